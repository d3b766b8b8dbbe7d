/** Categories of the blog, in the order shown. */
export const BLOG_CATEGORIES = ['budget', 'planning', 'guests', 'drinks', 'ideas'] as const;
export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

export interface BlogSource {
  title: string;
  url: string;
  year?: number | undefined;
}

export interface BlogSummary {
  slug: string;
  language: 'es' | 'en';
  category: BlogCategory;
  title: string;
  excerpt: string;
  author: string;
  /** Date as YYYY-MM-DD. */
  published_at: string;
  minutes_to_read: number;
  /** Views in both languages, counted once per session. */
  views: number;
  featured: boolean;
}

export interface BlogPost extends BlogSummary {
  /** Markdown. Its headings start at level two. */
  body: string;
  /** Slugs of related posts, most closely related first. */
  related: readonly string[];
  sources: readonly BlogSource[];
}

/** Number of characters of a title that search engines show. */
const LONGEST_TITLE = 70;

/** Returns the document title of a post. The product's name is added if there is room. */
export function postTitle({ title }: Pick<BlogPost, 'title'>, brand: string): string {
  const whole = `${title} · ${brand}`;
  return whole.length > LONGEST_TITLE ? title : whole;
}

/** Returns the newest featured post; if none is featured, the newest post. */
export const featuredPost = <Post extends BlogSummary>(newestFirst: readonly Post[]): Post | undefined =>
  newestFirst.find(({ featured }) => featured) ?? newestFirst[0];

/** Returns related posts: those named in `post`, then those of the same category, then the newest. */
export function relatedPosts(post: BlogPost, newestFirst: readonly BlogSummary[], count = 3): BlogSummary[] {
  const others = newestFirst.filter(({ slug }) => slug !== post.slug);
  const named = post.related.flatMap((slug) => others.filter((other) => other.slug === slug));
  const alike = others.filter(({ category }) => category === post.category);
  return [...new Set([...named, ...alike, ...others])].slice(0, count);
}
