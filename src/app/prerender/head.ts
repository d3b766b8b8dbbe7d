import i18next from 'i18next';
import { publicPages } from '@/app/pages/public-pages';
import { readingPages } from '@/app/pages/reading-pages';
import { QUESTIONS } from '@/features/pricing/faq';
import { localizedAddress } from '@/lib/english-address';
import { paths } from '@/lib/paths';
import { LANGUAGES, type Language } from '@/lib/texts';
import { breadcrumb, type JsonLd, organisation, questions } from './json-ld';

/** What a page says of itself to those who do not see it: search engines, and chats that show a shared link. */
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
export const prerenderedPages = [...publicPages, readingPages[0]];

/** A page's name without the product's, which stands after it. */
const nameOf = (title: string): string => title.split(' · ')[0] ?? title;

export const trailTo = (site: string, language: Language, more: { name: string; path: string }[]): JsonLd =>
  breadcrumb(
    [{ name: i18next.t('brand'), path: paths.home }, ...more].map(({ name, path }) => ({
      name,
      url: addressOf(site, path, language),
    })),
  );

const pricingQuestions = (): JsonLd =>
  questions(
    QUESTIONS.map((name) => ({
      question: i18next.t(`pricing:faq.${name}.question`),
      answer: i18next.t(`pricing:faq.${name}.answer`),
    })),
  );

/** Head of a page with a path of its own, in the language that is on. Posts have theirs (post-head.ts). */
export function pageHead(site: string, path: string, language: Language): Head {
  const page = prerenderedPages.find((one) => one.path === path);
  if (!page) throw new Error(`No public page at ${path}`);
  const title = i18next.t(`title.${page.title}`);
  return {
    title,
    description: i18next.t(`head:description.${page.title}`),
    alternates: alternatesOf(site, path),
    jsonLd:
      path === paths.home
        ? [organisation(site, i18next.t('head:organisation'))]
        : [
            trailTo(site, language, [{ name: nameOf(title), path }]),
            ...(path === paths.pricing ? [pricingQuestions()] : []),
          ],
  };
}

/** Texts of the blog's feed, in the language that is on. */
export const feedTexts = (): { title: string; description: string } => ({
  title: i18next.t('head:feed.title'),
  description: i18next.t('head:feed.description'),
});

/** Where the app could not be fetched. */
export const notStarted = (): { text: string; action: string } => ({
  text: i18next.t('errorPage.notStarted'),
  action: i18next.t('tryAgain'),
});

export const notFoundTitle = (): string => i18next.t('title.notFound');
