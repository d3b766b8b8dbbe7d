import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Pages are sent in parts of this many bytes. After each part, the host pauses for this many milliseconds.
 */
const PIECE = 1_500;
const BETWEEN = 20;

/**
 * Starts a host that sends the same as `origin`. Pages are sent in small parts with pauses, as on a slow
 * connection.
 */
export async function slowHost(origin: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(origin + url);
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': type });
    if (type.startsWith('text/html'))
      for (let at = 0; at < body.length; at += PIECE) {
        response.write(body.subarray(at, at + PIECE));
        await pause(BETWEEN);
      }
    else response.write(body);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
