import { House, User } from 'lucide-react';
import { memo, startTransition, useMemo, useOptimistic } from 'react';
import {
  AGE_GROUPS,
  ALLERGENS,
  CHANNELS,
  DIETS,
  type EventPart,
  SIDES,
  TRAVELS_FROM,
} from '@/domain/guests/guest';
import { ownFilters, withOwn } from '@/domain/guests/own-column';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { type Facet, facetsOf, ListToolbar } from '@/ui/list-toolbar';
import type { Pieces } from '@/ui/pieces';
import { Segments } from '@/ui/segments';
import { useEqual } from '@/ui/use-equal';
import { useGuestWords } from '../guest-words';
import { useKindWords } from '../use-kind-words';
import {
  FOOD_FILTERS,
  type GuestListState,
  isOwnSort,
  MISSING,
  REPLIES,
  SENT,
  SORTS,
  VIEWS,
} from './guest-list';
import type { OwnFact } from './use-own-facts';

interface GuestFiltersProps {
  parts: readonly EventPart[];
  tags: readonly string[];
  companies: readonly string[];
  own: readonly OwnFact[];
  state: GuestListState;
  onChange: (change: Partial<GuestListState>) => void;
  found: number;
  trailing?: Pieces;
}

const ICONS = { households: House, people: User };
const isDiet = (food: string): food is (typeof DIETS)[number] => DIETS.some((one) => one === food);
const isAllergen = (food: string): food is (typeof ALLERGENS)[number] =>
  ALLERGENS.some((one) => one === food);

/** Search, filters, sort order and view, all kept in the address. */
export const GuestFilters = memo(function GuestFilters(props: GuestFiltersProps) {
  const { parts, tags, companies, own, state, onChange, found, trailing } = props;
  const { t } = useTranslation('guests');
  const words = useGuestWords();
  const { plan } = usePlanContext();
  const { groups } = useKindWords();
  // The filters aren't rendered again while somebody types in the search, because they contain about a
  // hundred texts.
  const chosen = useEqual<GuestListState>({ ...state, q: '' });
  // The entered text appears immediately, and the search results follow.
  const [typed, setTyped] = useOptimistic(state.q);
  const search = (q: string) =>
    startTransition(() => {
      setTyped(q);
      onChange({ q });
    });
  const facets = useMemo(() => {
    const { facet, choice } = facetsOf(chosen, onChange);
    const all = t('filter.all');
    const part = facet('part', {
      label: t('filter.part'),
      none: t('filter.allParts'),
      all: parts.map(({ id }) => id),
      text: (id) => parts.find((one) => one.id === id)?.name ?? '',
    });
    const side = facet('side', {
      label: t('form.side'),
      none: all,
      all: SIDES,
      text: (one) => words.side(one, plan.couple_type),
    });
    const tag = facet('tag', {
      label: t('filter.tag'),
      none: all,
      all: [...new Set([...tags, ...(chosen.tag ? [chosen.tag] : [])])],
      text: (one) => one,
    });
    return [
      ...(parts.length > 1 ? [part] : []),
      facet('reply', { label: t('filter.reply'), none: all, all: REPLIES, text: (one) => t(`reply.${one}`) }),
      ...(plan.event_type === 'wedding' ? [side] : []),
      facet('food', {
        label: t('filter.food'),
        none: all,
        all: FOOD_FILTERS,
        text: (one) =>
          isDiet(one)
            ? t(`diet.${one}`)
            : isAllergen(one)
              ? t('food.without', { list: t(`allergen.${one}`) })
              : t('filter.anyFood'),
      }),
      facet('missing', {
        label: t('filter.missing'),
        none: all,
        all: MISSING,
        text: (one) => t(`missing.${one}`, groups),
      }),
      facet('age', { label: t('form.age'), none: all, all: AGE_GROUPS, text: (one) => t(`age.${one}`) }),
      facet('sent', { label: t('filter.sent'), none: all, all: SENT, text: (one) => t(`sent.${one}`) }),
      facet('channel', {
        label: t('filter.channel'),
        none: all,
        all: [...CHANNELS, 'none'] as const,
        text: (one) => t(`filter.channels.${one}`),
      }),
      // Links from the analytics page set this filter, because that page counts by week.
      ...(chosen.week
        ? [
            facet('week', {
              label: t('filter.week'),
              none: all,
              all: [chosen.week],
              text: (one) => formatDate(one, 'medium'),
            }),
          ]
        : []),
      facet('from', { label: t('form.from'), none: all, all: TRAVELS_FROM, text: (one) => t(`from.${one}`) }),
      facet('language', {
        label: t('filter.language'),
        none: all,
        all: ['es', 'en'] as const,
        text: (one) => t(`language.${one}`),
      }),
      ...(tags.length > 0 || chosen.tag ? [tag] : []),
      ...(companies.length > 0 || chosen.company
        ? [
            facet('company', {
              label: t('form.company'),
              none: all,
              all: [...new Set([...companies, ...(chosen.company ? [chosen.company] : [])])],
              text: (one) => one,
            }),
          ]
        : []),
      ...own.map(({ column: { id, name }, values }): Facet => {
        const set = ownFilters(chosen.own).find(([one]) => one === id)?.[1];
        const known = [...new Set([...values, ...(set === undefined ? [] : [set])])];
        return {
          key: `own.${id}`,
          label: name,
          value: set === undefined ? 'none' : `=${set}`,
          options: [
            { value: 'none', label: all },
            ...known.map((value) => ({ value: `=${value}`, label: value })),
          ],
          onChange: (value) =>
            onChange({ own: withOwn(chosen.own, id, value === 'none' ? null : value.slice(1)) }),
          usual: 'none',
          active: set !== undefined,
        };
      }),
      choice('sort', {
        label: t('filter.sort'),
        all: [
          ...SORTS.filter((one) => one !== 'company' || companies.length > 0),
          ...own.map(({ column }) => `own:${column.id}` as const),
        ],
        usual: 'last_name',
        text: (one) =>
          isOwnSort(one)
            ? t('sort.own', { name: own.find(({ column }) => one === `own:${column.id}`)?.column.name ?? '' })
            : t(`sort.${one}`),
      }),
    ];
  }, [chosen, onChange, parts, tags, companies, own, plan.couple_type, plan.event_type, t, words, groups]);
  return (
    <ListToolbar
      search={{
        label: t('filter.search'),
        clearLabel: t('filter.clear'),
        value: typed,
        onChange: search,
      }}
      facets={facets}
      filterLabel={t('filter.title')}
      found={t('filter.found', { count: found })}
      trailing={
        <>
          {trailing}
          <Segments
            label={t('view.label')}
            segments={VIEWS.map((view) => ({
              value: view,
              label: t(`view.${view}`, groups),
              icon: ICONS[view],
            }))}
            value={state.view}
            onChange={(view) => onChange({ view })}
          />
        </>
      }
    />
  );
});
