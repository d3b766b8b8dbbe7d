import { SOCIAL_NETWORKS } from '@/lib/brand';
import { headquarters, operator } from '@/lib/company';
import { paths } from '@/lib/paths';

type Thing = { '@type': string; [property: string]: unknown };
export type JsonLd = Thing & { '@context': 'https://schema.org' };

const document = (thing: Thing): JsonLd => ({ '@context': 'https://schema.org', ...thing });

const organisationId = (site: string): string => `${site}/#organisation`;

export const organisation = (site: string, slogan: string): JsonLd =>
  document({
    '@type': 'Organization',
    '@id': organisationId(site),
    name: operator.name,
    legalName: operator.legalName,
    url: `${site}/`,
    logo: `${site}/icon.svg`,
    slogan,
    foundingDate: String(operator.foundedYear),
    sameAs: SOCIAL_NETWORKS.map((network) => operator.social[network]),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: operator.emails.support,
      availableLanguage: ['es', 'en'],
    },
    ...(headquarters
      ? {
          address: {
            '@type': 'PostalAddress',
            ...(operator.isExample ? {} : { streetAddress: headquarters.address[0] }),
            addressLocality: headquarters.city.en,
            addressCountry: headquarters.country,
          },
        }
      : {}),
  });

/** Returns the breadcrumb. `trail` starts at the front page and ends at the current page. */
export const breadcrumb = (trail: { name: string; url: string }[]): JsonLd =>
  document({
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: url,
    })),
  });

export const questions = (answered: { question: string; answer: string }[]): JsonLd =>
  document({
    '@type': 'FAQPage',
    mainEntity: answered.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });

interface ArticleFacts {
  headline: string;
  description: string;
  url: string;
  picture: string;
  author: string;
  /** Date as YYYY-MM-DD. */
  published: string;
  language: string;
}

export const article = (site: string, facts: ArticleFacts): JsonLd =>
  document({
    '@type': 'BlogPosting',
    headline: facts.headline,
    description: facts.description,
    inLanguage: facts.language,
    url: facts.url,
    mainEntityOfPage: facts.url,
    image: facts.picture,
    datePublished: facts.published,
    author: { '@type': 'Organization', name: facts.author, url: site + paths.about },
    publisher: { '@id': organisationId(site) },
  });
