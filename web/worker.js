"use strict";
// Runs the bots' program beside the page. It is sent questions and answers
// them; cmd/bot says how. Asked for "memory" it tells how many bytes it has.
importScripts("wasm_exec.js?%HASH%", "fetch.js?%HASH%");
const tilesteadList = JSON.parse(name);
const go = new Go();
tilesteadProgram(tilesteadList, "bot.wasm", go.importObject, () => {})
  .then(program => {
    addEventListener("message", e => {
      if (e.data === "memory") postMessage("memory " + program.instance.exports.mem.buffer.byteLength);
    });
    return go.run(program.instance);
  })
  .then(() => { throw new Error("the bots' program ended"); })
  .catch(e => postMessage("failed " + e.message));
