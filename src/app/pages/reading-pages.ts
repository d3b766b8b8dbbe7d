import { matchPath } from 'react-router-dom';
import { localizedAddress } from '@/lib/address/english-address';
import { isDemoAddress } from '@/lib/demo';
import { paths, patterns } from '@/lib/paths';
import type { Language } from '@/lib/texts';
import { lazyPage } from './lazy-page';
import { publicPages } from './public-pages';

export const blogList = {
  path: paths.blog,
  title: 'blog',
  Page: lazyPage(() => import('./blog-page'), 'blog'),
} as const;

export const readingPages = [
  blogList,
  { path: patterns.blogPost, title: null, Page: lazyPage(() => import('./post-page'), 'blog') },
] as const;

/** Pages that are opened by links in e-mails of the newsletter. */
export const newsletterPages = [
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

/** Returns the address of a path in a language. Public pages have one address per language. */
export const languageAddress = (path: string, language: Language): string =>
  isDemoAddress(path) || [...publicPages, ...readingPages].some((page) => matchPath(page.path, path))
    ? localizedAddress(path, language)
    : path;
