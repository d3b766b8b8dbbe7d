import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface DelayedHost {
  readonly origin: string;
  /** How many of the app's scripts have been asked for. */
  asked: number;
  /** How long every script is on its way, ms. */
  delay: number;
  /** Nothing answers any more, as without a connection. */
  disconnect(): Promise<void>;
  close(): Promise<void>;
}

/** Stands in front of the app's own server: scripts arrive late, and the connection can go. */
export async function delayedHost(target: string): Promise<DelayedHost> {
  const { hostname, port } = new URL(target);
  const server = createServer(async (from, to) => {
    const { method, url = '/', headers } = from;
    if (/^\/assets\/.*\.js$/.test(url)) {
      host.asked += 1;
      await pause(host.delay);
    }
    const onward = request({ hostname, port, method, path: url, headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    });
    onward.on('error', () => to.destroy());
    from.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const stop = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  const host: DelayedHost = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked: 0,
    delay: 0,
    disconnect: stop,
    close: stop,
  };
  return host;
}
