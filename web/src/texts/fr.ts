// All sentences of the client in this language, as one Fluent source.
const files = import.meta.glob<string>('./fr/*.ftl', { query: '?raw', import: 'default', eager: true });

export default Object.values(files).join('\n');
