import { useMemo } from 'react';
import { DRINKS_PREFERENCES } from '@/data/drinks';
import { mergeFields } from '@/data/sync/noun';
import { MOMENTS } from '@/domain/drinks/drink';
import { noPreferences } from '@/domain/drinks/no-preferences';
import type { DrinksPreferences, MomentChoice } from '@/domain/drinks/preferences';
import { mergeKeys } from '@/domain/merge-keys';
import { formatList, formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { face } from '@/parts/rows/face';
import type { RowDescription } from '@/parts/rows/row-description';

const HALAL = { none: 'halalNone', some: 'halalSome', all: 'halalAll' } as const;

/**
 * Three-way merge for each choice and each moment. My value wins where I changed it; otherwise the other
 * person's value is kept.
 */
function merge(
  base: DrinksPreferences,
  theirs: DrinksPreferences,
  mine: DrinksPreferences,
): DrinksPreferences {
  const choices = mergeKeys(base.choices, theirs.choices, mine.choices);
  const of = (one: DrinksPreferences) => one.choices.moments ?? {};
  const moments = mergeKeys(of(base), of(theirs), of(mine));
  return {
    ...mergeFields(base, theirs, mine),
    choices: choices.moments ? { ...choices, moments } : choices,
  };
}

function useDrinksDescription(plan_id: string): RowDescription<DrinksPreferences> {
  const { t } = useTranslation('drinks');
  return useMemo(() => {
    const momentText = ({ hours, generosity, drinks }: MomentChoice): string =>
      [
        hours !== undefined && t('moments.length', { count: hours }),
        generosity && t(`moments.${generosity}`),
        drinks && formatList(drinks.map((drink) => t(`drink.${drink}`))),
      ]
        .filter(Boolean)
        .join(' · ');
    return {
      title: () => t('row'),
      limit: t('limit'),
      href: () => paths.drinksPreferences(plan_id),
      columns: [
        {
          key: 'alcohol',
          label: t('kind.alcohol'),
          text: ({ alcohol }) => t(alcohol ? 'kind.with' : 'kind.without'),
        },
        { key: 'halal', label: t('kind.halal'), text: ({ halal }) => t(`kind.${HALAL[halal]}`) },
        {
          key: 'cash_bar',
          label: t('setting.cashBar'),
          text: ({ cash_bar }) => (cash_bar ? t('moments.yes') : null),
        },
        ...(['adults', 'children', 'abstaining'] as const).map((key) => ({
          key: `choices.${key}`,
          label: t(`kind.${key}`),
          text: ({ choices }: DrinksPreferences) => {
            const count = choices[key];
            return count === undefined ? null : formatNumber(count);
          },
        })),
        ...MOMENTS.map((moment) => ({
          key: `choices.moments.${moment}`,
          label: t(`moment.${moment}`),
          text: ({ choices }: DrinksPreferences) => momentText(choices.moments?.[moment] ?? {}) || null,
        })),
        { key: 'way_home', label: t('people.wayHome'), text: ({ way_home }) => t(`people.${way_home}`) },
      ],
    };
  }, [t, plan_id]);
}

export const faces = {
  drinks_preferences: face(DRINKS_PREFERENCES, useDrinksDescription, { merge, blank: noPreferences }),
};
