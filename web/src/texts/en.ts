// The sentences of the home page and of the frame around all pages, as one Fluent source: the first load.
const files = import.meta.glob<string>('./en/{home,shell}.ftl', { query: '?raw', import: 'default', eager: true });

export default Object.values(files).join('\n');
