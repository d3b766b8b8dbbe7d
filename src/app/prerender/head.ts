import { publicPages } from '@/app/pages/public-pages';
import { blogList } from '@/app/pages/reading-pages';
import { answerOf, FAQ_KEYS } from '@/features/pricing/faq';
import { localizedAddress } from '@/lib/address/english-address';
import { paths } from '@/lib/paths';
import { LANGUAGES, type Language } from '@/lib/texts';
import { translate } from '@/lib/translation';
import { breadcrumb, type JsonLd, organisation, questions } from './json-ld';

/** Metadata of a page for search engines and chats. */
export interface Head {
  title: string;
  description: string;
  /** Address of the page in each language, and for readers of any other. */
  alternates: Record<Language | 'x-default', string>;
  jsonLd: JsonLd[];
}

/** Address of a path of the app in a language, on a site such as `https://celebra.example`. */
export const addressOf = (site: string, path: string, language: Language): string =>
  site + localizedAddress(path, language);

export function alternatesOf(site: string, path: string): Head['alternates'] {
  const [es, en] = LANGUAGES.map((language) => addressOf(site, path, language));
  return { es: es ?? '', en: en ?? '', 'x-default': es ?? '' };
}

/** Every page with one address, as it is prerendered; a post has many. */
export const prerenderedPages = [...publicPages, blogList];

/** Title without the product's name at its end. */
const nameOf = (title: string): string => title.split(' · ')[0] ?? title;

export const trailTo = (site: string, language: Language, more: { name: string; path: string }[]): JsonLd =>
  breadcrumb(
    [{ name: translate('brand'), path: paths.home }, ...more].map(({ name, path }) => ({
      name,
      url: addressOf(site, path, language),
    })),
  );

const pricingQuestions = (): JsonLd =>
  questions(
    FAQ_KEYS.map((name) => ({
      question: translate(`pricing:faq.${name}.question`),
      answer: translate(`pricing:${answerOf(name)}`),
    })),
  );

/** Head of a page with a path of its own, in the language that is on. Posts have theirs (post-head.ts). */
export function pageHead(site: string, path: string, language: Language): Head {
  const page = prerenderedPages.find((one) => one.path === path);
  if (!page) throw new Error(`No public page at ${path}`);
  const title = translate(`title.${page.title}`);
  return {
    title,
    description: translate(`head:description.${page.title}`),
    alternates: alternatesOf(site, path),
    jsonLd:
      path === paths.home
        ? [organisation(site, translate('head:organisation'))]
        : [
            trailTo(site, language, [{ name: nameOf(title), path }]),
            ...(path === paths.pricing ? [pricingQuestions()] : []),
          ],
  };
}

/** Texts of the blog's feed, in the language that is on. */
export const feedTexts = (): { title: string; description: string } => ({
  title: translate('head:feed.title'),
  description: translate('head:feed.description'),
});

/** Where the app could not be fetched. */
export const notStarted = (): { text: string; action: string } => ({
  text: translate('errorPage.notStarted'),
  action: translate('tryAgain'),
});

/** Where the browser is older than these. */
export const oldBrowser = (versions: { chrome: number; firefox: number; safari: number }): string =>
  translate('head:oldBrowser', versions);

/** Neutral title and text of a guest's link in a chat. */
export const invited = (): { title: string; text: string; picture: string } => ({
  title: translate('head:invited.title'),
  text: translate('head:invited.text'),
  picture: translate('head:invited.picture'),
});

/** The same of a link without an account. */
export const linked = (): { title: string; text: string } => ({
  title: translate('head:linked.title'),
  text: translate('head:linked.text'),
});

export const notFoundTitle = (): string => translate('title.notFound');
