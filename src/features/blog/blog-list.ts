import { BLOG_CATEGORIES, type BlogCategory, type BlogSummary } from '@/domain/blog/post';
import { fold } from '@/domain/fold';

export interface BlogState {
  q: string;
  category: BlogCategory | null;
  /** Page number, from 1. */
  page: number;
}

export const PLAIN: BlogState = { q: '', category: null, page: 1 };
/** Posts per page, not counting the featured one. */
export const PAGE_SIZE = 6;
const LONGEST_SEARCH = 100;

export function readBlogState(params: URLSearchParams): BlogState {
  const page = Number(params.get('page'));
  return {
    q: (params.get('q') ?? '').slice(0, LONGEST_SEARCH),
    category: BLOG_CATEGORIES.find((known) => known === params.get('category')) ?? null,
    page: Number.isInteger(page) && page > 1 && page < 1000 ? page : 1,
  };
}

/** Formats the query string with its question mark. Returns '' for the unfiltered list. */
export function writeBlogState({ q, category, page }: BlogState): string {
  const params = new URLSearchParams({
    ...(q.trim() ? { q: q.trim() } : {}),
    ...(category ? { category } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return params.size > 0 ? `?${params}` : '';
}

export interface FoundPosts {
  /** The featured post. It is shown only on the first page of the unfiltered list. */
  featured: BlogSummary | null;
  posts: BlogSummary[];
  total: number;
  page: number;
  pages: number;
}

/** Returns the posts of one page that contain every searched word, ignoring accents and case. */
export function findPosts(
  newestFirst: readonly BlogSummary[],
  state: BlogState,
  featured: BlogSummary | undefined,
  categoryName: (category: BlogCategory) => string,
): FoundPosts {
  const words = fold(state.q).split(/\s+/).filter(Boolean);
  const filtered = words.length > 0 || state.category !== null;
  const matching = newestFirst.filter((post) => {
    if (state.category !== null && post.category !== state.category) return false;
    const text = fold([post.title, post.excerpt, post.author, categoryName(post.category)].join(' '));
    return words.every((word) => text.includes(word));
  });
  const lead = filtered ? undefined : featured;
  const listed = matching.filter(({ slug }) => slug !== lead?.slug);
  const pages = Math.max(1, Math.ceil(listed.length / PAGE_SIZE));
  const page = Math.min(state.page, pages);
  return {
    featured: page === 1 && lead ? lead : null,
    posts: listed.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    total: matching.length,
    page,
    pages,
  };
}
