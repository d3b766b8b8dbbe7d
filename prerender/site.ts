import { cssFor } from './css.ts';
import { SHELL } from './hosts.ts';
import { questionsIn } from './html.ts';
import { type Entry, robots, sitemap } from './lists.ts';
import { document, type Files, type Page } from './page.ts';

type App = typeof import('../src/app/prerender/render.tsx');

type Site = { app: App; site: string; files: Files; stylesheet: string };

/** A file's name for each path: `/` is index.html, `/pricing` pricing.html, `/en` en.html. */
const fileFor = (pathname: string): string => (pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`);

/** Fonts that come late are left out, so that nothing moves; the next page has them. */
const patientFonts = (css: string): string => css.replaceAll('font-display:swap', 'font-display:optional');

/** Every file of the public site, by name: the pages, and what search engines and hosts read. */
export async function drawSite({ app, site, files, stylesheet }: Site) {
  const pages = new Map<string, string>();
  const sheet = patientFonts(stylesheet);
  const entries: Entry[] = [];

  const draw = (name: string, page: Omit<Page, 'css'>) =>
    pages.set(name, document({ ...page, css: cssFor(page.html, sheet) }, files));

  for (const language of ['es', 'en'] as const) {
    await app.speak(language);
    for (const { path, title } of app.publicPages) {
      if (path.includes(':')) continue;
      const head = app.pageHead(site, path, language);
      const html = await app.render(path);
      const asked = questionsIn(html);
      const address = app.addressOf(site, path, language);
      draw(fileFor(address.slice(site.length) || '/'), {
        ...head,
        language,
        path,
        html,
        address,
        kind: 'website',
        picture: { address: `${site}/pictures/${title}-${language}.png`, text: head.title },
        jsonLd: [...head.jsonLd, ...(asked.length > 0 ? [app.questions(asked)] : [])],
        data: null,
      });
      if (language === 'es') entries.push({ alternates: head.alternates, changed: null });
    }
    const missing = app.notFoundTitle();
    draw(language === 'es' ? '404.html' : 'en/404.html', {
      language,
      path: app.UNKNOWN,
      html: await app.render('/404'),
      title: missing,
      description: missing,
      address: null,
      alternates: {},
      picture: { address: '', text: '' },
      kind: 'website',
      jsonLd: [],
      data: null,
    });
  }

  const others = new Map([
    ['sitemap.xml', sitemap(entries)],
    ['robots.txt', robots(site, ['/app', '/auth', '/reset-password', `/${SHELL}`])],
    ['_redirects', redirects(app.otherPatterns)],
  ]);
  return { pages, others };
}

/** Hosts send the shell at the app's own addresses and keep the address. */
const redirects = (patterns: readonly string[]): string => {
  const starred = patterns.map((pattern) => pattern.replace(/\/:.*$/, '/*'));
  return [...new Set(starred)].map((from) => `${from} /${SHELL} 200\n`).join('');
};
