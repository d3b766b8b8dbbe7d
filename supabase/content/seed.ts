import type { Post } from './posts.ts';

const COLUMNS = [
  'slug',
  'language',
  'category',
  'title',
  'excerpt',
  'body',
  'author',
  'published_at',
  'minutes_to_read',
  'featured',
  'related',
  'sources',
] as const;
const KEYS: readonly string[] = ['slug', 'language'];

/**
 * Formats an SQL literal. With `standard_conforming_strings` on, which is PostgreSQL's default, only a quote
 * needs escaping.
 */
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

function value(post: Post, column: (typeof COLUMNS)[number]): string {
  const field = post[column];
  if (typeof field === 'string') return literal(field);
  if (typeof field === 'number' || typeof field === 'boolean') return String(field);
  if (column === 'related') return `array[${post.related.map(literal).join(', ')}]::text[]`;
  return literal(JSON.stringify(field));
}

/**
 * Returns SQL that inserts the posts of the files, or replaces their stored versions. View counts are kept,
 * and so are stored posts without a file.
 */
export const blogSeed = (
  posts: readonly Post[],
): string => `-- Made from supabase/content/blog by supabase/content/seed.ts; write there, not here.
-- Can be run again: a post that has changed is replaced, its views are kept.
insert into public.blog_posts (${COLUMNS.join(', ')}) values
${posts.map((post) => `(${COLUMNS.map((column) => value(post, column)).join(', ')})`).join(',\n')}
on conflict (slug, language) do update set
${COLUMNS.filter((column) => !KEYS.includes(column))
  .map((column) => `  ${column} = excluded.${column}`)
  .join(',\n')};
`;
