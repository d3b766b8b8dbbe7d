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
};

/** The built files that a page refers to, as addresses. */
export type Files = {
  early: string;
  /** The module that takes over, then what it imports. */
  app: readonly string[];
  style: string;
  fonts: readonly string[];
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

/** The whole document. Styles, fonts and the one script come first: the browser sets out for them at once. */
export function document(page: Page, files: Files): string {
  const { feed, html, jsonLd, language, path, rows } = page;
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${e(page.title)}</title>`,
    ...files.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    `<script type="module" async src="${files.early}"></script>`,
    `<style>${page.css}</style>`,
    meta('name', 'description', page.description),
    files.shared,
    `<link rel="alternate" type="application/rss+xml" title="Celebra" href="${feed}/feed.xml">`,
    ...reach(page),
    ...jsonLd.map((one) => `<script type="application/ld+json">${safeJson(one)}</script>`),
    '</head>',
    '<body>',
    `<div id="root" data-page="${e(path)}" data-language="${language}" data-style="${files.style}" data-app="${files.app.join(' ')}">${html}</div>`,
    ...(rows ? [`<script type="application/json" id="page-data">${safeJson(rows)}</script>`] : []),
    '</body>',
    '</html>',
  ].join('\n');
}
