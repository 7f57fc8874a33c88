// Reads what people paste to join: a link, with or without words around it, or only the id of a table.

const PLACE = /\/(?<kind>[tm])\/(?<id>[\w-]{8,64})(?:\?(?:[^\s#]*&)?invite=(?<invite>[\w-]{1,64}))?/;
const ID = /^[\w-]{16,64}$/;

/** The page to open; null if the text holds neither a link nor an id. */
export function whereTo(pasted: string): string | null {
  const text = pasted.trim();
  if (ID.test(text)) return `/t/${text}`;
  const found = PLACE.exec(text)?.groups;
  if (!found) return null;
  return `/${found.kind}/${found.id}${found.invite ? `?invite=${found.invite}` : ''}`;
}
