// The router: which page is open. Links are plain `<a href>`; a click on a link to our own pages does not reload.

interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

/** Keep text that cannot be decoded, such as `#50%`. */
function plain(decode: (text: string) => string, text: string): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}

const read = (): Place => ({
  path: plain(decodeURI, location.pathname),
  query: new URLSearchParams(location.search),
  hash: plain(decodeURIComponent, location.hash.slice(1)),
});

let place = $state.raw<Place>(read());

export const here = {
  get path(): string {
    return place.path;
  },
  get query(): URLSearchParams {
    return place.query;
  },
  get hash(): string {
    return place.hash;
  },
};

/** Open another page of ours. */
export function go(to: string, replace = false): void {
  const before = place.path;
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  place = read();
  if (place.path !== before) window.scrollTo(0, 0);
}

window.addEventListener('popstate', () => (place = read()));

document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || (link.pathname === location.pathname && link.hash)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
