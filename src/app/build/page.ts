import { escapeHtml as e, safeJson } from './html.ts';

/** What stands around a page that is drawn at build time. */
export type Page = {
  language: string;
  title: string;
  description: string;
  /** Absolute addresses; null on pages that search engines should not keep. */
  address: string | null;
  alternates: Record<string, string>;
  picture: { address: string; text: string };
  kind: 'website' | 'article';
  jsonLd: readonly object[];
  /** The rows that it is drawn from, which the app starts with; null when it needs none. */
  rows: readonly unknown[] | null;
  /** Path of the blog in its language. */
  feed: string;
  /** The path that the app knows the page by. */
  path: string;
  html: string;
  css: string;
  /** Of a page that is nothing without the app: what its main part is for other queries of its address, by name. */
  variants?: Readonly<Record<string, string>>;
};

/** The built files that a page refers to, as addresses. */
export type Files = {
  early: string;
  /** What declares the fonts, as text. */
  faces: string;
  /** For pages with variants: the script that chooses among them, what to fetch with it, and the texts by language. */
  account: { script: string; ahead: readonly string[]; texts: Readonly<Record<string, readonly string[]>> };
  /** The elements of the head that all pages share: icons, colours, the manifest. */
  shared: string;
};

const LOCALE: Record<string, string> = { es: 'es_ES', en: 'en_US' };

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${e(content)}">`;

function reach({ address, alternates, description, kind, language, picture, title }: Page): string[] {
  if (address === null) return [meta('name', 'robots', 'noindex')];
  return [
    `<link rel="canonical" href="${e(address)}">`,
    ...Object.entries(alternates).map(
      ([code, href]) => `<link rel="alternate" hreflang="${code}" href="${e(href)}">`,
    ),
    meta('property', 'og:type', kind),
    meta('property', 'og:site_name', 'Celebra'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:locale', LOCALE[language] ?? language),
    meta('property', 'og:image', picture.address),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', picture.text),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** What the browser sets out for at once. */
function scripts({ variants }: Page, { account, early }: Files): string[] {
  const ahead = (rel: string, hrefs: readonly string[]) =>
    hrefs.map((href) => `<link ${rel} href="${href}">`);
  // Nothing may be shown before the variant is chosen; the fonts would only hold up the app.
  if (variants) {
    const texts = Object.entries(account.texts).map(
      ([language, names]) => ` data-${language}="${names.join(' ')}"`,
    );
    return [
      `<script src="${account.script}"${texts.join('')}></script>`,
      ...ahead('rel="modulepreload"', account.ahead),
    ];
  }
  return [`<script type="module" async src="${early}"></script>`];
}

/**
 * The first frame leaves out what is `below` (ui/theme.css), even where the browser would draw it for being near: what
 * is read first is not kept waiting. Only for a moment, and by the stylesheet alone, so that it needs no script.
 */
const firstFrame = (html: string): string => {
  const hide = (width: string, parts: string) =>
    `@media (width<${width}){main :is(${parts}){animation:below 1ms 50ms backwards}}`;
  return [
    '@keyframes below{0%{content-visibility:hidden}}',
    hide('64rem', html.includes('max-lg:below') ? '.below,.max-lg\\:below' : '.below'),
    html.includes('max-sm:below') ? hide('40rem', '.max-sm\\:below') : '',
  ].join('');
};

const FIRST = 'first';
const LAST = 'last';
/** How far the first words of a page reach after its title, characters of HTML: what a phone shows at once. */
const FIRST_WORDS = 5_500;

/**
 * Browsers draw what has come of a page while the rest is read. Here not before its first words: half a header would
 * move, and the largest of the words would be drawn a second time. On a wide screen, where parts stand side by side and
 * one that is half there moves its neighbour, not before its last part. The app knows nothing of the marks, and has no
 * need to.
 */
const AWAITED = [
  `<link rel="expect" href="#${FIRST}" media="(width<40rem)" blocking="render">`,
  `<link rel="expect" href="#${LAST}" media="(width>=40rem)" blocking="render">`,
];

function marked(html: string): string {
  const title = html.indexOf('<h1 ');
  const last = html.lastIndexOf('<footer ');
  const [words = ''] = html
    .slice(title, Math.min(title + FIRST_WORDS, last))
    .split(/ class="(?:[^"]* )?(?:max-(?:lg|sm):)?below[ "]/);
  const at = title + ([...words.matchAll(/<(?:h1|p)(?= )(?![^>]* id=)/g)].at(-1)?.index ?? 0);
  const mark = (from: number, to: number | undefined, id: string) =>
    html.slice(from, to).replace(' ', ` id="${id}" `);
  return html.slice(0, at) + mark(at, last, FIRST) + mark(last, undefined, LAST);
}

/** The whole document. Styles and the one script come first: the browser sets out for them at once. */
export function document(page: Page, files: Files): string {
  // Fonts hold up the first frame, or the app that such a page waits for: a script calls them when there is time
  // (prerender/fonts.ts), the service worker sends them along where the device has them.
  const { css, feed, jsonLd, language, path, rows, variants = {} } = page;
  const html = page.variants ? page.html : marked(page.html);
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${e(page.title)}</title>`,
    ...scripts(page, files),
    ...(page.variants ? [] : AWAITED),
    `<style>${css}${firstFrame(html)}</style>`,
    `<style id="faces" media="not all">${files.faces}</style>`,
    meta('name', 'description', page.description),
    files.shared,
    `<link rel="alternate" type="application/rss+xml" title="Celebra" href="${feed}/feed.xml">`,
    ...reach(page),
    ...jsonLd.map((one) => `<script type="application/ld+json">${safeJson(one)}</script>`),
    '</head>',
    '<body>',
    `<div id="root" data-page="${e(path)}" data-language="${language}">${html}</div>`,
    ...Object.entries(variants).map(([name, inner]) => `<template id="drawn-${name}">${inner}</template>`),
    ...(rows ? [`<script type="application/json" id="page-data">${safeJson(rows)}</script>`] : []),
    '</body>',
    '</html>',
  ].join('\n');
}
