// Runs before an edge function in its Deno process: when the server that started it has ended in any way, its
// end of the pipe closes, and the function ends too.
declare const Deno: { stdin: { readable: AsyncIterable<Uint8Array> }; exit: (code: number) => never };

addEventListener('load', async () => {
  for await (const _ of Deno.stdin.readable);
  Deno.exit(0);
});
