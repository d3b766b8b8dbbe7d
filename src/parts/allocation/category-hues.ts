import type { Category } from '@/domain/plan/facts';

interface Hue {
  /** Class name for a background in this hue. */
  solid: string;
  /** Class name for a pale background, for text in this hue. */
  soft: string;
  ink: string;
  stroke: string;
}

/** Class names must be written out, because Tailwind doesn't find names that are assembled at run time. */
export const CATEGORY_HUES: Record<Category, Hue> = {
  venue: { solid: 'bg-venue', soft: 'bg-venue/12', ink: 'text-venue', stroke: 'stroke-venue' },
  catering: { solid: 'bg-catering', soft: 'bg-catering/12', ink: 'text-catering', stroke: 'stroke-catering' },
  drinks: { solid: 'bg-drinks', soft: 'bg-drinks/12', ink: 'text-drinks', stroke: 'stroke-drinks' },
  'photo-and-video': {
    solid: 'bg-photo-and-video',
    soft: 'bg-photo-and-video/12',
    ink: 'text-photo-and-video',
    stroke: 'stroke-photo-and-video',
  },
  music: { solid: 'bg-music', soft: 'bg-music/12', ink: 'text-music', stroke: 'stroke-music' },
  decorations: {
    solid: 'bg-decorations',
    soft: 'bg-decorations/12',
    ink: 'text-decorations',
    stroke: 'stroke-decorations',
  },
  attire: { solid: 'bg-attire', soft: 'bg-attire/12', ink: 'text-attire', stroke: 'stroke-attire' },
  transportation: {
    solid: 'bg-transportation',
    soft: 'bg-transportation/12',
    ink: 'text-transportation',
    stroke: 'stroke-transportation',
  },
  miscellaneous: {
    solid: 'bg-miscellaneous',
    soft: 'bg-miscellaneous/12',
    ink: 'text-miscellaneous',
    stroke: 'stroke-miscellaneous',
  },
};
