import { queryOptions } from '@tanstack/react-query';
import { type BlogPost, type BlogSource, type BlogSummary, relatedPosts } from '@/domain/blog/post';
import { backendUrl, publishableKey } from '@/lib/env';
import { RequestError } from '@/lib/errors';
import type { Language } from '@/lib/texts';

const SUMMARY = 'slug,language,category,title,excerpt,author,published_at,minutes_to_read,views,featured';

/**
 * Reads the posts in a language. It uses a plain request, so that visitors don't download the database
 * client.
 */
async function readPosts<Row>(
  language: Language,
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<Row[]> {
  const parameters = new URLSearchParams({ language: `eq.${language}`, ...query });
  const answer = await fetch(`${backendUrl()}/rest/v1/blog_posts?${parameters}`, {
    headers: { apikey: publishableKey() },
    signal,
  });
  if (!answer.ok) throw new RequestError('Posts not read', answer.status);
  return answer.json();
}

/** Reads all published posts in a language, newest first, without their text. */
export const blogListQuery = (language: Language) =>
  queryOptions({
    queryKey: ['blog', language],
    queryFn: ({ signal }): Promise<BlogSummary[]> =>
      readPosts<BlogSummary>(language, { select: SUMMARY, order: 'published_at.desc,slug' }, signal),
  });

/** Reads one post. Null if there is no post with this slug. */
export const blogPostQuery = (language: Language, slug: string) =>
  queryOptions({
    queryKey: ['blog', language, slug],
    queryFn: async ({ signal }): Promise<BlogPost | null> => {
      const select = `${SUMMARY},body,related,sources`;
      const [row] = await readPosts<BlogPost>(language, { select, slug: `eq.${slug}`, limit: '1' }, signal);
      return row ? { ...row, sources: readSources(row.sources) } : null;
    },
  });

/** Reads only the related posts, so that a prerendered post doesn't load the whole list. */
export const relatedPostsQuery = (post: BlogPost) =>
  queryOptions({
    queryKey: ['blog', post.language, post.slug, 'related'],
    queryFn: async ({ client }): Promise<BlogSummary[]> =>
      relatedPosts(post, await client.ensureQueryData(blogListQuery(post.language))),
  });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readSources(value: unknown): BlogSource[] {
  return (Array.isArray(value) ? value : [])
    .filter(isRecord)
    .flatMap(({ title, url, year }) =>
      typeof title === 'string' && typeof url === 'string'
        ? [{ title, url, ...(typeof year === 'number' ? { year } : {}) }]
        : [],
    );
}

/** Converts a post from `supabase/content` to a database row without views. */
export const asBlogPost = (content: Omit<BlogPost, 'views'>): BlogPost => ({
  slug: content.slug,
  language: content.language,
  category: content.category,
  title: content.title,
  excerpt: content.excerpt,
  author: content.author,
  published_at: content.published_at,
  minutes_to_read: content.minutes_to_read,
  views: 0,
  featured: content.featured,
  body: content.body,
  related: content.related,
  sources: content.sources,
});

export function asBlogSummary({
  body: _body,
  related: _related,
  sources: _sources,
  ...summary
}: BlogPost): BlogSummary {
  return summary;
}

/**
 * Counts a view. It uses a plain request, so that visitors don't download the database client. `session` is
 * 128 random bits in hexadecimal. The database counts each session once. @throws RequestError if the service
 * didn't accept it.
 */
export async function countBlogView(slug: string, session: string): Promise<void> {
  const { ok, status } = await fetch(`${backendUrl()}/rest/v1/rpc/count_blog_view`, {
    method: 'POST',
    headers: { apikey: publishableKey(), 'Content-Type': 'application/json' },
    body: JSON.stringify({ slug, session_token: session }),
    keepalive: true,
    signal: AbortSignal.timeout(15_000),
  });
  if (!ok) throw new RequestError('View not counted', status);
}
