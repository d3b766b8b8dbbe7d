import { useMemo } from 'react';
import { findRegion } from '@/domain/places/regions';
import type { PlanState } from '@/domain/plan/facts';
import { categoryOf, type LineKey, rankingOf } from '@/domain/what-if/overrides';
import { countryName, formatDate, formatMoney } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { peopleKey } from '@/parts/plan/people-key';

/** Makes the first letter lower case, for use within a sentence. */
const lower = (text: string): string => text.charAt(0).toLocaleLowerCase(currentLanguage()) + text.slice(1);

export interface LineWords {
  label: (line: LineKey) => string;
  /** Formats the fact's value in the plan, or in the plan with overrides. */
  value: (state: PlanState, line: LineKey) => string;
  /** Describes how a scenario changes the fact, without the fact's name. */
  short: (after: PlanState, line: LineKey) => string;
}

export function useLineWords(): LineWords {
  const { t } = useTranslation(['whatif', 'common']);
  const label = useCategoryLabel();
  return useMemo(() => {
    const value = (state: PlanState, line: LineKey): string => {
      switch (line) {
        case 'budget':
          return formatMoney(state.budget, state.currency);
        case 'guest_count':
          return t(peopleKey(state), { count: state.guest_count });
        case 'duration':
          return state.duration === null ? t('value.notSaid') : t('common:hours', { count: state.duration });
        case 'event_date':
          return formatDate(state.event_date, 'medium');
        case 'location_type':
          return t(`common:locationType.${state.location_type}`);
        case 'place': {
          const region = findRegion(state.country, state.region)?.name[currentLanguage()];
          return [state.city, region, countryName(state.country)].filter(Boolean).join(', ');
        }
        case 'ranking':
          return rankingOf(state).map(label).join(', ') || t('value.unranked');
        default: {
          const category = categoryOf(line);
          const selected = state.categories.some((one) => one.category === category && one.selected);
          return t(selected ? 'value.with' : 'value.without');
        }
      }
    };
    return {
      value,
      label: (line) => {
        const category = categoryOf(line);
        if (category) return label(category);
        return line === 'budget' ||
          line === 'guest_count' ||
          line === 'duration' ||
          line === 'event_date' ||
          line === 'location_type' ||
          line === 'place'
          ? t(`line.${line}`)
          : t('line.ranking');
      },
      short: (after, line) => {
        if (line === 'ranking') return t('value.rankingShort');
        if (line === 'place') return after.city || countryName(after.country);
        const category = categoryOf(line);
        if (!category) return value(after, line);
        const selected = after.categories.some((one) => one.category === category && one.selected);
        return t(selected ? 'value.with_category' : 'value.without_category', {
          category: lower(label(category)),
        });
      },
    };
  }, [t, label]);
}
