import { OLD_BROWSER_STYLE, OLDEST } from './browsers.ts';
import { INVITED, LINKED, SHELL } from './hosts.ts';
import { escapeHtml } from './html.ts';
import { robots, rss, type SitemapEntry, sitemap } from './lists.ts';
import { document, oldBrowserNotice, type Page, type PageFiles, waitingNotice } from './page.ts';

type App = typeof import('../prerender/render.tsx');
type Post = ReturnType<App['asBlogPost']>;
type Language = Post['language'];

type Site = {
  app: App;
  /** Origin of the site, without a trailing slash. */
  site: string;
  files: PageFiles;
  /** Posts in all languages, newest first. */
  posts: readonly Post[];
};

const LANGUAGES: readonly Language[] = ['es', 'en'];

/** Returns the file of a path: index.html for `/`, pricing.html for `/pricing`, en.html for `/en`. */
const fileFor = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/**
 * Returns the rules of `_redirects`. With them, static hosts send a start page at addresses of the app and of
 * guests, without changing the address.
 */
const redirects = ({ otherPatterns, guestPatterns, linkPatterns }: App): string => {
  const starred = (patterns: readonly string[]) => [
    ...new Set(patterns.map((pattern) => pattern.replace(/\/:.*$/, '/*'))),
  ];
  const neutral = [
    ...starred(guestPatterns).map((from) => ({ from, to: INVITED })),
    ...starred(linkPatterns).map((from) => ({ from, to: LINKED })),
  ];
  return [
    ...neutral.map(({ from, to }) => `${from} /${to.es} 200\n`),
    ...neutral.map(({ from, to }) => `/en${from} /${to.en} 200\n`),
    ...starred(otherPatterns)
      .filter((pattern) => !neutral.some(({ from }) => from === pattern))
      .map((from) => `${from} /${SHELL} 200\n`),
  ].join('');
};

/** Renders the pages of one language. `put` receives each file. */
async function renderLanguage({ app, site, posts }: Site, language: Language, put: Put): Promise<Rendered[]> {
  await app.setLanguage(language);
  const own = posts.filter((post) => post.language === language);
  const list = own.map(app.asBlogSummary);
  const entries: Rendered[] = [];
  const picture = (name: string) => `${site}/pictures/${name}-${language}.png`;
  const render = async (path: string, head: Head, more: Pick<Page, 'kind' | 'picture'>, rows?: Rows) => {
    const html = await app.render(path, rows);
    const address = app.addressOf(site, path, language);
    put(fileFor(address.slice(site.length) || '/'), {
      ...head,
      ...more,
      language,
      path,
      html,
      address,
      feed: app.addressOf('', app.blogPath, language),
      rows: rows ?? null,
      notStarted: app.notStarted(),
      oldBrowser: app.oldBrowser(OLDEST),
      jsonLd: head.jsonLd,
    });
    return head.alternates;
  };

  for (const { path, title } of app.prerenderedPages) {
    const head = app.pageHead(site, path, language);
    const rows = path === app.blogPath ? app.listRows(language, list) : undefined;
    const shown = { kind: 'website', picture: { address: picture(title), text: head.title } } as const;
    entries.push({ path, alternates: await render(path, head, shown, rows), changed: null });
  }
  for (const post of own) {
    const address = picture(`blog-${post.slug}`);
    const head = app.postHead(site, post, language, address);
    const shown = { kind: 'article', picture: { address, text: post.title } } as const;
    const rows = app.postRows(post, list);
    const path = app.postPath(post.slug);
    entries.push({
      path,
      alternates: await render(path, head, shown, rows),
      changed: post.published_at,
    });
  }
  return entries;
}

type Rendered = SitemapEntry & { path: string };
type Put = (name: string, page: Page) => void;
type Head = ReturnType<App['pageHead']>;
type Rows = ReturnType<App['listRows']>;

async function renderMissing(app: App, language: Language, put: Put): Promise<void> {
  const title = app.notFoundTitle();
  put(language === 'es' ? '404.html' : 'en/404.html', {
    language,
    path: app.UNKNOWN,
    html: await app.render('/404'),
    title,
    description: title,
    address: null,
    alternates: {},
    picture: { address: '', text: '' },
    feed: app.addressOf('', app.blogPath, language),
    kind: 'website',
    jsonLd: [],
    rows: null,
    notStarted: app.notStarted(),
    oldBrowser: app.oldBrowser(OLDEST),
  });
}

