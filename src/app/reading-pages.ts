import { paths, patterns } from '@/lib/paths';
import { lazyPage } from './lazy-page';

/** The public pages that read rows; they stand in a frame of their own (layouts/reading-frame.tsx). */
export const readingPages = [
  { path: paths.blog, title: 'blog', Page: lazyPage(() => import('@/features/blog/blog-page'), 'blog') },
  {
    path: patterns.blogPost,
    title: 'blog',
    Page: lazyPage(() => import('@/features/blog/post-page'), 'blog'),
  },
] as const;

/** Pages that mailed links open. */
export const letterPages = [
  {
    path: paths.newsletterConfirm,
    title: 'newsletter',
    Page: lazyPage(() => import('@/features/newsletter/confirm-page'), 'newsletter'),
  },
  {
    path: paths.newsletterLeave,
    title: 'newsletter',
    Page: lazyPage(() => import('@/features/newsletter/leave-page'), 'newsletter'),
  },
] as const;
