import { useCallback } from 'react';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import type { Part } from './parts-of';

export function usePartName(): (part: Part) => string {
  const { t } = useTranslation('breakdown');
  const label = useCategoryLabel();
  return useCallback(
    ({ kind, category, name, count }) => {
      if (kind === 'rest') return t('picture.rest');
      if (kind === 'others') return t('picture.others', { count });
      return name ?? label(category);
    },
    [t, label],
  );
}