function feedOf({ app, site, posts }: Site, language: Language): string {
  const page = app.addressOf(site, app.blogPath, language);
  return rss({
    ...app.feedTexts(),
    language,
    page,
    self: `${page}/feed.xml`,
    items: posts
      .filter((post) => post.language === language)
      .map((post) => ({
        ...post,
        address: app.addressOf(site, app.postPath(post.slug), language),
        published: post.published_at,
      })),
  });
}

/** Renders the start page, with its messages for a failed download and for unsupported browsers. */
export async function renderShell(app: App, shell: string): Promise<string> {
  const notices: (Page['notStarted'] & { language: Language })[] = [];
  const sentences: { language: Language; text: string }[] = [];
  for (const language of LANGUAGES) {
    await app.setLanguage(language);
    notices.push({ language, ...app.notStarted() });
    sentences.push({ language, text: app.oldBrowser(OLDEST) });
  }
  return shell
    .replace('</head>', `${OLD_BROWSER_STYLE}</head>`)
    .replace('<div id="root">', `${oldBrowserNotice(sentences)}<div id="root">${waitingNotice(notices)}`);
}

/** Neutral background colours (brand.css) for the browser's bars, for pages that may have any brand. */
const NEUTRAL = [
  ['light', '#f7f7f7'],
  ['dark', '#141414'],
] as const;

/** Removes our name and logo from a start page. A link's brand is unknown until the service responds. */
const unsigned = (shell: string): string =>
  shell
    .replace(/\s*<link rel="(icon|apple-touch-icon|manifest)"[^>]*>/g, '')
    .replace(/\s*<meta name="theme-color"[^>]*>/g, '')
    .replace(
      '</head>',
      `<link rel="icon" href="data:,">${NEUTRAL.map(([scheme, colour]) => `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${scheme})">`).join('')}</head>`,
    );

/**
 * Renders the start pages of guests' links, with a neutral preview text for chats. There is one page per kind
 * of link and language. Pages of invitations also have a preview picture.
 */
export async function neutralShells(app: App, shell: string, site: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const language of LANGUAGES) {
    await app.setLanguage(language);
    const picture = [
      ['og:image', `${site}/pictures/invited-${language}.png`],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', app.invited().picture],
    ];
    for (const [name, { title, text }, more] of [
      [INVITED[language], app.invited(), picture],
      [LINKED[language], app.linked(), []],
    ] as const) {
      const tags = [['og:type', 'website'], ['og:title', title], ['og:description', text], ...more].map(
        ([property = '', content = '']) => `<meta property="${property}" content="${escapeHtml(content)}">`,
      );
      const card = `<meta name="twitter:card" content="${more.length > 0 ? 'summary_large_image' : 'summary'}">`;
      const page = unsigned(shell)
        .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
        .replace(/<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`)
        .replace(
          /<meta name="description" content="[^"]*"/,
          `<meta name="description" content="${escapeHtml(text)}"`,
        )
        .replace('</head>', `${tags.join('')}${card}</head>`);
      files.set(`${name}.html`, page);
    }
  }
  return files;
}

/** Renders all files of the public site by name: pages, and files for search engines and static hosts. */
export async function renderSite(site: Site): Promise<Map<string, string>> {
  const { app } = site;
  const files = new Map<string, string>();
  const put: Put = (name, page) => files.set(name, document(page, site.files));
  const entries: Rendered[] = [];
  for (const language of LANGUAGES) {
    const rendered = await renderLanguage(site, language, put);
    if (entries.length === 0) entries.push(...rendered);
    await renderMissing(app, language, put);
    files.set(`${app.addressOf('', app.blogPath, language).slice(1)}/feed.xml`, feedOf(site, language));
  }
  files.set('sitemap.xml', sitemap(entries));
  files.set(
    'robots.txt',
    robots(site.site, ['/app', '/auth', '/reset-password', '/newsletter', '/reminders']),
  );
  files.set('_redirects', redirects(app));
  return files;
}
