import { type BlogPost, postTitle } from '@/domain/blog/post';
import { paths } from '@/lib/paths';
import type { Language } from '@/lib/texts';
import { translate } from '@/lib/translation';
import { addressOf, alternatesOf, type Head, trailTo } from './head';
import { article } from './json-ld';

/** Returns the metadata of a post. `picture` is the address of its preview picture. */
export function postHead(site: string, post: BlogPost, language: Language, picture: string): Head {
  const path = paths.blogPost(post.slug);
  const url = addressOf(site, path, language);
  return {
    title: postTitle(post, translate('brand')),
    description: post.excerpt,
    alternates: alternatesOf(site, path),
    jsonLd: [
      article(site, {
        headline: post.title,
        description: post.excerpt,
        url,
        picture,
        author: post.author,
        published: post.published_at,
        language,
      }),
      trailTo(site, language, [
        { name: translate('nav.blog'), path: paths.blog },
        { name: post.title, path },
      ]),
    ],
  };
}
