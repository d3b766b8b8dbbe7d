import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { headersFor, parseHeaders } from '../src/app/build/headers';
import { hostedFile } from '../src/app/build/hosts';
import { createBackend, type Running } from '../supabase/local/backend';

const ROOT = join(import.meta.dirname, '..');
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export interface TwoOrigins {
  site: string;
  service: Running;
  stop: () => Promise<void>;
}

async function listen(host: string, listener: RequestListener): Promise<{ server: Server; origin: string }> {
  const server = createServer(listener).listen(0, host);
  await once(server, 'listening');
  return { server, origin: `http://${host}:${(server.address() as AddressInfo).port}` };
}

/**
 * The product as it is hosted: a build for a project at another origin, whose files a host serves with the written
 * headers, and the service behind CORS, as a gateway lets any site in that names its key.
 */
export async function startTwoOrigins(publishableKey: string): Promise<TwoOrigins> {
  const dist = await mkdtemp(join(tmpdir(), 'celebra-two-origins-'));
  let rules: ReturnType<typeof parseHeaders> = [];
  const files = await listen('localhost', (req, res) => {
    const [path = '/'] = (req.url ?? '/').split('?');
    const { file, status } = hostedFile(dist, path);
    for (const [name, value] of headersFor(rules, path)) res.setHeader(name, value);
    res.writeHead(status, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    res.end(readFileSync(join(dist, file)));
  });
  const backend = createBackend({ root: ROOT, dataDir: undefined, site: files.origin });
  const api = await listen('127.0.0.1', (req, res) => {
    const headers = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*, authorization',
    };
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    res.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
    if (req.method === 'OPTIONS') res.writeHead(204).end();
    else if (!backend.handle(req, res)) res.writeHead(404).end();
  });
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--outDir', dist, '--emptyOutDir', '--logLevel', 'error'],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        VITE_SUPABASE_URL: api.origin,
        VITE_SUPABASE_ANON_KEY: publishableKey,
        VITE_SITE_URL: files.origin,
        ALLOW_EXAMPLE_COMPANY: 'yes',
      },
    },
  );
  if (!existsSync(join(dist, '_headers'))) throw new Error('The build wrote no _headers');
  rules = parseHeaders(readFileSync(join(dist, '_headers'), 'utf8'));
  const service = await backend.ready;
  return {
    site: files.origin,
    service,
    async stop() {
      for (const { server } of [files, api]) {
        server.closeAllConnections();
        server.close();
      }
      await backend.stop();
      await rm(dist, { recursive: true, force: true });
    },
  };
}
