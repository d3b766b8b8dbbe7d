import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersOf, parseHeaders } from '../../src/app/build/headers.ts';
import { hostedFile, sentPaths } from '../../src/app/build/hosts.ts';
import { LONG } from '../../src/app/workshop/sample-texts.ts';
import { buildApp } from '../builders/build-app';
import { EMBEDDED_ONLY, holding } from '../builders/embedded-only';
import { HOSTED, HOSTED_SETTINGS, hostedApp } from '../builders/hosted-app';
import { findNginx, startNginx } from '../builders/nginx';

/** Folder with the build for a hosted project. */
let dist: string;

beforeAll(async () => {
  dist = await hostedApp();
}, 240_000);

test('a hosted build with wrong settings fails and lists all reasons', async () => {
  const slip = {
    VITE_SUPABASE_URL: `${HOSTED.service}/`,
    VITE_SITE_URL: '',
    ALLOW_EXAMPLE_COMPANY: '',
  };
  const reasons = await buildApp(`${dist}-refused`, {
    ...HOSTED_SETTINGS,
    ...slip,
    VITE_SUPABASE_ANON_KEY: '',
  }).catch(String);
  for (const reason of [
    /VITE_SUPABASE_URL must be/,
    /ANON_KEY is missing/,
    /SITE_URL is missing/,
    /example company/,
  ])
    expect(reasons).toMatch(reason);
}, 60_000);

/** public-site.test.ts finds the same texts in an embedded build, which proves that the search works. */
test('a hosted build contains no code of the embedded backend', async () => {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = new Map(
    await Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map(
          async ({ name, parentPath }) => [name, await readFile(join(parentPath, name), 'latin1')] as const,
        ),
    ),
  );
  for (const text of [...EMBEDDED_ONLY, 'pglite']) expect(holding(files, text), text).toEqual([]);
  // The gallery and the debug page are only for development, so a hosted build doesn't contain them either.
  for (const text of ['/gallery', '/app/debug', LONG]) expect(holding(files, text), text).toEqual([]);
  expect(holding(files, HOSTED.key)).not.toEqual([]);
  for (const name of ['_headers', 'nginx.conf'])
    expect(files.get(name)).toContain(
      `connect-src 'self' ${HOSTED.service} ${HOSTED.service.replace('http', 'ws')};`,
    );
  expect(files.get('nginx.conf')).toContain('server_name localhost;');
});

const nginx = findNginx();
if (nginx === null) console.warn('SKIPPED: what asks nginx.');

