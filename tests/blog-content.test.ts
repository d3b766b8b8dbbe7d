import { describe, expect, test } from 'vitest';
import { paths, patterns } from '../src/lib/paths';
import { POST_LANGUAGES, parsePost, readPosts, wordsOf } from '../supabase/content/posts.ts';
import { blogSeed } from '../supabase/content/seed.ts';

const posts = readPosts();
const slugs = new Set(posts.map(({ slug }) => slug));
const named = posts.map((post) => [`${post.slug} (${post.language})`, post] as const);
const linksOf = (body: string) => [...body.matchAll(/\]\(([^)\s]+)\)/g)].map(([, url]) => url ?? '');

/** Run with `-u` to rewrite the seed. */
test('the seed file contains the current text of all blog posts', async () => {
  await expect(blogSeed(posts)).toMatchFileSnapshot('../supabase/seeds/blog.sql');
});

test.each(POST_LANGUAGES)('language %s has at least nine posts and exactly one featured post', (language) => {
  const mine = posts.filter((post) => post.language === language);
  expect(mine.length).toBeGreaterThanOrEqual(9);
  expect(mine.filter(({ featured }) => featured)).toHaveLength(1);
});

test('a post’s category, date and related posts are the same in both languages', () => {
  for (const slug of slugs) {
    const facts = posts
      .filter((post) => post.slug === slug)
      .map(({ category, published_at, featured, related }) => ({
        category,
        published_at,
        featured,
        related,
      }));
    expect(facts[1]).toEqual(facts[0]);
  }
});

describe.each(named)('%s', (_name, post) => {
  test('a post has between 650 and 1,400 words', () => {
    expect(wordsOf(post.body)).toBeGreaterThanOrEqual(650);
    expect(wordsOf(post.body)).toBeLessThanOrEqual(1400);
  });

  test('a post has at least three headings and skips no heading level', () => {
    const levels = [...post.body.matchAll(/^(#+) /gm)].map(([, marks]) => marks?.length ?? 0);
    expect(levels.length).toBeGreaterThanOrEqual(3);
    expect(levels[0]).toBe(2);
    for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 2)).toBeLessThanOrEqual(1);
    expect(levels).not.toContain(1);
  });

  test('a post links only to existing pages and to the sources that it lists', () => {
    const pages: string[] = [...Object.values(paths), ...Object.values(patterns)].filter(
      (path) => typeof path === 'string',
    );
    for (const url of linksOf(post.body)) {
      if (url.startsWith('/blog/')) expect(slugs).toContain(url.slice('/blog/'.length));
      else if (url.startsWith('/')) expect(pages).toContain(url.split(/[?#]/)[0]);
      else expect(post.sources.map((source) => source.url)).toContain(url);
    }
    for (const { url } of post.sources) expect(linksOf(post.body)).toContain(url);
  });

  test('a post names only related posts that exist', () => {
    for (const slug of post.related) expect(slugs).toContain(slug);
    expect(post.related).not.toContain(post.slug);
  });

  test('in a post’s table, every row has as many cells as the header', () => {
    for (const [table] of post.body.matchAll(/(?:^\|.*\n?)+/gm)) {
      const cells = table
        .trim()
        .split('\n')
        .map((row) => row.split('|').length);
      expect(new Set(cells).size).toBe(1);
    }
  });
});

describe('a post’s file', () => {
  const head = `title = "A title that is long enough"
excerpt = "An excerpt that is long enough to describe the page to a search engine."
category = "budget"
author = "Celebra"
published_at = "2026-01-31"
related = ["another-post"]
sources = [{ title = "A source", url = "https://example.com/a", year = 2024 }]`;

  test('a post’s reading time is calculated from the number of words', () => {
    const post = parsePost('a-post', 'en', `+++\n${head}\n+++\n\n${'word '.repeat(900)}\n`);
    expect(post).toMatchObject({ featured: false, minutes_to_read: 5, language: 'en', slug: 'a-post' });
  });

  test.each([
    ['no front matter', 'Text alone', /no front matter/],
    ['an unknown key', `+++\n${head}\ncolour = "red"\n+++\nText`, /colour/],
    ['a day that does not exist', `+++\n${head.replace('01-31', '02-30')}\n+++\nText`, /published_at/],
    ['an unknown category', `+++\n${head.replace('"budget"', '"money"')}\n+++\nText`, /category/],
  ])('a post’s file with this mistake is refused: %s', (_why, file, reason) => {
    expect(() => parsePost('a-post', 'en', file)).toThrow(reason);
  });

  test('quotes in a post’s text are escaped in the SQL', () => {
    const post = parsePost('a-post', 'en', `+++\n${head}\n+++\nIt's a \\' test $$ of "quotes"`);
    expect(blogSeed([post])).toContain(`'It''s a \\'' test $$ of "quotes"'`);
  });
});
