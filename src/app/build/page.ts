import { OLD_BROWSER_STYLE } from './browsers.ts';
import { escapeHtml as e, safeJson } from './html.ts';

export type Page = {
  language: string;
  title: string;
  description: string;
  /** Absolute address; null for pages that search engines shouldn't index. */
  address: string | null;
  alternates: Record<string, string>;
  picture: { address: string; text: string };
  kind: 'website' | 'article';
  jsonLd: readonly object[];
  /** Rows for rendering the page and starting the app; null if there are none. */
  rows: readonly unknown[] | null;
  feed: string;
  path: string;
  html: string;
  /** Message shown if the app can't be downloaded. */
  notStarted: { text: string; action: string };
  /** Message shown in unsupported browsers. */
  oldBrowser: string;
};

export type PageFiles = {
  /** Code of the boot script, which is inlined and allowed by its hash. */
  boot: string;
  /**
   * For each language, paths separated by spaces: the module that hydrates the page, its imports, then its
   * texts.
   */
  app: Readonly<Record<string, string>>;
  /**
   * The complete stylesheet with typefaces. It is inlined, so that the first paint needs no other request.
   */
  css: string;
  /** HTML in the head of every page: icons, colours and the manifest. */
  shared: string;
};

const LOCALE: Record<string, string> = { es: 'es_ES', en: 'en_US' };

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${e(content)}">`;

const alternateLinks = ({ alternates }: Page): string[] =>
  Object.entries(alternates).map(
    ([code, href]) => `<link rel="alternate" hreflang="${code}" href="${e(href)}">`,
  );

function shareTags({ address, description, kind, language, picture, title }: Page): string[] {
  if (address === null) return [meta('name', 'robots', 'noindex')];
  return [
    `<link rel="canonical" href="${e(address)}">`,
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

const NOTICE =
  'fixed inset-x-4 bottom-4 z-50 mx-auto max-w-lg rounded-card border border-line bg-surface px-5 py-3 text-ink shadow-lg not-[[hidden]]:flex flex-wrap items-center justify-between gap-x-4';

/** Milliseconds after which the start page says that the app failed to load. */
const WAIT_MS = 10_000;

/**
 * Message on the start page, in both languages, shown if the app doesn't load. It needs neither script nor
 * stylesheet, because either may be missing.
 */
export const waitingNotice = (notices: readonly (Page['notStarted'] & { language: string })[]): string =>
  [
    '<style>#not-started{position:fixed;inset:auto 1rem 1rem;max-width:32rem;margin:auto;padding:.75rem 1.25rem;',
    'border:1px solid;border-radius:1rem;font:1rem/1.5 system-ui;color:CanvasText;background:Canvas;',
    `color-scheme:light dark;animation:not-started 0s ${WAIT_MS}ms both}`,
    '#not-started a{display:inline-block;padding:.6rem 0;font-weight:600;color:inherit}',
    '@keyframes not-started{from{visibility:hidden}}</style>',
    '<div id="not-started" role="alert">',
    ...notices.map(
      ({ language, text, action }) => `<p lang="${language}">${e(text)} <a href="">${e(action)}</a></p>`,
    ),
    '</div>',
  ].join('');

/**
 * Message above the page for unsupported browsers. It is prerendered and needs no script; the page stays
 * readable.
 */
export const oldBrowserNotice = (sentences: readonly { language: string; text: string }[]): string =>
  `<div id="old-browser">${sentences.map(({ language, text }) => `<p lang="${language}">${e(text)}</p>`).join('')}</div>`;

/**
 * Returns the complete HTML document. The boot script reads the alternate links and typefaces, so they come
 * before it.
 */
export function document(page: Page, { boot, app, css, shared }: PageFiles): string {
  const { feed, html, jsonLd, language, notStarted, oldBrowser, path, rows } = page;
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${e(page.title)}</title>`,
    ...alternateLinks(page),
    // The browser paints only after the whole page has arrived. Otherwise elements would move while the rest
    // arrives.
    `<link rel="expect" href="#end" blocking="render">`,
    `<style>${css}</style>`,
    OLD_BROWSER_STYLE,
    `<script data-app="${app[page.language]}">${boot}</script>`,
    meta('name', 'description', page.description),
    shared,
    `<link rel="alternate" type="application/rss+xml" title="Celebra" href="${feed}/feed.xml">`,
    ...shareTags(page),
    ...jsonLd.map((one) => `<script type="application/ld+json">${safeJson(one)}</script>`),
    '</head>',
    '<body>',
    oldBrowserNotice([{ language, text: oldBrowser }]),
    `<div id="root" data-page="${e(path)}" data-language="${language}">${html}</div>`,
    '<div id="end"></div>',
    `<div id="not-started" role="alert" hidden class="${NOTICE}"><p>${e(notStarted.text)}</p>`,
    `<button type="button" class="min-h-11 font-semibold underline underline-offset-3">${e(notStarted.action)}</button></div>`,
    ...(rows ? [`<script type="application/json" id="page-data">${safeJson(rows)}</script>`] : []),
    '</body>',
    '</html>',
  ].join('\n');
}
