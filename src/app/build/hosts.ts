import { readFileSync, statSync } from 'node:fs';
import { join, normalize, resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';

/** Response of a static host: a file in the build folder, and the HTTP status. */
type HostedFile = { file: string; status: 200 | 404 };

/** Name of the HTML page that starts the app at addresses that aren't prerendered. */
export const SHELL = 'shell';

/** Start page for guests' links. In a chat, such a link shows an invitation without the app's name. */
export const INVITED = { es: 'invited', en: 'en/invited' } as const;

/** Start page for links without an account, which show content for a vendor, a kitchen or a family. */
export const LINKED = { es: 'link', en: 'en/link' } as const;

/** Built files that configure static hosts. Visitors can't download them. */
export const FOR_HOSTS: readonly string[] = ['_headers', '_redirects', 'nginx.conf'];

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Returns the rewrites of `_redirects`: paths at which another file is sent while the address stays. */
export const sentPaths = (redirects: string): { path: string; file: string }[] =>
  redirects
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([path = '', to = '', status]) => (status === '200' ? { path, file: to.slice(1) } : []));

const covers = (pattern: string, pathname: string): boolean =>
  pattern.endsWith('/*') ? pathname.startsWith(pattern.slice(0, -1)) : pattern === pathname;

/** Decodes the path of an address; null if it is invalid, such as `/%00` or `/%E0%A4`. */
function pathOf(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes('\0') ? null : normalize(path).replace(/(.)\/+$/, '$1');
  } catch {
    return null;
  }
}

/**
 * Finds the file as static hosts do: the file at the path, then the path with `.html`, then the rewrites in
 * `_redirects`. Otherwise it returns the not-found page in the address's language.
 */
export function hostedFile(folder: string, pathname: string): HostedFile {
  const path = pathOf(pathname);
  const missing: HostedFile = {
    file: /^\/en(\/|$)/.test(pathname) ? '/en/404.html' : '/404.html',
    status: 404,
  };
  if (path === null || FOR_HOSTS.includes(path.slice(1))) return missing;
  const direct = path === '/' ? '/index.html' : path;
  if (isFile(join(folder, direct))) return { file: direct, status: 200 };
  if (isFile(join(folder, `${path}.html`))) return { file: `${path}.html`, status: 200 };
  const redirects = join(folder, '_redirects');
  const sent = isFile(redirects) ? sentPaths(readFileSync(redirects, 'utf8')) : [];
  const found = sent.find((one) => covers(one.path, path));
  return found ? { file: `/${found.file}.html`, status: 200 } : missing;
}

/** Prints details of an error on the terminal only, because they contain paths of this machine. */
const withoutDetails: Connect.ErrorHandleFunction = (error, _req, res, _next) => {
  console.error('[preview]', error);
  res.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
  res.end('This address could not be served.');
};

/**
 * Lets `vite preview` serve files as a static host does. This plugin must come after the backend's plugin,
 * which handles its own requests first.
 */
export function likeStaticHosts(): Plugin {
  return {
    name: 'celebra:like-static-hosts',
    configurePreviewServer({ config, middlewares }) {
      const folder = resolve(config.root, config.build.outDir);
      middlewares.use((req, res, next) => {
        const [pathname = '/', search] = (req.url ?? '/').split(/(?=\?)/);
        const { file, status } = hostedFile(folder, pathname);
        if (status === 200) {
          req.url = file + (search ?? '');
          return next();
        }
        res.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
        res.end(readFileSync(join(folder, file)));
      });
      return () => middlewares.use(withoutDetails);
    },
  };
}
