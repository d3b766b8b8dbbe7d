import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, test } from 'vitest';
import { hostedFile } from '../../src/app/build/hosts.ts';
import { EMBEDDED_ONLY, holding } from '../builders/embedded-only';

/** Tests the public pages of `npm run build` as a search engine and a slow phone receive them. */
const SITE = 'https://celebra.example';
const dist = join(import.meta.dirname, '../../dist');
/** HTML of each prerendered page, by file name. */
let pages: Map<string, string>;

beforeAll(async () => {
  if (!existsSync(dist)) throw new Error('There is no build to look at: run `npm run build` first');
  const names = (await readdir(dist, { recursive: true })).filter(
    (name) => name.endsWith('.html') && !/(^|\/)(shell|invited|link)\.html$/.test(name),
  );
  pages = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(dist, name), 'utf8')] as const)),
  );
});

const prerendered = () => [...pages].filter(([name]) => !name.endsWith('404.html'));
const attribute = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => value);
const compressed = (text: string, quality: number) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length / 1000;

test('an embedded build contains the mailbox and the demonstration', async () => {
  const files = new Map<string, string>();
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) files.set(entry.name, await readFile(join(entry.parentPath, entry.name), 'latin1'));
  for (const text of EMBEDDED_ONLY) expect(holding(files, text), text).not.toEqual([]);
  expect(files.get('_headers')).toContain("connect-src 'self';");
});

