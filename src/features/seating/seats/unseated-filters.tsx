import { useMemo } from 'react';
import { AGE_GROUPS, ALLERGENS, DIETS, SIDES } from '@/domain/guests/guest';
import { EXPECTED, FOODS, NO_FILTER, type UnseatedFilter } from '@/domain/seating/unseated';
import { compareNames } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { type Facet, facetsOf, ListToolbar } from '@/ui/list-toolbar';
import type { Seating } from '../use-seating';

export type UnseatedState = UnseatedFilter & { readonly q: string };
export const EVERYBODY: UnseatedState = { ...NO_FILTER, q: '' };
/** With more households than this, there is no household filter; the search finds households by name. */
const MOST_HOUSEHOLDS = 100;

const isDiet = (food: string): food is (typeof DIETS)[number] => DIETS.some((one) => one === food);
const isAllergen = (food: string): food is (typeof ALLERGENS)[number] =>
  ALLERGENS.some((one) => one === food);

interface UnseatedFiltersProps {
  seating: Seating;
  state: UnseatedState;
  onChange: (change: Partial<UnseatedState>) => void;
  found: number;
}

/** Search and filters of unseated guests. A filter offers only the options that occur among these guests. */
export function UnseatedFilters({ seating, state, onChange, found }: UnseatedFiltersProps) {
  const { t } = useTranslation(['seating', 'guests']);
  const { plan } = usePlanContext();
  const { arrangement, householdName } = seating;
  const facets = useMemo(() => {
    const { facet } = facetsOf(state, onChange);
    const { unseated } = arrangement;
    const none = t('guests:filter.all');
    /** Returns the options that occur among the unseated guests, plus the option that is chosen now. */
    const given = <T extends string>(
      all: readonly T[],
      has: (one: T) => boolean,
      chosen: string | null,
    ): readonly T[] => all.filter((one) => one === chosen || has(one));
    const households = [...new Set(unseated.flatMap(({ guest }) => guest.household_id ?? []))]
      .map((id) => ({ id, name: householdName(id) }))
      .sort((a, b) => compareNames(a.name, b.name));
    const tags = [...new Set(unseated.flatMap(({ guest }) => guest.tags))].sort(compareNames);
    const list: readonly (readonly [count: number, facet: Facet])[] = [
      [
        households.length > MOST_HOUSEHOLDS ? 0 : households.length,
        facet('household', {
          label: t('guests:form.household'),
          none,
          all: households.map(({ id }) => id),
          text: householdName,
        }),
      ],
      [
        plan.event_type === 'wedding' ? 2 : 0,
        facet('side', {
          label: t('guests:form.side'),
          none,
          all: SIDES,
          text: (one) =>
            one === 'both' ? t('guests:side.both') : t(`guests:side.${plan.couple_type ?? 'none'}.${one}`),
        }),
      ],
      [tags.length, facet('tag', { label: t('guests:filter.tag'), none, all: tags, text: (one) => one })],
      [
        2,
        facet('age', {
          label: t('guests:form.age'),
          none,
          all: given(AGE_GROUPS, (one) => unseated.some(({ guest }) => guest.age_group === one), state.age),
          text: (one) => t(`guests:age.${one}`),
        }),
      ],
      [
        2,
        facet('food', {
          label: t('guests:filter.food'),
          none,
          all: given(
            FOODS,
            (one) =>
              one === 'any' ||
              unseated.some(({ guest }) => [...guest.diets, ...guest.allergens].some((had) => had === one)),
            state.food,
          ),
          text: (one) =>
            isDiet(one)
              ? t(`guests:diet.${one}`)
              : isAllergen(one)
                ? t('guests:food.without', { list: t(`guests:allergen.${one}`) })
                : t('guests:filter.anyFood'),
        }),
      ],
      [
        2,
        facet('reply', {
          label: t('guests:filter.reply'),
          none,
          all: EXPECTED,
          text: (one) => t(`guests:reply.${one}`),
        }),
      ],
    ];
    return list.flatMap(([count, one]) => (count > 0 || one.active ? [one] : []));
  }, [state, onChange, arrangement, householdName, plan.couple_type, plan.event_type, t]);
  return (
    <ListToolbar
      isNarrow
      search={{
        label: t('list.search'),
        clearLabel: t('list.clear'),
        value: state.q,
        onChange: (q) => onChange({ q }),
      }}
      facets={facets}
      filterLabel={t('guests:filter.title')}
      found={found === arrangement.unseated.length ? '' : t('people', { count: found })}
    />
  );
}
