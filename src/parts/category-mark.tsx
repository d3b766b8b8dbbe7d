import { type ComponentType, memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category } from '@/domain/plan/facts';
import { cx } from '@/ui/class-names';
import { Building2, Camera, Car, Flower2, Music, Shapes, Shirt, UtensilsCrossed, Wine } from '@/ui/icons';

type Icon = ComponentType<{
  className?: string;
  'aria-hidden'?: 'true';
  strokeWidth?: number;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
}>;

export const CATEGORY_ICONS: Record<Category, Icon> = {
  venue: Building2,
  catering: UtensilsCrossed,
  drinks: Wine,
  'photo-and-video': Camera,
  music: Music,
  decorations: Flower2,
  attire: Shirt,
  transportation: Car,
  miscellaneous: Shapes,
};

interface Hue {
  /** The hue itself, as ground. */
  solid: string;
  /** A breath of it, as ground for its own ink. */
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

/** A category's name in the reader's language; one and the same function while that stays. */
export function useCategoryLabel(): (category: Category) => string {
  const { t } = useTranslation();
  return useCallback((category) => t(`category.${category}`), [t]);
}

/** The category's icon on a soft ground of its hue; always beside its name, never in its place. */
export const CategoryMark = memo(function CategoryMark({
  category,
  small = false,
}: {
  category: Category;
  small?: boolean;
}) {
  const Icon = CATEGORY_ICONS[category];
  const { soft, ink } = CATEGORY_HUES[category];
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-flex shrink-0 items-center justify-center rounded-full',
        small ? 'size-7' : 'size-10',
        soft,
        ink,
      )}
    >
      <Icon aria-hidden="true" className={small ? 'size-3.5' : 'size-5'} />
    </span>
  );
});
