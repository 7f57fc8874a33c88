// Caches the client, so that it opens offline and can be installed. Never caches matches: they live on the server, and
// a stale one would be worse than none.
const BUILD = 'oubliette-__BUILD__';
const FILES = __FILES__;
const TEXTS = 'oubliette-texts'; // the cache of games, sentences and rulebooks, read when offline
const LASTING = /^\/api\/(games|texts)(\/|$)/;
const IGNORE_VARY = { ignoreVary: true }; // the URL alone names the file, including its language
const GAMES = ['/api/games?lang=en', '/api/games?lang=fr']; // the home page needs them

self.addEventListener('install', (event) => {
  const install = async () => {
    await (await caches.open(BUILD)).addAll(['/', ...FILES]);
    await (await caches.open(TEXTS)).addAll(GAMES).catch(() => undefined); // optional: the next fetch caches them
  };
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  const clean = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith('oubliette-') && name !== BUILD && name !== TEXTS) await caches.delete(name);
    }
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener('fetch', (event) => {
  const request = event.request;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/') || FILES.includes(url.pathname)) event.respondWith(file(request));
  else if (LASTING.test(url.pathname)) event.respondWith(text(event));
});

// The page: from the server if it answers, else from the cache.
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

// From the cache first: a file with a hash in its name never changes.
async function file(request) {
  const kept = await caches.match(request, IGNORE_VARY);
  if (kept) return kept;
  const answer = await fetch(request);
  const copy = answer.clone();
  if (answer.ok)
    void caches.open(BUILD).then(
      (cache) => cache.put(request, copy),
      () => undefined,
    );
  return answer;
}

// Texts hardly ever change: ask the server first, and fall back to the cache.
async function text(event) {
  const cache = await caches.open(TEXTS);
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(cache.put(event.request, answer.clone()));
    return answer;
  } catch {
    return (await cache.match(event.request, IGNORE_VARY)) ?? Response.error();
  }
}
