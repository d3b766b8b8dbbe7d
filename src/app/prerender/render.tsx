import i18next from 'i18next';
import { prerender } from 'react-dom/static';
import { fillPublicCache, publicCache, type Rows } from '@/app/pages/public-cache';
import { blogListQuery, blogPostQuery, relatedPostsQuery } from '@/data/blog';
import { type BlogPost, type BlogSummary, relatedPosts } from '@/domain/blog/post';
import { loadTexts, prepareTexts } from '@/lib/i18n';
import { paths, patterns } from '@/lib/paths';
import { INTERFACE_DEFAULT, type Language } from '@/lib/texts';
import { App } from '../routes/app';
import { StaticRouter } from '../routes/localized-router';
import { fetchPage, publicPatterns } from '../routes/router';
import { workspacePatterns } from '../routes/workspace-routes';

/** Exports for the build, which prerenders the public pages (../build). */
export { asBlogPost, asBlogSummary } from '@/data/blog';
export { UNKNOWN } from '../routes/router';
export {
  addressOf,
  feedTexts,
  invited,
  linked,
  notFoundTitle,
  notStarted,
  oldBrowser,
  pageHead,
  prerenderedPages,
} from './head';
export { postHead } from './post-head';

/** Addresses that aren't prerendered. For these, static hosts send the page that starts the app. */
export const otherPatterns = [...publicPatterns, ...workspacePatterns];

/** Addresses that guests open with a link. Each kind of link has its own start page. */
export const guestPatterns: readonly string[] = [patterns.rsvp, patterns.eventPage, patterns.findTable];
export const linkPatterns: readonly string[] = [patterns.shared, paths.invitationsOff];

let prepared: Promise<void> | undefined;

export async function setLanguage(language: Language): Promise<void> {
  prepared ??= prepareTexts(INTERFACE_DEFAULT, ['common']).then(() => loadTexts('head', 'pricing'));
  await prepared;
  await i18next.changeLanguage(language);
}

/** Returns the rows from which the list of posts, or a post's page, is rendered. */
export const listRows = (language: Language, list: readonly BlogSummary[]): Rows => [
  [blogListQuery(language).queryKey, list],
];
export const postRows = (post: BlogPost, list: readonly BlogSummary[]): Rows => [
  [blogPostQuery(post.language, post.slug).queryKey, post],
  [relatedPostsQuery(post).queryKey, relatedPosts(post, list)],
];

export const postPath = paths.blogPost;
export const blogPath = paths.blog;

/** Renders the page at a path without a browser. Rejects if any part fails. */
export async function render(path: string, rows: Rows = []): Promise<string> {
  await fetchPage(path);
  fillPublicCache(rows);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <App routed={(app) => <StaticRouter path={path}>{app}</StaticRouter>} />,
    {
      // Rendered in one piece, because React adds later pieces by an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failures.push(error);
      },
    },
  );
  const html = await new Response(prelude).text();
  publicCache().clear();
  if (failures.length > 0)
    throw new Error(`${path} cannot be rendered without a browser`, { cause: failures[0] });
  return html;
}
