"use strict";
// Runs the bots' program beside the page. It is sent questions and answers
// them; cmd/bot says how.
importScripts("wasm_exec.js?%HASH%", "fetch.js?%HASH%");
const tilesteadList = JSON.parse(decodeURIComponent(location.hash.slice(1)));
const go = new Go();
tilesteadProgram(tilesteadList, "bot.wasm", go.importObject, () => {})
  .then(program => go.run(program.instance))
  .then(() => { throw new Error("the bots' program ended"); })
  .catch(e => postMessage("failed " + e.message));
