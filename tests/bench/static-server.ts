import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import { brotliCompressSync } from 'node:zlib';
import { hostedFile } from '../../src/app/build/hosts';

/**
 * Media types for a server that behaves like a static host: Brotli, long caching for hashed files, and the
 * app's HTML for its routes.
 */
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

export interface StaticSite {
  origin: string;
  close: () => Promise<void>;
}

/**
 * Serves a folder. `first` can answer a request before a file is looked up. `upgrade` handles WebSockets, for
 * example of the backend.
 */
export async function serveFolder(
  folder: string,
  first: (req: IncomingMessage, res: ServerResponse) => boolean = () => false,
  upgrade?: (req: IncomingMessage, socket: Duplex, head: Buffer) => void,
): Promise<StaticSite> {
  const cache = new Map<string, Buffer>();
  const server: Server = createServer((req, res) => {
    if (first(req, res)) return;
    const asked = new URL(req.url ?? '/', 'http://x').pathname;
    const { file, status } = hostedFile(folder, asked);
    const found = join(folder, file);
    const squeezed = extname(found) !== '.woff2';
    if (!existsSync(found)) return void res.writeHead(404).end();
    let body = cache.get(found);
    if (!body) {
      body = squeezed ? brotliCompressSync(readFileSync(found)) : readFileSync(found);
      cache.set(found, body);
    }
    res.writeHead(status, {
      'content-type': TYPES[extname(found)] ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': asked.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(squeezed ? { 'content-encoding': 'br' } : {}),
    });
    res.end(body);
  });
  if (upgrade) server.on('upgrade', upgrade);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