test('a public page embeds its styles, fonts and start script', () => {
  for (const [name, html] of pages) {
    expect(html, name).not.toMatch(/rel="(stylesheet|preload|modulepreload)"|<script[^>]* src=/);
    expect(html.match(/url\("?data:font\/woff2;base64,/g), name).toHaveLength(2);
  }
});

test('the largest public page is smaller than 75 kB when compressed', () => {
  // Uses fast compression to find the largest page, because the highest quality takes thirty times as long.
  const sizes = [...pages.values()].map((html) => ({ html, kB: compressed(html, 4) }));
  const largest = sizes.reduce((most, one) => (one.kB > most.kB ? one : most));
  expect(compressed(largest.html, constants.BROTLI_MAX_QUALITY)).toBeLessThan(75);
});

test('the app’s icons have the sizes that the manifest declares', async () => {
  const sizeOf = async (name: string) => {
    const bytes = await readFile(join(dist, name));
    return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
  };
  const { icons } = JSON.parse(await readFile(join(dist, 'manifest.webmanifest'), 'utf8'));
  const pictures = icons.filter(({ type }: { type: string }) => type === 'image/png');
  expect(pictures.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of pictures) expect(await sizeOf(src), src).toBe(sizes);
  for (const [name, html] of pages)
    expect(attribute(html, /<link rel="apple-touch-icon" href="([^"]+)"/g), name).toEqual([
      '/icon-apple-180.png',
    ]);
  expect(await sizeOf('icon-apple-180.png')).toBe('180x180');
});

describe('the documents', () => {
  test('the public pages are valid HTML', async () => {
    const validate = new HtmlValidate({
      extends: ['html-validate:recommended'],
      rules: {
        // React writes void elements and attributes in this style, which all parsers accept.
        'void-style': 'off',
        'attr-case': 'off',
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        'doctype-style': 'off',
        // Inline styles contain only the widths of bars, which are data.
        'no-inline-style': 'off',
        // Lists can have an accessible name.
        'aria-label-misuse': ['error', { allowAnyNamable: true }],
        'tel-non-breaking': ['error', { ignoreClasses: ['whitespace-nowrap'] }],
        // React generates some ids, and anchors are in the reader's language.
        'valid-id': ['error', { relaxed: true }],
      },
    });
    const mistakes: string[] = [];
    for (const [name, html] of pages) {
      const { results } = await validate.validateString(html);
      for (const { messages } of results)
        mistakes.push(
          ...messages.map(({ ruleId, message, line }) => `${name}:${line} ${ruleId}: ${message}`),
        );
    }
    expect([...new Set(mistakes.map((mistake) => mistake.replace(/^[^ ]+ /, '')))]).toEqual([]);
  });

  test('the only inline script of each public page is allowed by the security policy', async () => {
    const headers = await readFile(join(dist, '_headers'), 'utf8');
    for (const [name, html] of pages) {
      const [script = '', ...more] = attribute(html, /<script data-app="[^"]+">(.*?)<\/script>/gs);
      expect(more, name).toEqual([]);
      const hash = createHash('sha256').update(script).digest('base64');
      expect(headers).toContain(`script-src 'self' 'sha256-${hash}';`);
      const others = attribute(html, /<script(?! data-app)([^>]*)>/g);
      expect(
        others.filter((type) => !/type="application\/(ld\+)?json"/.test(type)),
        name,
      ).toEqual([]);
      expect(html, name).not.toMatch(/<[^>]+\son[a-z]+="/);
    }
  });

  test('a public page lists at most 115 kB of files for starting the app', async () => {
    const lists = [...pages.values()].flatMap((html) => attribute(html, /<script data-app="([^"]+)"/g));
    expect(lists).toHaveLength(pages.size);
    // All pages of a language list the same files.
    for (const list of new Set(lists)) {
      const files = list.split(' ');
      const texts = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')));
      for (const text of texts)
        for (const imported of attribute(text, /\b(?:from|import)\s*"\.\/([^"]+\.js)"/g))
          expect(files).toContain(`/assets/${imported}`);
      const sizes = texts.map((text) => brotliCompressSync(text).length);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(115_000);
    }
  });

  test('the public pages load nothing from another website', () => {
    for (const [name, html] of pages)
      expect(
        attribute(
          html,
          /<(?:script|link rel="(?:preload|stylesheet|icon|manifest)"|img|iframe)[^>]* (?:src|href)="([^"]+)"/g,
        ).filter((address) => !address.startsWith('/')),
        name,
      ).toEqual([]);
  });

  test('every link on a public page leads to an existing page and heading', () => {
    const broken: string[] = [];
    for (const [name, html] of pages) {
      for (const link of attribute(html, /<a\b[^>]*? href="([^"]+)"/g)) {
        if (!/^[/#]/.test(link)) continue;
        const [path = '', anchor] = link.split('#');
        const pathname = path.split('?')[0] ?? '';
        const found = path === '' ? { file: `/${name}`, status: 200 } : hostedFile(dist, pathname);
        const text = pages.get(found.file.slice(1));
        if (found.status !== 200 && !pathname.startsWith('/__')) broken.push(`${name}: ${link}`);
        else if (anchor && text && !text.includes(`id="${decodeURIComponent(anchor)}"`))
          broken.push(`${name}: ${link}`);
      }
    }
    expect([...new Set(broken)]).toEqual([]);
  });

  test('every public page has exactly one main heading', () => {
    for (const [name, html] of pages) expect(attribute(html, /<(h1)\b/g), name).toHaveLength(1);
  });
});

describe('search engines', () => {
  test('every public page has its own title, description, picture and translation', () => {
    const titles = new Set<string>();
    for (const [name, html] of prerendered()) {
      const path = name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`;
      expect(attribute(html, /rel="canonical" href="([^"]+)"/g), name).toEqual([SITE + path]);
      expect(attribute(html, /<link[^>]* hreflang="([^"]+)"/g), name).toEqual(['es', 'en', 'x-default']);
      const [title = ''] = attribute(html, /<title>([^<]+)</g);
      titles.add(`${html.includes('lang="es"') ? 'es' : 'en'}${title}`);
      const [description = ''] = attribute(html, /name="description" content="([^"]+)"/g);
      expect(description.length, name).toBeGreaterThan(50);
      const [picture = ''] = attribute(html, /property="og:image" content="([^"]+)"/g);
      // `npm run pictures` creates these pictures.
      expect(existsSync(join(dist, picture.slice(SITE.length))), picture).toBe(true);
    }
    expect(titles.size).toBe(prerendered().length);
  });

  test('every public page has valid structured data for search engines', () => {
    const kinds = new Set<unknown>();
    for (const [name, html] of prerendered()) {
      const facts = attribute(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs);
      expect(facts.length, name).toBeGreaterThan(0);
      for (const fact of facts) kinds.add(JSON.parse(fact)['@type']);
    }
    expect([...kinds].sort()).toEqual(['BlogPosting', 'BreadcrumbList', 'FAQPage', 'Organization']);
  });

  test('the sitemap and the blog feeds are complete', async () => {
    const map = await readFile(join(dist, 'sitemap.xml'), 'utf8');
    expect(attribute(map, /<loc>([^<]+)</g)).toHaveLength(prerendered().length);
    expect(await readFile(join(dist, 'robots.txt'), 'utf8')).toContain(`${SITE}/sitemap.xml`);
    for (const feed of ['blog/feed.xml', 'en/blog/feed.xml'])
      expect(attribute(await readFile(join(dist, feed), 'utf8'), /<(item)>/g).length).toBeGreaterThanOrEqual(
        8,
      );
  });
});

test('a static host answers each address with a page, the app or the not-found page', () => {
  expect(hostedFile(dist, '/')).toEqual({ file: '/index.html', status: 200 });
  expect(hostedFile(dist, '/en')).toEqual({ file: '/en.html', status: 200 });
  expect(hostedFile(dist, '/pricing')).toEqual({ file: '/pricing.html', status: 200 });
  expect(hostedFile(dist, '/app/event-plan/7')).toEqual({ file: '/shell.html', status: 200 });
  expect(hostedFile(dist, '/auth')).toEqual({ file: '/shell.html', status: 200 });
  expect(hostedFile(dist, '/blog/no-such-post')).toEqual({ file: '/404.html', status: 404 });
  expect(hostedFile(dist, '/nowhere')).toEqual({ file: '/404.html', status: 404 });
  expect(hostedFile(dist, '/en/nowhere')).toEqual({ file: '/en/404.html', status: 404 });
  for (const path of ['/app/event-plan/%00', '/%E0%A4%A', '/_headers', '/nginx.conf'])
    expect([path, hostedFile(dist, path)]).toEqual([path, { file: '/404.html', status: 404 }]);
});
