import { House, User } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AGE_GROUPS, ALLERGENS, DIETS, type EventPart, SIDES, TRAVELS_FROM } from '@/domain/guests/guest';
import { formatNumber } from '@/lib/format';
import { usePlanContext } from '@/parts/plan-context';
import { Button } from '@/ui/button';
import { choiceOf, type Facet, facetOf, ListToolbar } from '@/ui/list-toolbar';
import { Segments } from '@/ui/segments';
import { FOODS, type GuestListState, MISSING, REPLIES, SENT, SORTS, VIEWS } from './guest-list';
import { useGuestWords } from './guest-words';

interface GuestFiltersProps {
  parts: readonly EventPart[];
  tags: readonly string[];
  state: GuestListState;
  onChange: (change: Partial<GuestListState>) => void;
  found: number;
  trailing?: ReactNode;
}

const ICONS = { households: House, people: User };
const isDiet = (food: string): food is (typeof DIETS)[number] => DIETS.some((one) => one === food);
const isAllergen = (food: string): food is (typeof ALLERGENS)[number] =>
  ALLERGENS.some((one) => one === food);

/** Search, filters, order and view; what they say is kept in the address. */
export const GuestFilters = memo(function GuestFilters(props: GuestFiltersProps) {
  const { parts, tags, state, onChange, found, trailing } = props;
  const { t } = useTranslation('guests');
  const words = useGuestWords();
  const { plan } = usePlanContext();
  const all = t('filter.all');
  const part = facetOf({
    key: 'part',
    label: t('filter.part'),
    none: t('filter.allParts'),
    all: parts.map(({ id }) => id),
    value: state.part,
    text: (id) => parts.find((one) => one.id === id)?.name ?? '',
    onChange: (value) => onChange({ part: value }),
  });
  const side = facetOf({
    key: 'side',
    label: t('form.side'),
    none: all,
    all: SIDES,
    value: state.side,
    text: (one) => words.side(one, plan.couple_type),
    onChange: (value) => onChange({ side: value }),
  });
  const tag = facetOf({
    key: 'tag',
    label: t('filter.tag'),
    none: all,
    all: [...new Set([...tags, ...(state.tag ? [state.tag] : [])])],
    value: state.tag,
    text: (one) => one,
    onChange: (value) => onChange({ tag: value }),
  });
  /** On a phone all of them fold into one button. */
  const [more, setMore] = useState(() => !window.matchMedia('(min-width: 64rem)').matches);
  const first: Facet[] = [
    ...(parts.length > 1 ? [part] : []),
    facetOf({
      key: 'reply',
      label: t('filter.reply'),
      none: all,
      all: REPLIES,
      value: state.reply,
      text: (one) => t(`reply.${one}`),
      onChange: (value) => onChange({ reply: value }),
    }),
    ...(plan.event_type === 'wedding' ? [side] : []),
    facetOf({
      key: 'food',
      label: t('filter.food'),
      none: all,
      all: FOODS,
      value: state.food,
      text: (one) =>
        isDiet(one)
          ? t(`diet.${one}`)
          : isAllergen(one)
            ? t('food.without', { list: t(`allergen.${one}`) })
            : t('filter.anyFood'),
      onChange: (value) => onChange({ food: value }),
    }),
    facetOf({
      key: 'missing',
      label: t('filter.missing'),
      none: all,
      all: MISSING,
      value: state.missing,
      text: (one) => t(`missing.${one}`),
      onChange: (value) => onChange({ missing: value }),
    }),
  ];
  const rest: Facet[] = [
    facetOf({
      key: 'age',
      label: t('form.age'),
      none: all,
      all: AGE_GROUPS,
      value: state.age,
      text: (one) => t(`age.${one}`),
      onChange: (value) => onChange({ age: value }),
    }),
    facetOf({
      key: 'sent',
      label: t('filter.sent'),
      none: all,
      all: SENT,
      value: state.sent,
      text: (one) => t(`sent.${one}`),
      onChange: (value) => onChange({ sent: value }),
    }),
    facetOf({
      key: 'from',
      label: t('form.from'),
      none: all,
      all: TRAVELS_FROM,
      value: state.from,
      text: (one) => t(`from.${one}`),
      onChange: (value) => onChange({ from: value }),
    }),
    facetOf({
      key: 'language',
      label: t('filter.language'),
      none: all,
      all: ['es', 'en'] as const,
      value: state.language,
      text: (one) => t(`language.${one}`),
      onChange: (value) => onChange({ language: value }),
    }),
    ...(tags.length > 0 || state.tag ? [tag] : []),
    ...(state.view === 'people'
      ? [
          choiceOf({
            key: 'sort',
            label: t('filter.sort'),
            all: SORTS,
            value: state.sort,
            usual: 'last_name',
            text: (one) => t(`sort.${one}`),
            onChange: (value) => onChange({ sort: value }),
          }),
        ]
      : []),
  ];
  return (
    <ListToolbar
      search={{
        label: t('filter.search'),
        clearLabel: t('filter.clear'),
        value: state.q,
        onChange: (q) => onChange({ q }),
      }}
      facets={more ? [...first, ...rest] : [...first, ...rest.filter(({ active }) => active)]}
      filterLabel={t('filter.title')}
      found={t('filter.found', { count: found, formatted: formatNumber(found) })}
      trailing={
        <>
          <Button
            look="quiet"
            size="small"
            className="max-lg:hidden"
            aria-expanded={more}
            onClick={() => setMore(!more)}
          >
            {t(more ? 'filter.fewer' : 'filter.more')}
          </Button>
          {trailing}
          <Segments
            label={t('view.label')}
            segments={VIEWS.map((view) => ({ value: view, label: t(`view.${view}`), icon: ICONS[view] }))}
            value={state.view}
            onChange={(view) => onChange({ view })}
          />
        </>
      }
    />
  );
});
