import { paths } from '@/lib/paths';
import { lazyPage } from './lazy-page';

const Bottles = lazyPage(() => import('@/features/bottles/bottles-page'), 'bottles');

/**
 * Pages open to everybody. Each is prerendered in both languages, so it must render completely without a
 * browser. Code that needs a browser belongs in an effect.
 */
export const publicPages = [
  {
    path: paths.home,
    title: 'home',
    Page: lazyPage(() => import('@/features/landing/landing-page'), 'landing', 'allocationdemo'),
  },
  {
    path: paths.features,
    title: 'features',
    Page: lazyPage(() => import('@/features/tour/features-page'), 'tour', 'budget', 'checklist'),
  },
  {
    path: paths.pricing,
    title: 'pricing',
    Page: lazyPage(() => import('@/features/pricing/pricing-page'), 'pricing'),
  },
  {
    path: paths.methods,
    title: 'methods',
    Page: lazyPage(() => import('@/features/methods/methods-page'), 'methods', 'budget'),
  },
  {
    path: paths.about,
    title: 'about',
    Page: lazyPage(() => import('@/features/about/about-page'), 'about'),
  },
  {
    path: paths.privacy,
    title: 'privacy',
    Page: lazyPage(() => import('@/features/legal/privacy-page'), 'legal'),
  },
  {
    path: paths.terms,
    title: 'terms',
    Page: lazyPage(() => import('@/features/legal/terms-page'), 'legal'),
  },
  { path: paths.bottles('wine'), title: 'bottlesWine', Page: Bottles },
  { path: paths.bottles('sparkling'), title: 'bottlesSparkling', Page: Bottles },
  { path: paths.bottles('beer'), title: 'bottlesBeer', Page: Bottles },
  { path: paths.bottles('spirits'), title: 'bottlesSpirits', Page: Bottles },
  { path: paths.bottles('cocktails'), title: 'bottlesCocktails', Page: Bottles },
  { path: paths.bottles('soft-drinks'), title: 'bottlesSoftDrinks', Page: Bottles },
  { path: paths.bottles('water'), title: 'bottlesWater', Page: Bottles },
  {
    path: paths.contact,
    title: 'contact',
    Page: lazyPage(() => import('@/features/contact/contact-page'), 'contact'),
  },
] as const;
