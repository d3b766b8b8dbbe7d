import { expect, test } from 'vitest';
import type { BlogSummary } from '@/domain/blog/post';
import { findPosts, PAGE_SIZE, PLAIN, readBlogState, writeBlogState } from './blog-list';

const post = (n: number, change: Partial<BlogSummary> = {}): BlogSummary => ({
  slug: `post-${n}`,
  language: 'es',
  category: n % 2 ? 'budget' : 'drinks',
  title: `Artículo ${n}`,
  excerpt: 'Cuánta bebida hace falta',
  author: 'Celebra',
  published_at: '2026-01-01',
  minutes_to_read: 5,
  views: 0,
  featured: false,
  ...change,
});
const posts = Array.from({ length: PAGE_SIZE + 3 }, (_, n) =>
  post(n, n === 3 ? { title: 'Íñigo y el ñandú' } : {}),
);
const find = (query: string) =>
  findPosts(posts, readBlogState(new URLSearchParams(query)), posts[0], (one) => one);
const slugs = (query: string) => find(query).posts.map(({ slug }) => slug);

test('the featured post appears above the first page of the list instead of in the list', () => {
  const first = find('');
  expect(first).toMatchObject({ featured: posts[0], page: 1, pages: 2, total: posts.length });
  expect(slugs('')).toEqual(posts.slice(1, 1 + PAGE_SIZE).map(({ slug }) => slug));
  expect(find('page=2').featured).toBeNull();
  expect(slugs('page=2')).toEqual(['post-7', 'post-8']);
});

test('a blog search ignores accents and case and requires every word', () => {
  expect(slugs('q=INIGO+nandu')).toEqual(['post-3']);
  expect(slugs('q=inigo+zorro')).toEqual([]);
  expect(find('q=bebida').featured).toBeNull();
  expect(find('q=bebida').total).toBe(posts.length);
  expect(slugs('q=++')).toEqual(slugs(''));
});

test('a category filters the list of posts', () => {
  expect(slugs('category=budget')).toEqual(['post-1', 'post-3', 'post-5', 'post-7']);
  expect(slugs('category=nothing')).toEqual(slugs(''));
});

test('a page number that is too high shows the last page', () => {
  for (const page of ['0', '-1', 'x', '1.5']) expect(find(`page=${page}`).page).toBe(1);
  expect(find('page=99').page).toBe(2);
});

test('the URL of the list contains only values that differ from the default', () => {
  expect(writeBlogState(PLAIN)).toBe('');
  expect(writeBlogState({ q: ' cuánto ', category: 'drinks', page: 2 })).toBe(
    '?q=cu%C3%A1nto&category=drinks&page=2',
  );
});
