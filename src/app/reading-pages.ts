import { paths, patterns } from '@/lib/paths';
import type { inReadingFrame } from './layouts/reading-frame';
import { lazyPage, readablePage } from './lazy-page';

/** The page's code, with the frame that such pages stand in. */
async function framed(page: Promise<{ default: Parameters<typeof inReadingFrame>[0] }>) {
  const [frame, { default: Page }] = await Promise.all([import('./layouts/reading-frame'), page]);
  return { default: frame.inReadingFrame(Page) };
}

/** The public pages that read rows. */
export const readingPages = [
  {
    path: paths.blog,
    title: 'blog',
    Page: readablePage(() => framed(import('@/features/blog/blog-page')), 'blog'),
  },
  {
    path: patterns.blogPost,
    title: 'blog',
    Page: readablePage(() => framed(import('@/features/blog/post-page')), 'blog'),
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
  {
    path: paths.remindersOff,
    title: 'reminders',
    Page: lazyPage(() => import('@/features/newsletter/reminders-off-page'), 'newsletter'),
  },
] as const;
