import {
  Building2,
  Camera,
  Car,
  Flower2,
  type LucideIcon,
  Music,
  Shapes,
  Shirt,
  UtensilsCrossed,
  Wine,
} from 'lucide-react';
import { memo, useCallback } from 'react';
import type { Category } from '@/domain/plan/facts';
import { useTranslation } from '@/lib/translation';
import { cx } from '@/ui/class-names';
import { CATEGORY_HUES } from './category-hues';

export const CATEGORY_ICONS: Record<Category, LucideIcon> = {
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

/**
 * Returns a function that names a category in the reader's language. The function changes only with the
 * language.
 */
export function useCategoryLabel(): (category: Category) => string {
  const { t } = useTranslation();
  return useCallback((category) => t(`category.${category}`), [t]);
}

/** A category's icon on a pale background. Always show the category's name next to it. */
export const CategoryMark = memo(function CategoryMark({
  category,
  small = false,
}: {
  category: Category;
  /** True makes the icon small, `phone` only on a phone. */
  small?: boolean | 'phone';
}) {
  const Icon = CATEGORY_ICONS[category];
  const { soft, ink } = CATEGORY_HUES[category];
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-flex shrink-0 items-center justify-center rounded-full',
        small === 'phone' ? 'size-7 sm:size-10' : small ? 'size-7' : 'size-10',
        soft,
        ink,
      )}
    >
      <Icon className={small === 'phone' ? 'size-3.5 sm:size-5' : small ? 'size-3.5' : 'size-5'} />
    </span>
  );
});
