"use strict";
// Keeps the game where it works without a network. The build writes the list of
// all files and their contents' hashes in here: another version is another
// script, which browsers notice by themselves.
const list = "%LIST%";
const here = "tilestead " + list.version;
// The page itself lies at the folder: many hosts lead away from index.html.
const address = file => new URL(file.bare ? "./" : file.path + "?" + file.hash, registration.scope).href;
const packs = typeof DecompressionStream === "function";

// wanted says which files this browser needs: of a program either form.
const wanted = file => packs ? !list.files.some(f => f.path === file.path + ".gz") : !file.path.endsWith(".gz");

// keep puts a file into the cache, from an older version's where it is the same.
async function keep(cache, file) {
  const at = address(file);
  if (await cache.match(at)) return;
  const old = file.bare ? undefined : await caches.match(at);
  const answer = old || await fetch(at, {cache: file.bare ? "no-cache" : "default"});
  if (!answer.ok) throw new Error(file.path + ": " + answer.status);
  await cache.put(at, answer);
}

// asked is how many files the page waits for.
let asked = 0;

async function keepAll(files) {
  const cache = await caches.open(here);
  for (const file of files.filter(wanted)) {
    while (asked > 0) await new Promise(again => setTimeout(again, 500));
    await keep(cache, file);
  }
}

addEventListener("install", e => e.waitUntil(keepAll(list.files.filter(f => !f.later))));

addEventListener("activate", e => e.waitUntil((async () => {
  for (const name of await caches.keys())
    if (name.startsWith("tilestead ") && name !== here) await caches.delete(name);
  await clients.claim();
})()));

addEventListener("message", e => {
  if (e.data === "renew") skipWaiting();
  // What comes later in a game, when the page has nothing else to do.
  if (e.data === "rest") e.waitUntil(keepAll(list.files).catch(() => {}));
});

addEventListener("fetch", e => {
  const at = new URL(e.request.url);
  if (e.request.method !== "GET" || !at.href.startsWith(registration.scope)) return;
  if (e.request.mode === "navigate") at.pathname = new URL(registration.scope).pathname + "index.html";
  e.respondWith(answer(e.request, at));
});

async function answer(request, at) {
  const cache = await caches.open(here);
  const name = at.pathname.slice(new URL(registration.scope).pathname.length);
  const file = list.files.find(f => f.path === name);
  if (!file) return fetch(request);
  // What has no hash in its address is asked for as it is in this version.
  const its = at.search === "" || request.mode === "navigate" ? address(file) : at.href;
  const kept = await cache.match(its);
  if (kept) return kept;
  asked++;
  try {
    const got = await fetch(request);
    if (got.ok && its === address(file)) await cache.put(its, got.clone());
    return got;
  } finally {
    asked--;
  }
}
