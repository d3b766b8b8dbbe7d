import type { Category } from '@/domain/plan/facts';

interface Hue {
  /** The hue itself, as ground. */
  solid: string;
  /** A pale tint, as background of its own ink. */
  soft: string;
  ink: string;
  stroke: string;
}

/** Written out, since class names put together from parts are not found by the stylesheet's scan. */
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
