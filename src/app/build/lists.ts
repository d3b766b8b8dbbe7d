import { escapeHtml as e } from './html.ts';

/** A page's address in each language, and the date of its last change. */
export type SitemapEntry = { alternates: Record<string, string>; changed: string | null };

/** Returns sitemap.xml with every address and its alternates in the other language. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.flatMap(({ alternates, changed }) =>
    Object.entries(alternates)
      .filter(([code]) => code !== 'x-default')
      .map(([, address]) =>
        [
          '<url>',
          `<loc>${e(address)}</loc>`,
          ...(changed ? [`<lastmod>${changed}</lastmod>`] : []),
          ...Object.entries(alternates).map(
            ([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${e(href)}"/>`,
          ),
          '</url>',
        ].join(''),
      ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

/** Returns robots.txt, which excludes the workspace and pages with personal links. */
export const robots = (site: string, closed: readonly string[]): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n');

type FeedItem = {
  title: string;
  address: string;
  excerpt: string;
  author: string;
  category: string;
  /** Date as YYYY-MM-DD. */
  published: string;
};

type Feed = {
  language: string;
  title: string;
  description: string;
  /** Addresses of the feed and of the page that lists the posts. */
  self: string;
  page: string;
  items: readonly FeedItem[];
};

const rfc822 = (day: string): string => new Date(`${day}T08:00:00Z`).toUTCString();

export function rss({ language, title, description, self, page, items }: Feed): string {
  const entries = items.map((item) =>
    [
      '<item>',
      `<title>${e(item.title)}</title>`,
      `<link>${e(item.address)}</link>`,
      `<guid isPermaLink="true">${e(item.address)}</guid>`,
      `<description>${e(item.excerpt)}</description>`,
      `<dc:creator>${e(item.author)}</dc:creator>`,
      `<category>${e(item.category)}</category>`,
      `<pubDate>${rfc822(item.published)}</pubDate>`,
      '</item>',
    ].join(''),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${e(title)}</title>
<link>${e(page)}</link>
<description>${e(description)}</description>
<language>${language}</language>
<atom:link href="${e(self)}" rel="self" type="application/rss+xml"/>
${entries.join('\n')}
</channel>
</rss>
`;
}
