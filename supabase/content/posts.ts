import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';
import { z } from 'zod';

export const POST_LANGUAGES = ['es', 'en'] as const;
export const POST_CATEGORIES = ['budget', 'planning', 'guests', 'drinks', 'ideas'] as const;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Front matter of a post, in TOML between two lines of `+++`. Unknown keys are errors. */
const frontMatter = z.strictObject({
  title: z.string().min(10).max(90),
  /** Also used as the page's description, of which search engines show about 160 characters. */
  excerpt: z.string().min(50).max(200),
  category: z.enum(POST_CATEGORIES),
  author: z.string().min(1).max(100),
  published_at: z.iso.date(),
  featured: z.boolean().default(false),
  /** Slugs of other posts, the most closely related first. */
  related: z.array(z.string().regex(SLUG)).min(1).max(3),
  /**
   * `year` is the year of the figures, or else of publication. It is omitted if the source states neither.
   */
  sources: z
    .array(
      z.strictObject({
        title: z.string().min(3),
        url: z.url(),
        year: z.int().min(1990).max(2100).optional(),
      }),
    )
    .min(1),
});

/** A post in one language, with the columns of `blog_posts` that people write. */
export type Post = z.infer<typeof frontMatter> & {
  slug: string;
  language: (typeof POST_LANGUAGES)[number];
  /** Markdown without the front matter. Its headings begin at level two. */
  body: string;
  minutes_to_read: number;
};

/**
 * Reading speed on a screen, in words per minute. Lower than the 240 of a novel, because of tables and
 * figures.
 */
const WORDS_A_MINUTE = 200;

/** Counts the words that are read, without link addresses and table markup. */
export const wordsOf = (markdown: string): number =>
  markdown
    .replace(/\]\([^)]*\)/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Removes the padding that the formatter adds to table cells for editors. */
const withoutPadding = (markdown: string): string =>
  markdown.replace(/^\|.*$/gm, (row) => row.replace(/ {2,}/g, ' ').replace(/-{4,}/g, '---'));

/** Parses one post's file. @throws Error naming the post if the front matter is missing or invalid. */
export function parsePost(slug: string, language: Post['language'], file: string): Post {
  const where = `blog/${slug}/${language}.md`;
  if (!SLUG.test(slug)) throw new Error(`${where}: the slug is not in kebab case`);
  const [, head, text] = /^\+\+\+\n(.*?)\n\+\+\+\n(.*)$/s.exec(file) ?? [];
  if (head === undefined || text === undefined) throw new Error(`${where}: no front matter`);
  const read = frontMatter.safeParse(parse(head));
  if (!read.success) throw new Error(`${where}: ${z.prettifyError(read.error)}`);
  const body = withoutPadding(text.trim());
  return {
    ...read.data,
    slug,
    language,
    body,
    minutes_to_read: Math.max(1, Math.round(wordsOf(body) / WORDS_A_MINUTE)),
  };
}

/** Folder of the posts: `<slug>/{es,en}.md`. */
const FOLDER = fileURLToPath(new URL('./blog', import.meta.url));

/**
 * Reads every post in every language, the newest first, with the languages of a post next to each other.
 * @throws Error if a post lacks a language or a file is invalid.
 */
export const readPosts = (folder = FOLDER): Post[] =>
  readdirSync(folder)
    .flatMap((slug) =>
      POST_LANGUAGES.map((language) =>
        parsePost(slug, language, readFileSync(join(folder, slug, `${language}.md`), 'utf8')),
      ),
    )
    .sort((a, b) => b.published_at.localeCompare(a.published_at) || a.slug.localeCompare(b.slug));
