import { connect, createServer, type Socket } from 'node:net';

export interface Wire {
  origin: string;
  cut(): void;
  /** Blocks the open WebSockets in both directions without closing them. */
  silence(): void;
  close(): Promise<void>;
}

/**
 * Starts a TCP proxy between browsers and server that can break WebSockets. Other requests pass unchanged.
 */
export async function wireTo(target: string): Promise<Wire> {
  const { hostname, port } = new URL(target);
  const pairs = new Set<readonly [Socket, Socket]>();
  const sockets = new Set<readonly [Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    near.once('data', (first) => {
      if (/^upgrade: websocket/im.test(first.toString('latin1'))) sockets.add(pair);
      far.write(first);
      near.pipe(far);
    });
    far.pipe(near);
    for (const one of pair)
      one
        .on('error', () => undefined)
        .on('close', () => {
          pairs.delete(pair);
          sockets.delete(pair);
          for (const each of pair) each.destroy();
        });
  });
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve));
  const address = server.address();
  const end = (ended: ReadonlySet<readonly [Socket, Socket]>) => {
    for (const pair of ended) for (const one of pair) one.destroy();
  };
  return {
    origin: `http://${hostname}:${typeof address === 'object' && address ? address.port : 0}`,
    cut: () => end(sockets),
    silence() {
      for (const [near, far] of sockets) {
        near.unpipe();
        far.unpipe();
        // Discards received data, so that no buffer fills up.
        near.resume();
        far.resume();
      }
      sockets.clear();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        end(pairs);
      }),
  };
}
