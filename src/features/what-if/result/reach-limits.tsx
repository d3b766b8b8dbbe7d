import { LOCATION_TYPES, type PlanState } from '@/domain/plan/facts';
import { useTranslation } from '@/lib/translation';
import { rankedCategories } from '@/parts/allocation/category-choices';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import type { Accepted } from '@/parts/allocation/first-accepted';
import { NumberField } from '@/parts/fields/number-field';
import { Checkbox } from '@/ui/checkbox';

interface ReachLimitsProps {
  facts: PlanState;
  accepted: Accepted;
  onChange: (accepted: Accepted) => void;
}

const with_ = <T,>(list: readonly T[], one: T, there: boolean): T[] =>
  there ? [...list, one] : list.filter((other) => other !== one);

/** Fields that limit how far each fact can change to reach a lower total. */
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
