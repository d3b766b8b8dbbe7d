import { publicPages } from '@/app/pages/public-pages';
import { blogList } from '@/app/pages/reading-pages';
import { answerOf, FAQ_KEYS } from '@/features/pricing/faq';
import { localizedAddress } from '@/lib/address/english-address';
import { paths } from '@/lib/paths';
import { LANGUAGES, type Language } from '@/lib/texts';
import { translate } from '@/lib/translation';
import { breadcrumb, type JsonLd, organisation, questions } from './json-ld';

/** Metadata of a page for search engines and link previews. */
export interface Head {
  title: string;
  description: string;
  /** Address of the page in each language. `x-default` is for readers of other languages. */
  alternates: Record<Language | 'x-default', string>;
  jsonLd: JsonLd[];
}

export const addressOf = (site: string, path: string, language: Language): string =>
  site + localizedAddress(path, language);

export function alternatesOf(site: string, path: string): Head['alternates'] {
  const [es, en] = LANGUAGES.map((language) => addressOf(site, path, language));
  return { es: es ?? '', en: en ?? '', 'x-default': es ?? '' };
}

/** Prerendered pages that have a single path. Posts aren't included, because each post has its own path. */
export const prerenderedPages = [...publicPages, blogList];

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

/** Returns the metadata of a page in the active language. Metadata of posts is in post-head.ts. */
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

export const feedTexts = (): { title: string; description: string } => ({
  title: translate('head:feed.title'),
  description: translate('head:feed.description'),
});

export const notStarted = (): { text: string; action: string } => ({
  text: translate('errorPage.notStarted'),
  action: translate('tryAgain'),
});

export const oldBrowser = (versions: { chrome: number; firefox: number; safari: number }): string =>
  translate('head:oldBrowser', versions);

/** Returns the preview of a guest's link in a chat: a neutral title, text and picture. */
export const invited = (): { title: string; text: string; picture: string } => ({
  title: translate('head:invited.title'),
  text: translate('head:invited.text'),
  picture: translate('head:invited.picture'),
});

/** Returns the preview of a link without an account: a neutral title and text. */
export const linked = (): { title: string; text: string } => ({
  title: translate('head:linked.title'),
  text: translate('head:linked.text'),
});

export const notFoundTitle = (): string => translate('title.notFound');
