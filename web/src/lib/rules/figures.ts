// The parts of a paragraph: Markdown, and between it figures and worked examples, each on a line of its own:
// `![Caption](figure:fight)`, `![Caption](example:riposte)`.

export interface Part {
  kind: 'words' | 'figure' | 'example';
  /** Markdown, or the caption. */
  text: string;
  /** Of the figure or example. */
  name: string;
}

const FIGURE = /^!\[(?<text>[^\]]*)\]\((?<kind>figure|example):(?<name>[a-z0-9_.-]+)\)$/;

export function partsOf(body: string): Part[] {
  const parts: Part[] = [];
  let words: string[] = [];
  const close = (): void => {
    const text = words.join('\n').trim();
    if (text) parts.push({ kind: 'words', text, name: '' });
    words = [];
  };
  for (const line of body.split('\n')) {
    const found = FIGURE.exec(line.trim())?.groups;
    if (!found) {
      words.push(line);
      continue;
    }
    close();
    parts.push({ kind: found.kind as 'figure' | 'example', text: found.text!, name: found.name! });
  }
  close();
  return parts;
}
