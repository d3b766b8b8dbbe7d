import { expect, test } from 'vitest';
import { type BlogPost, type BlogSummary, featuredPost, relatedPosts } from './post';

const summary = (slug: string, change: Partial<BlogSummary> = {}): BlogSummary => ({
  slug,
  language: 'es',
  category: 'budget',
  title: slug,
  excerpt: '',
  author: '',
  published_at: '2026-01-01',
  minutes_to_read: 1,
  views: 0,
  featured: false,
  ...change,
});
const post: BlogPost = { ...summary('a'), body: '', related: ['d', 'gone', 'a', 'd'], sources: [] };

test('relatedPosts lists explicitly related posts before posts of the same category', () => {
  const all = [summary('a'), summary('b', { category: 'ideas' }), summary('c'), summary('d'), summary('e')];
  expect(relatedPosts(post, all).map(({ slug }) => slug)).toEqual(['d', 'c', 'e']);
  expect(relatedPosts(post, all, 9).map(({ slug }) => slug)).toEqual(['d', 'c', 'e', 'b']);
  expect(relatedPosts(post, [])).toEqual([]);
});

test('if no post is marked as featured, the newest post is featured', () => {
  expect(featuredPost([summary('a'), summary('b', { featured: true })])?.slug).toBe('b');
  expect(featuredPost([summary('a'), summary('b')])?.slug).toBe('a');
  expect(featuredPost([])).toBeUndefined();
});
