// Markdown to HTML. What does it is fetched when the first rule is read: the first page needs none of it.
import type { Tokens } from 'marked';

let render = $state.raw<((source: string) => string) | null>(null);
let loading: Promise<void> | null = null;

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => MARKS[mark]!);

/** What may be wider than the page scrolls by itself: also for who has no mouse. */
const reachable = (made: string): string =>
  made
    .replaceAll('<table>', '<div class="scroll" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');

/** Fetch what makes HTML of Markdown; once. */
export function loadMarkdown(): Promise<void> {
  loading ??= import('marked').then(({ Marked }) => {
    const marked = new Marked({
      gfm: true,
      renderer: {
        // Tags in a rulebook are text like any other: a rule has no markup but Markdown's.
        html: ({ text }: Tokens.HTML | Tokens.Tag) => escaped(text),
        link({ href, tokens }: Tokens.Link) {
          const words = this.parser.parseInline(tokens);
          return /^(https?:|\/|#)/.test(href) ? `<a href="${escaped(href)}">${words}</a>` : words;
        },
        image: ({ text }: Tokens.Image) => escaped(text), // nothing is fetched from elsewhere
      },
    });
    render = (source) => reachable(marked.parse(source, { async: false }));
  });
  loading.catch(() => (loading = null));
  return loading;
}

/** The HTML of a Markdown source; null until it can be made. */
export function html(source: string): string | null {
  return render?.(source) ?? null;
}
