// Runs in Deno before an edge function. When the server that started the process ends in any way, standard
// input closes, and this process exits too.
declare const Deno: { stdin: { readable: AsyncIterable<Uint8Array> }; exit: (code: number) => never };

addEventListener('load', async () => {
  for await (const _ of Deno.stdin.readable);
  Deno.exit(0);
});
