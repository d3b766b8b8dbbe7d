import type { Category } from '@/domain/plan/facts';

/** Category colours of src/ui/theme.css in the light theme, for output without stylesheets. */
export const CATEGORY_INKS: Readonly<Record<Category, string>> = {
  venue: '#3c28ce',
  catering: '#7f2410',
  drinks: '#1997b6',
  'photo-and-video': '#d65b80',
  music: '#a58d00',
  decorations: '#4c7529',
  attire: '#691a8a',
  transportation: '#506dd8',
  miscellaneous: '#575360',
};
