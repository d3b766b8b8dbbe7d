/** The blog's shelves, in the order in which they are offered. */
export const BLOG_CATEGORIES = ['budget', 'planning', 'guests', 'drinks', 'ideas'] as const;
export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

export interface BlogSource {
  title: string;
  url: string;
  year?: number | undefined;
}

/** What a list shows of a post. */
export interface BlogSummary {
  slug: string;
  language: 'es' | 'en';
  category: BlogCategory;
  title: string;
  excerpt: string;
  author: string;
  /** YYYY-MM-DD */
  published_at: string;
  minutes_to_read: number;
  /** Counted once a session, in either language. */
  views: number;
  featured: boolean;
}

export interface BlogPost extends BlogSummary {
  /** Markdown; its headings begin at level two. */
  body: string;
  /** Slugs, nearest first. */
  related: readonly string[];
  sources: readonly BlogSource[];
}

/** What search engines show of a title. */
const LONGEST_TITLE = 70;

/** A post's name for the browser: with the product's behind it where there is room for both. */
export function postTitle({ title }: Pick<BlogPost, 'title'>, brand: string): string {
  const whole = `${title} · ${brand}`;
  return whole.length > LONGEST_TITLE ? title : whole;
}

/** The newest of the featured posts, or the newest of all. */
export const featuredPost = <Post extends BlogSummary>(newestFirst: readonly Post[]): Post | undefined =>
  newestFirst.find(({ featured }) => featured) ?? newestFirst[0];

/** Related posts: those named by this one, then others of its category, then the newest. */
export function relatedPosts(post: BlogPost, newestFirst: readonly BlogSummary[], count = 3): BlogSummary[] {
  const others = newestFirst.filter(({ slug }) => slug !== post.slug);
  const named = post.related.flatMap((slug) => others.filter((other) => other.slug === slug));
  const alike = others.filter(({ category }) => category === post.category);
  return [...new Set([...named, ...alike, ...others])].slice(0, count);
}
