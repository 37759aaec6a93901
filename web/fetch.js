"use strict";
// Fetching of what the build's list names, for the page and the bots' worker.

// tilesteadAddress is where a file of the list lies. Its content is part of the
// address, so no cache ever gives the file of another version.
function tilesteadAddress(file) {
  return file.path + "?" + file.hash;
}

// tilesteadFetch gives a file of the list as it comes and tells how many bytes came.
async function tilesteadFetch(file, came) {
  const answer = await fetch(tilesteadAddress(file));
  if (!answer.ok) throw new Error(file.path + ": " + answer.status);
  if (!answer.body) {
    const whole = await answer.arrayBuffer();
    came(whole.byteLength);
    return new Response(whole).body;
  }
  return answer.body.pipeThrough(new TransformStream({
    transform(part, out) {
      came(part.byteLength);
      out.enqueue(part);
    },
  }));
}

// tilesteadPacked is the packed form of a program where the browser can unpack it.
function tilesteadPacked(list, name) {
  const want = typeof DecompressionStream === "function" ? name + ".gz" : name;
  return list.files.find(f => f.path === want);
}

// tilesteadUnpack takes the packing off, unless the host or the browser did it.
async function tilesteadUnpack(stream) {
  const reader = stream.getReader();
  const first = await reader.read();
  const packed = !first.done && first.value.length > 1 && first.value[0] === 0x1f && first.value[1] === 0x8b;
  const again = new ReadableStream({
    start(out) { if (!first.done) out.enqueue(first.value); },
    async pull(out) {
      const next = first.done ? first : await reader.read();
      if (next.done) out.close();
      else out.enqueue(next.value);
    },
    cancel(why) { return reader.cancel(why); },
  });
  return packed ? again.pipeThrough(new DecompressionStream("gzip")) : again;
}

// tilesteadProgram fetches, unpacks and readies a program.
async function tilesteadProgram(list, name, imports, came) {
  const stream = await tilesteadUnpack(await tilesteadFetch(tilesteadPacked(list, name), came));
  const answer = new Response(stream, {headers: {"Content-Type": "application/wasm"}});
  if (WebAssembly.instantiateStreaming) return WebAssembly.instantiateStreaming(answer, imports);
  return WebAssembly.instantiate(await answer.arrayBuffer(), imports);
}
