"use strict";
// The door of the game: looks whether the browser can run it, fetches it with
// true progress, opens it when the player says so, and tells what went wrong.

// The list of all files, which the build writes into the page.
const tilesteadList = JSON.parse(document.getElementById("list").textContent);

globalThis.tilestead = (() => {
  const list = tilesteadList;
  const query = new URLSearchParams(location.search);
  const part = name => document.getElementById(name);
  const megabytes = n => (n / 1e6).toFixed(1);

  // The language: what the settings say, else what the browser asks for.
  const language = (() => {
    let kept = "";
    try {
      kept = (localStorage.getItem("tilestead/settings.txt") || "").match(/^language\s*=\s*(\w+)/m)?.[1] || "";
    } catch { /* nothing is kept for this page */ }
    const asked = [query.get("lang") || "", kept, ...(navigator.languages || [])];
    return asked.map(l => l.slice(0, 2).toLowerCase()).find(l => tilesteadWords[l]) || "en";
  })();
  document.documentElement.lang = language;
  const say = (key, ...filled) => tilesteadWords[language][key].replace(/\{(\d)\}/g, (_, n) => filled[n - 1]);

  part("turn").textContent = say("turn");

  const line = text => { part("line").textContent = text; };
  const progress = (done, all) => {
    const percent = Math.min(100, Math.floor(100 * done / Math.max(1, all)));
    part("part").style.width = percent + "%";
    part("bar").setAttribute("aria-valuenow", percent);
  };

  // fail shows what is wrong, in words, and offers to try again.
  let failed = false;
  function fail(key, details) {
    if (failed) return;
    failed = true;
    part("door").classList.remove("open");
    part("door").hidden = false;
    part("bar").hidden = part("whole").hidden = true;
    part("bar").style.display = "none";
    line(say(key));
    document.documentElement.dataset.state = "failed " + key;
    if (details) {
      part("more").textContent = details;
      part("more").hidden = false;
    }
    const button = part("play");
    button.textContent = say("retry");
    button.hidden = false;
    button.onclick = () => location.reload();
    button.focus();
  }

  function canDraw() {
    try {
      const gl = document.createElement("canvas").getContext("webgl2");
      gl?.getExtension("WEBGL_lose_context")?.loseContext();
      return gl !== null;
    } catch {
      return false;
    }
  }

  // The game draws every pixel of its canvas, and nothing but rectangles: smoothed edges,
  // what shines through, depth and stencil would only cost, and most where no graphics
  // card helps.
  const plain = { antialias: false, alpha: false, depth: false, stencil: false };
  function drawPlain() {
    const get = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, wanted) {
      return get.call(this, kind, kind === "webgl2" ? { ...wanted, ...plain } : wanted);
    };
  }

  const outOfMemory = e => e instanceof RangeError || /memory/i.test(String(e && e.message));

  // What the program wrote last, for when it stops.
  let said = "";
  function listen() {
    const write = globalThis.fs.writeSync.bind(globalThis.fs);
    const decoder = new TextDecoder();
    globalThis.fs.writeSync = (fd, bytes) => {
      said = (said + decoder.decode(bytes)).slice(-4000);
      return write(fd, bytes);
    };
  }

  // Flags of the program can be given in the address: ?title=montana&seed=5. The
  // program refuses what cannot be, an empty one too.
  // aims=on makes it tell in tilestead.aims what can be clicked, for tests;
  // think=slices makes bots think in the page instead of a worker.
  const flags = ["seed", "lang", "title", "modules", "value", "bots"];
  function command() {
    const args = ["tilestead"];
    for (const f of flags) for (const v of query.getAll(f)) args.push("-" + f, v);
    return args;
  }

  // words gives the file of a pack of texts, which is fetched once.
  const packs = {};
  const words = pack => packs[pack] ??= (async () => {
    const file = list.files.find(f => f.words === pack);
    if (!file) throw new Error("no texts " + pack);
    return new Uint8Array(await new Response(await tilesteadFetch(file, () => {})).arrayBuffer());
  })();

  let memory;
  async function open() {
    if (location.protocol === "file:") return fail("file", "python3 -m http.server\nhttp://localhost:8000/");
    if (typeof WebAssembly !== "object" || !WebAssembly.instantiate) return fail("noWasm");
    if (!canDraw()) return fail("noGL");
    listen();
    drawPlain();
    const go = new Go();
    go.argv = command();
    go.env = {TILESTEAD_AIMS: query.get("aims") === "on" ? "page" : "", TILESTEAD_THINK: query.get("think") || ""};
    const all = tilesteadPacked(list, "tilestead.wasm").bytes;
    words(language).catch(() => {}); // come beside the program
    let done = 0, program;
    const tell = n => {
      if (failed) return;
      done += n;
      line(done < all ? say("loading", megabytes(done), megabytes(all)) : say("unpacking"));
      progress(done, all);
    };
    tell(0);
    try {
      program = await tilesteadProgram(list, "tilestead.wasm", go.importObject, tell);
      await words(language);
    } catch (e) {
      return fail(outOfMemory(e) ? "memory" : "network", String(e));
    }
    memory = program.instance.exports.mem;
    try {
      await go.run(program.instance);
    } catch (e) {
      said += "\n" + e;
    }
    if (/out of memory/.test(said)) fail("memory");
    else if (/WebGL|opengl/i.test(said)) fail("noGL", said.trim());
    else if (said.trim()) fail("stopped", said.trim());
    else fail("ended");
  }

  // ready is called by the program when its first screen can be shown.
  function ready() {
    if (failed) return;
    const again = remembered("lost");
    const after = remembered("renewed");
    line(say(again ? "again" : "ready"));
    progress(1, 1);
    const button = part("play"), whole = part("full");
    button.textContent = say("play");
    button.hidden = false;
    part("bar").style.visibility = "hidden";
    if (document.fullscreenEnabled) {
      part("whole").hidden = false;
      part("whole").querySelector("span").textContent = say("whole");
    }
    button.onclick = () => {
      part("door").classList.add("open");
      setTimeout(() => { part("door").hidden = true; part("door").style.display = "none"; makeRoom(); }, 300);
      if (whole.checked) document.documentElement.requestFullscreen().catch(() => {});
      const canvas = document.querySelector("canvas");
      canvas.setAttribute("role", "application"); // readers leave the keys to the game
      canvas.setAttribute("aria-label", say("canvas"));
      canvas.focus();
      document.documentElement.dataset.state = "playing";
      tilestead.played = true;
      keepForLater();
    };
    document.documentElement.dataset.state = "ready";
    button.focus();
    if (after) button.click();
    else navigator.serviceWorker?.getRegistration().then(r => r?.waiting && navigator.serviceWorker.controller && news(r.waiting), () => {});
  }

  // The browser's way back, which a phone has as a gesture, leads back in the game, and from
  // its title screen off the page. Browsers pass over an entry of the history that nobody
  // touched the page in, so each touch sees to one.
  let guarded = false, back = false, home = true;
  function guard() {
    if (guarded || !tilestead.played || home) return;
    guarded = true;
    history.pushState(null, "");
  }
  for (const kind of ["pointerdown", "keydown"]) window.addEventListener(kind, guard, true);
  window.addEventListener("popstate", () => {
    guarded = false;
    if (home) history.back();
    else back = true;
  });
  function wentBack(atHome) {
    home = atHome;
    const was = back;
    back = false;
    return was;
  }

  // remember and remembered pass a word to this page loaded anew.
  function remember(word) {
    try { sessionStorage.setItem("tilestead " + word, "1"); } catch { /* it is only a kindness */ }
  }
  function remembered(word) {
    try {
      const was = sessionStorage.getItem("tilestead " + word) !== null;
      sessionStorage.removeItem("tilestead " + word);
      return was;
    } catch {
      return false;
    }
  }

  // A lost graphics card makes Ebitengine load the page anew.
  document.addEventListener("webglcontextlost", () => remember("lost"), true);

  // The browser keeps its own shortcuts; the game takes all other keys. They go
  // by the letter that a key writes, in scripts without Latin letters and for
  // the 0 of rows that write other signs by its place.
  const theirs = e => {
    if (e.key === "F5" || e.key === "F12") return true;
    if (!(e.ctrlKey || e.metaKey) || e.altKey || e.getModifierState("AltGraph")) return false;
    const foreign = /^\p{L}$/u.test(e.key) && !/\p{Script=Latin}/u.test(e.key);
    return /^[rtwnlpj0+=-]$/i.test(foreign ? e.code.replace(/^Key/, "") : e.key) || /^(Digit|Numpad)0$/.test(e.code);
  };
  for (const kind of ["keydown", "keyup"])
    window.addEventListener(kind, e => {
      if (theirs(e) || part("door").style.display !== "none") e.stopImmediatePropagation();
    }, true);

  // Offline use. The worker's list is versioned: a new one waits until the
  // player says so.
  let registration;
  async function keepForLater() {
    if (!navigator.serviceWorker || query.get("keep") === "off") return;
    try {
      registration = await navigator.serviceWorker.register("sw.js");
      const offer = worker => worker && navigator.serviceWorker.controller && news(worker);
      const follow = worker => worker?.addEventListener("statechange", () => offer(registration.waiting));
      registration.addEventListener("updatefound", () => follow(registration.installing));
      follow(registration.installing); // it may have begun before
      offer(registration.waiting);
      await navigator.serviceWorker.ready;
      keepRest();
      const look = () => registration.update().catch(() => {});
      look();
      setInterval(look, 3600e3);
    } catch { /* the game plays without it */ }
  }

  // makeRoom lets the game end above the news. Where it would become too small
  // for that, as on phones, the news waits for the next time the door shows.
  function makeRoom() {
    const bar = part("news"), body = document.body.style, was = body.height;
    bar.style.visibility = "";
    const strip = bar.hidden ? 0 : bar.offsetHeight + 8;
    const enough = innerHeight - strip >= (devicePixelRatio >= 2 ? 300 : 360);
    const playing = part("door").hidden;
    bar.style.visibility = playing && strip && !enough ? "hidden" : "";
    body.height = playing && strip && enough ? `calc(100% - ${strip}px)` : "";
    if (body.height !== was) window.dispatchEvent(new Event("resize"));
  }
  window.addEventListener("resize", e => { if (e.isTrusted && !part("news").hidden) makeRoom(); });

  let later = false; // the player wants to hear of it another time
  function news(worker) {
    if (later) return;
    part("news").querySelector("span").textContent = say("news");
    part("renew").textContent = say("renew");
    part("later").textContent = say("later");
    part("news").hidden = false;
    part("later").onclick = () => {
      part("news").hidden = later = true;
      makeRoom();
      document.querySelector("canvas")?.focus();
    };
    makeRoom();
    part("renew").onclick = () => {
      navigator.serviceWorker.addEventListener("controllerchange", () => {
        remember("renewed");
        location.reload();
      }, {once: true});
      worker.postMessage("renew");
    };
  }

  const nameOf = f => f.path.slice(f.path.lastIndexOf("/") + 1);

  // When the last of what the program asked for came, and whether there was art.
  const asked = {last: 0, art: false};

  // fetchParcels hands sheets and packs of texts to the program, one by one. A few are
  // under way at a time: those that wait to be unpacked take memory.
  async function fetchParcels(names, came, give, end) {
    const files = list.files.filter(f => names.includes(nameOf(f)));
    let done = 0, next = 0;
    try {
      const all = files.reduce((sum, f) => sum + f.bytes, 0);
      const some = async () => {
        while (next < files.length) {
          const f = files[next++];
          const stream = await tilesteadFetch(f, n => {
            asked.last = performance.now();
            came(done += n, all);
          });
          const parcel = new Uint8Array(await new Response(stream).arrayBuffer());
          await new Promise(taken => give(nameOf(f), parcel, taken));
        }
      };
      await Promise.all([some(), some(), some()]);
      asked.art ||= files.some(f => f.art);
      end("");
    } catch (e) {
      next = files.length; // the others need not go on
      end(String(e.message || e));
    }
  }

  // What no one has asked for yet is fetched when the player has a game, or needs none
  // for a while.
  const calm = 5e3, restAfterAll = 60e3;
  async function keepRest() {
    if (navigator.connection?.saveData) return;
    const from = performance.now();
    for (;;) {
      const now = performance.now();
      if (now - asked.last > calm && (asked.art || now - from > restAfterAll)) break;
      await new Promise(again => setTimeout(again, 1e3));
    }
    registration.active.postMessage("rest");
  }

  // fetchExtra hands a file to the program that it is whole without: sounds, and
  // letters of names in other scripts. There is nothing the player could do: what
  // does not come is asked for again, less and less often.
  async function fetchExtra(path, take) {
    const file = list.files.find(f => f.path === path);
    for (let rest = 5000; ; rest = Math.min(2 * rest, 600e3)) {
      try {
        const stream = await tilesteadFetch(file, () => {});
        const problem = take(new Uint8Array(await new Response(stream).arrayBuffer()));
        if (problem) console.warn(problem);
        return;
      } catch {
        await new Promise(again => setTimeout(again, rest));
      }
    }
  }

  return {
    open, ready, words, fetchParcels, fetchExtra, wentBack, played: false, aims: "",
    newWorker: () => {
      const bots = {files: list.files.filter(f => f.path.startsWith("bot.wasm"))};
      const script = list.files.find(f => f.path === "worker.js");
      return new Worker(tilesteadAddress(script), {name: JSON.stringify(bots)});
    },
    announce: text => {
      const spoken = part("spoken"), p = document.createElement("p");
      p.textContent = text;
      spoken.append(p);
      while (spoken.childElementCount > 20) spoken.firstElementChild.remove();
    },
    memory: () => memory ? memory.buffer.byteLength : 0,
  };
})();
tilestead.open();