/** Tests the configuration that the build creates for nginx, with Debian's package of nginx. */
describe.skipIf(nginx === null)('nginx with the configuration that the build writes', () => {
  let origin: string;
  let server: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    await new Promise((resolve) => probe.close(resolve));
    server = await startNginx(nginx ?? '', dist, port);
    origin = `http://127.0.0.1:${port}`;
  }, 60_000);
  afterAll(() => server?.stop());

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${origin}${path}`, { redirect: 'manual', headers });
  const fileOf = (name: string) => readFile(join(dist, name), 'utf8');

  test('nginx serves every page at its address without a trailing slash', async () => {
    const pages = (await readdir(dist, { recursive: true })).filter(
      (name) => name.endsWith('.html') && !/(404|shell|index)\.html$/.test(name),
    );
    expect(pages.length).toBeGreaterThan(30);
    for (const name of pages) {
      const path = `/${name.replace(/\.html$/, '')}`;
      const page = await get(path);
      expect([path, page.status, page.headers.get('content-type')]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
      ]);
      expect(await page.text()).toBe(await fileOf(name));
      const slashed = await get(`${path}/`);
      expect([slashed.status, slashed.headers.get('location')]).toEqual([301, path]);
    }
    expect(await (await get('/')).text()).toBe(await fileOf('index.html'));
  });

  test('nginx serves the app at app addresses and a not-found page at unknown addresses', async () => {
    const sent = sentPaths(await fileOf('_redirects'));
    expect(sent.filter(({ file }) => file === 'shell').length).toBeGreaterThan(8);
    for (const { path, file } of sent) {
      const answer = await get(path.replace('*', 'a1b2?x=1'));
      expect([path, answer.status]).toEqual([path, 200]);
      expect(await answer.text()).toBe(await fileOf(`${file}.html`));
    }
    // A chat's preview of an invitation link says only that somebody is invited. The preview has the path's
    // language and doesn't show our name.
    for (const [path, title] of [
      ['/rsvp/a1b2', 'Tienes una invitación'],
      ['/e/zoe-e-inigo', 'Tienes una invitación'],
      ['/en/rsvp/a1b2', 'You’re invited'],
      ['/en/e/zoe-e-inigo', 'You’re invited'],
    ] as const) {
      const [head = ''] = (await (await get(path)).text()).split('</head>');
      expect(head).toContain(`<title>${title}</title>`);
      expect(head).toContain(`<meta property="og:title" content="${title}">`);
      expect(head).toMatch(/og:image" content="https?:\/\/[^"]+\/pictures\/invited-(es|en)\.png"/);
      expect(head).not.toContain('Celebra');
    }
    // A shared link that works without an account isn't an invitation. Its preview doesn't show our name
    // either.
    for (const [path, title] of [
      ['/shared', 'Un enlace para ti'],
      ['/en/shared', 'A link for you'],
    ] as const) {
      const [head = ''] = (await (await get(path)).text()).split('</head>');
      expect(head).toContain(`<title>${title}</title>`);
      expect(head).toContain(`<meta property="og:title" content="${title}">`);
      expect(head).not.toMatch(/celebra|og:image|icon\.svg/i);
    }
    for (const [path, page] of [
      ['/nowhere', '404.html'],
      ['/app/nowhere', '404.html'],
      ['/blog/no-such-post', '404.html'],
      ['/en/nowhere', 'en/404.html'],
      ['/en/blog/no-such-post', 'en/404.html'],
    ] as const) {
      const answer = await get(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).toBe(await fileOf(page));
      expect(hostedFile(dist, path)).toEqual({ file: `/${page}`, status: 404 });
    }
    for (const path of ['/%5cevil.example/', '/%5C%5Cevil.example/', '/a%5c/', '/en/%5cevil.example/']) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 404, null]);
    }
    for (const path of ['/app/event-plan/%00', '/%E0%A4%A'])
      expect((await get(path)).status).toBeLessThan(500);
  });

  test('nginx does not serve configuration files', async () => {
    for (const path of ['/_headers', '/_redirects', '/nginx.conf', '/.env', '/.git/config']) {
      const answer = await get(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).toContain('<html');
    }
  });

  test('nginx sends every header in _headers exactly once, even on not-found pages', async () => {
    const rules = parseHeaders(await fileOf('_headers'));
    const asset = (await readdir(join(dist, 'assets'))).find((name) => name.endsWith('.js')) ?? '';
    for (const path of [
      '/',
      '/pricing',
      '/app/event-plan/7',
      '/nowhere',
      '/sw.js',
      `/assets/${asset}`,
      '/rsvp/a1b2',
      '/find-table/a1b2',
      '/shared',
      '/app/join/a1b2',
    ]) {
      const { headers } = await get(path);
      for (const [name, value] of headersOf(rules, path))
        expect([path, name, headers.get(name)]).toEqual([path, name, value]);
      if (!path.startsWith('/assets'))
        expect([path, headers.get('cache-control')]).toEqual([path, 'no-cache']);
    }
    for (const path of ['/rsvp/a1b2', '/find-table/a1b2?x=1', '/shared', '/%72svp/a1b2', '/app/join/a1b2'])
      expect([path, (await get(path)).headers.get('x-robots-tag')]).toEqual([path, 'noindex, nofollow']);
    const policy = (await get('/')).headers.get('content-security-policy');
    expect(policy).toContain(`connect-src 'self' ${HOSTED.service} ${HOSTED.service.replace('http', 'ws')};`);
    expect((await get('/assets/gone.js')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/pictures/home-es.png')).headers.get('cache-control')).toContain('max-age=86400');
  });

  test('nginx sends files compressed and with the right content type', async () => {
    const kind = async (path: string) => (await get(path)).headers.get('content-type');
    expect(await kind('/manifest.webmanifest')).toContain('application/manifest+json');
    expect(await kind('/blog/feed.xml')).toContain('xml');
    expect(await kind('/icon.svg')).toBe('image/svg+xml');
    expect(await kind('/sw.js')).toContain('javascript');
    const packed = await get('/pricing', { 'accept-encoding': 'gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
  });
});
