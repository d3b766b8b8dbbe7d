import type { PlanState } from '@/domain/plan/facts';
import { type Category, LOCATION_TYPES } from '@/domain/plan/facts';
import type { Committed } from '@/domain/what-if/cost';
import type { Limits } from '@/domain/what-if/reach';
import { useTranslation } from '@/lib/translation';
import { rankedCategories } from '@/parts/allocation/category-choices';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { NumberField } from '@/parts/fields/number-field';
import { Checkbox } from '@/ui/checkbox';

/** What a person would accept; of dates only whether another one would do. */
export type Accepted = Omit<Limits, 'dates'> & { readonly dates: boolean };

/** Without these there is hardly an event, or nothing for surprises: they can be given up, but nobody proposes it. */
const KEPT: readonly Category[] = ['venue', 'catering', 'miscellaneous'];
/** Nor to marry in what one has on. */
const isKept = (category: Category, { event_type }: PlanState): boolean =>
  KEPT.includes(category) || (category === 'attire' && event_type === 'wedding');

/** A third fewer guests at most, and the two categories that matter least and in which nothing is agreed. */
export function firstAccepted(facts: PlanState, committed: Committed): Accepted {
  const last = rankedCategories(facts.categories).filter(
    (category) => !isKept(category, facts) && !committed[category],
  );
  return {
    least_guests: Math.max(1, Math.ceil((facts.guest_count * 2) / 3)),
    least_hours: null,
    locations: [],
    dates: false,
    removable: last.slice(-2),
  };
}

interface ReachLimitsProps {
  facts: PlanState;
  accepted: Accepted;
  onChange: (accepted: Accepted) => void;
}

const with_ = <T,>(list: readonly T[], one: T, there: boolean): T[] =>
  there ? [...list, one] : list.filter((other) => other !== one);

/** How far a person would go for a lower total. */
export function ReachLimits({ facts, accepted, onChange }: ReachLimitsProps) {
  const { t } = useTranslation(['whatif', 'common']);
  const label = useCategoryLabel();
  const selected = rankedCategories(facts.categories);
  return (
    <>
      <div className="grid grid-cols-2 items-end gap-3">
        <NumberField
          label={t('reach.least_guests')}
          value={accepted.least_guests}
          least={1}
          most={facts.guest_count}
          onChange={(least_guests) => least_guests !== undefined && onChange({ ...accepted, least_guests })}
        />
        {facts.duration !== null && !facts.event_end_date && (
          <NumberField
            label={t('reach.least_hours')}
            value={accepted.least_hours ?? facts.duration}
            least={1}
            most={facts.duration}
            onChange={(hours) =>
              onChange({
                ...accepted,
                least_hours: hours === undefined || hours === facts.duration ? null : hours,
              })
            }
          />
        )}
      </div>
      <Checkbox
        label={t('reach.dates')}
        hint={t('reach.datesHint')}
        checked={accepted.dates}
        onChange={(dates) => onChange({ ...accepted, dates })}
      />
      <fieldset className="min-w-0">
        <legend className="font-medium">{t('reach.locations')}</legend>
        {LOCATION_TYPES.filter((type) => type !== facts.location_type).map((type) => (
          <Checkbox
            key={type}
            label={t(`common:locationType.${type}`)}
            checked={accepted.locations.includes(type)}
            onChange={(there) => onChange({ ...accepted, locations: with_(accepted.locations, type, there) })}
          />
        ))}
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="font-medium">{t('reach.removable')}</legend>
        <div className="grid grid-cols-1 gap-x-3 xs:grid-cols-2">
          {selected.map((category) => (
            <Checkbox
              key={category}
              label={label(category)}
              checked={accepted.removable.includes(category)}
              onChange={(there) =>
                onChange({ ...accepted, removable: with_(accepted.removable, category, there) })
              }
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}
