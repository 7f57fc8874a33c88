// Markdown to HTML. Loads the parser only when a page shows a rule: the home page does not need it.
import type { Tokens } from 'marked';

let render = $state.raw<((source: string) => string) | null>(null);
let loading: Promise<void> | null = null;

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => MARKS[mark]!);

/** Tables and code may be wider than the page: make them scroll on their own, by keyboard too. */
const reachable = (made: string): string =>
  made
    .replaceAll('<table>', '<div class="scroll" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');

/** Load the parser, once. */
export function loadMarkdown(): Promise<void> {
  loading ??= import('marked').then(({ Marked }) => {
    const marked = new Marked({
      gfm: true,
      renderer: {
        // Show HTML tags in a rulebook as plain text: rules use only Markdown.
        html: ({ text }: Tokens.HTML | Tokens.Tag) => escaped(text),
        link({ href, tokens }: Tokens.Link) {
          const words = this.parser.parseInline(tokens);
          return /^(https?:|\/|#)/.test(href) ? `<a href="${escaped(href)}">${words}</a>` : words;
        },
        image: ({ text }: Tokens.Image) => escaped(text), // never fetch from other sites
      },
    });
    render = (source) => reachable(marked.parse(source, { async: false }));
  });
  loading.catch(() => (loading = null));
  return loading;
}

/** The HTML of a Markdown source; null until the parser is loaded. */
export function html(source: string): string | null {
  return render?.(source) ?? null;
}
