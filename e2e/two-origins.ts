import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { headersFor, parseHeaders } from '../src/app/build/headers';
import { hostedFile } from '../src/app/build/hosts';
import { createBackend } from '../supabase/local/backend';
import { PUBLISHABLE_KEY } from '../supabase/local/keys';
import { HOSTED, hostedApp } from '../tests/builders/hosted-app';
import { findNginx, startNginx } from '../tests/builders/nginx';

const ROOT = join(import.meta.dirname, '..');
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** Origins of the site and the service, without a slash at the end. */
export interface TwoOrigins {
  site: string;
  service: string;
  /** Program that serves the files. */
  host: 'nginx' | 'node';
  /** Key for operations that only an operator is allowed to do. */
  secretKey: string;
  stop: () => Promise<void>;
}

async function listen(listener: RequestListener, port: number): Promise<Server> {
  const server = createServer(listener).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

/** Serves the files like a static host that follows `_headers` and `_redirects`. */
function staticHost(dist: string): RequestListener {
  let rules: ReturnType<typeof parseHeaders> | undefined;
  return (req, res) => {
    rules ??= parseHeaders(readFileSync(join(dist, '_headers'), 'utf8'));
    const [path = '/'] = (req.url ?? '/').split('?');
    const { file, status } = hostedFile(dist, path);
    for (const [name, value] of headersFor(rules, path)) res.setHeader(name, value);
    res.writeHead(status, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    res.end(readFileSync(join(dist, file)));
  };
}

/**
 * Imitates the gateway of a hosted project, which accepts requests with the project's key from any site. The
 * gateway adds CORS headers for all services except the functions, which send their own.
 */
function gateway(backend: ReturnType<typeof createBackend>): RequestListener {
  const own: RequestListener = (req, res) => {
    // The gateway replaces the project's key by that of the embedded backend.
    req.rawHeaders = req.rawHeaders.map((value) => value.replace(HOSTED.key, PUBLISHABLE_KEY));
    if (!backend.handle(req, res)) res.writeHead(404).end();
  };
  return (req, res) => {
    if (!/^\/(auth|rest|storage)\//.test(req.url ?? '')) return own(req, res);
    res.setHeader('Access-Control-Allow-Origin', '*');
    if (req.method !== 'OPTIONS') {
      if (req.headers.apikey !== undefined) return own(req, res);
      res.writeHead(401, { 'content-type': 'application/json' });
      return res.end(JSON.stringify({ message: 'No API key found in request' }));
    }
    res.setHeader('Access-Control-Allow-Headers', req.headers['access-control-request-headers'] ?? '*');
    res.setHeader('Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, PATCH, DELETE');
    return res.writeHead(200).end();
  };
}

/**
 * Starts the product as it is hosted: the build and the service have different origins, and the service uses
 * CORS. If nginx is installed, it serves the build with the documented configuration. Otherwise, a host with
 * the documented headers does.
 */
export async function startTwoOrigins(): Promise<TwoOrigins> {
  const { site, service, sitePort, servicePort } = HOSTED;
  const backend = createBackend({ root: ROOT, dataDir: undefined, site });
  const stopping: (() => Promise<void>)[] = [() => backend.stop()];
  const stop = async () => {
    for (const part of stopping.reverse()) await part();
  };
  try {
    const api = await listen(gateway(backend), servicePort);
    api.on('upgrade', (req, socket, head) => {
      req.url = req.url?.replace(HOSTED.key, PUBLISHABLE_KEY);
      backend.upgrade(req, socket, head);
    });
    stopping.push(async () => {
      const closed = close(api);
      // A closing HTTP server leaves its WebSocket connections open, so the backend must close them.
      await backend.stop();
      await closed;
    });
    const dist = await hostedApp();
    for (const name of ['_headers', 'nginx.conf'])
      if (!existsSync(join(dist, name))) throw new Error(`The build wrote no ${name}`);
    const nginx = findNginx();
    if (nginx === null) {
      const files = await listen(staticHost(dist), sitePort);
      stopping.push(() => close(files));
    } else {
      const server = await startNginx(nginx, dist, sitePort);
      stopping.push(server.stop);
    }
    const { keys } = await backend.ready;
    return { site, service, host: nginx === null ? 'node' : 'nginx', secretKey: keys.secret, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
