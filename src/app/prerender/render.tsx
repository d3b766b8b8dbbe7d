import i18next from 'i18next';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { blogListQuery, blogPostQuery, relatedPostsQuery } from '@/data/blog';
import { type BlogPost, type BlogSummary, relatedPosts } from '@/domain/blog/post';
import { loadTexts, prepareTexts } from '@/lib/i18n';
import { AUTH_MODES, authPath, paths } from '@/lib/paths';
import { INTERFACE_DEFAULT, type Language } from '@/lib/texts';
import { App } from '../app';
import { type Drawn, fillPublicCache, publicCache } from '../public-cache';
import { fetchPage } from '../router';

/** What the build needs of the app in order to draw its public pages (prerender/). */
export { asBlogPost, asBlogSummary } from '@/data/blog';
export { addressOf, drawnPages, feedTexts, notFoundTitle, pageHead } from '../head/head';
export { questions } from '../head/json-ld';
export { postHead } from '../head/post';
export { otherPatterns } from '../router';
export { UNKNOWN } from './drawn';

let prepared: Promise<void> | undefined;

/** From here on everything is drawn and said in this language. */
export async function speak(language: Language): Promise<void> {
  prepared ??= prepareTexts(INTERFACE_DEFAULT, ['common']).then(() => loadTexts('head'));
  await prepared;
  await i18next.changeLanguage(language);
}

/** The rows that the blog's list is drawn from, and a post's page. */
export const listRows = (language: Language, list: readonly BlogSummary[]): Drawn => [
  [blogListQuery(language).queryKey, list],
];
export const postRows = (post: BlogPost, list: readonly BlogSummary[]): Drawn => [
  [blogPostQuery(post.language, post.slug).queryKey, post],
  [relatedPostsQuery(post).queryKey, relatedPosts(post, list)],
];

export { authPath };
export const authModes = AUTH_MODES;
export const authTitle = (): string => i18next.t('title.auth');

export const postPath = paths.blogPost;
export const blogPath = paths.blog;

/** Draws the page at a path of the app, without a browser. Rejects when any part of it fails. */
export async function render(path: string, rows: Drawn = []): Promise<string> {
  await fetchPage(path.replace(/\?.*/, ''));
  fillPublicCache(rows);
  const failures: unknown[] = [];
  const routed = (app: ReactNode) => <StaticRouter location={path}>{app}</StaticRouter>;
  const { prelude } = await prerender(<App routed={routed} />, {
    // Whole: a part that comes later would come with a script in the page.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failures.push(error);
    },
  });
  const drawn = await new Response(prelude).text();
  publicCache().clear();
  if (failures.length > 0)
    throw new Error(`${path} cannot be drawn without a browser`, { cause: failures[0] });
  return drawn;
}
