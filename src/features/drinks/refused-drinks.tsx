import { useMemo } from 'react';
import { DRINKS_PREFERENCES } from '@/data/drinks';
import { mergeKeys } from '@/data/sync/merge-keys';
import { mergeFields } from '@/data/sync/noun';
import type { DrinksPreferences } from '@/domain/drinks/preferences';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { RefusedRow, type RefusedRowProps } from '@/parts/rows/refused-row';
import type { RowDescription } from '@/parts/rows/row-description';

const HALAL = { none: 'halalNone', some: 'halalSome', all: 'halalAll' } as const;

/** Choice by choice: mine where I changed it, theirs elsewhere. */
const merge = (
  base: DrinksPreferences,
  theirs: DrinksPreferences,
  mine: DrinksPreferences,
): DrinksPreferences => ({
  ...mergeFields(base, theirs, mine),
  choices: mergeKeys(base.choices, theirs.choices, mine.choices),
});

export default function RefusedDrinks(props: RefusedRowProps) {
  const { t } = useTranslation('drinks');
  const { plan_id } = props.entry;
  const description = useMemo(
    (): RowDescription<DrinksPreferences> => ({
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
        { key: 'way_home', label: t('people.wayHome'), text: ({ way_home }) => t(`people.${way_home}`) },
      ],
    }),
    [t, plan_id],
  );
  return <RefusedRow {...props} noun={DRINKS_PREFERENCES} description={description} merge={merge} />;
}
