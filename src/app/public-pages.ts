import { paths } from '@/lib/paths';
import { lazyPage, readablePage } from './lazy-page';

/**
 * The pages that anybody may read. Each is drawn at build time in both languages (prerender/), so it must draw
 * completely without a browser: what needs one belongs in an effect.
 */
export const publicPages = [
  {
    path: paths.home,
    title: 'home',
    Page: lazyPage(() => import('@/features/landing/landing-page'), 'landing'),
  },
  {
    path: paths.features,
    title: 'features',
    Page: readablePage(() => import('@/features/tour/features-page'), 'tour', 'budget', 'checklist'),
  },
  {
    path: paths.pricing,
    title: 'pricing',
    Page: lazyPage(() => import('@/features/pricing/pricing-page'), 'pricing'),
  },
  {
    path: paths.methods,
    title: 'methods',
    Page: readablePage(() => import('@/features/methods/methods-page'), 'methods', 'budget'),
  },
  {
    path: paths.about,
    title: 'about',
    Page: readablePage(() => import('@/features/about/about-page'), 'about'),
  },
  {
    path: paths.privacy,
    title: 'privacy',
    Page: readablePage(() => import('@/features/legal/privacy-page'), 'legal'),
  },
  {
    path: paths.terms,
    title: 'terms',
    Page: readablePage(() => import('@/features/legal/terms-page'), 'legal'),
  },
  {
    path: paths.contact,
    title: 'contact',
    Page: readablePage(() => import('@/features/contact/contact-page'), 'contact'),
  },
] as const;
