import { paths } from '@/lib/paths';

export const PUBLIC_LINKS = [
  { to: paths.home, text: 'nav.home', end: true },
  { to: paths.features, text: 'nav.features', end: false },
  { to: paths.pricing, text: 'nav.pricing', end: false },
  { to: paths.about, text: 'nav.about', end: false },
  { to: paths.contact, text: 'nav.contact', end: false },
  { to: paths.blog, text: 'nav.blog', end: false },
] as const;
