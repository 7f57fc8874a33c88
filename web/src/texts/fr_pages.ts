// The sentences of all other pages, as one Fluent source.
const files = import.meta.glob<string>(['./fr/*.ftl', '!**/{home,shell}.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default Object.values(files).join('\n');
