import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface DelayedHost {
  readonly origin: string;
  /** Number of requests for the app's scripts so far. */
  asked: number;
  /** Delay of every script, in milliseconds. */
  delay: number;
  /** Makes the proxy stop answering, as if the connection were lost. */
  disconnect(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a proxy in front of the app's server that delays scripts and can drop the connection. */
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
