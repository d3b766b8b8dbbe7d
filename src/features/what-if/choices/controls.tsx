import { useCallback, useMemo } from 'react';
import { allocationSetting } from '@/domain/allocation/setting';
import { inUnits } from '@/domain/currency/exchange';
import { MAX_BUDGET } from '@/domain/money';
import { type Category, type LocationType, MAX_GUESTS, MAX_HOURS } from '@/domain/plan/facts';
import type { StepAssumptions } from '@/domain/what-if/assumptions.data';
import type { CostModel } from '@/domain/what-if/cost';
import { applyOverrides, type Overrides, type PlaceOverride } from '@/domain/what-if/overrides';
import { formatMoney, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { currencySign } from '@/parts/money/typed-amount';
import type { ChangeOverrides } from '../use-draft';
import { AssumptionFields } from './assumption-fields';
import { CategorySelection } from './category-choice';
import { changed, switched } from './change-override';
import { DateChoice } from './date-choice';
import { GuestCurve } from './guest-curve';
import { InvitedChoice } from './invited-choice';
import { LocationChoice } from './location-choice';
import { PlaceChoice } from './place-choice';
import { RankingChoice } from './ranking-choice';
import { budgetEnds, guestEnds, hourEnds } from './slider-ends';
import { SliderField } from './slider-field';

interface ControlsProps {
  overrides: Overrides;
  model: CostModel;
  assumed: StepAssumptions;
  onChange: ChangeOverrides;
}

const within = (value: number, most: number) => Math.min(most, Math.max(1, Math.round(value)));

/**
 * All controls of a scenario. Each control gets only its own fact, so that moving a slider rerenders only
 * that slider.
 */
export function Controls({ overrides, model, assumed, onChange }: ControlsProps) {
  const { t } = useTranslation(['whatif', 'common']);
  const { plan, editable, suggesting } = usePlanContext();
  const { budget, guest_count, duration, event_date, location_type, place, selected, ranking } = overrides;
  const usualHours = useMemo(() => allocationSetting(plan).usual_hours, [plan]);
  const planHours = plan.duration ?? usualHours;
  const ends = useMemo(
    () => ({
      budget: budgetEnds(plan.budget),
      guests: guestEnds(plan.guest_count),
      hours: hourEnds(planHours),
    }),
    [plan.budget, plan.guest_count, planHours],
  );
  /** All facts except the number of guests, which is the curve's axis. */
  const curveFacts = useMemo(
    () =>
      applyOverrides(plan, {
        ...(duration === undefined ? {} : { duration }),
        ...(event_date === undefined ? {} : { event_date }),
        ...(location_type === undefined ? {} : { location_type }),
        ...(place && { place }),
        ...(selected && { selected }),
      }),
    [plan, duration, event_date, location_type, place, selected],
  );
  const set = useCallback(
    <K extends keyof Overrides>(key: K, value: Overrides[K] | undefined) =>
      onChange((before) => changed(before, key, value)),
    [onChange],
  );
  const setBudget = useCallback(
    (cents: number | undefined) =>
      set(
        'budget',
        cents === undefined || cents === plan.budget
          ? undefined
          : within(inUnits(cents, plan.currency), MAX_BUDGET),
      ),
    [set, plan.budget, plan.currency],
  );
  const setGuests = useCallback(
    (hundredths: number | undefined) => {
      const guests = hundredths === undefined ? undefined : within(hundredths / 100, MAX_GUESTS);
      set('guest_count', guests === plan.guest_count ? undefined : guests);
    },
    [set, plan.guest_count],
  );
  const setHours = useCallback(
    (hundredths: number | undefined) => {
      const hours = hundredths === undefined ? undefined : within(hundredths / 100, MAX_HOURS);
      set('duration', hours === plan.duration ? undefined : hours);
    },
    [set, plan.duration],
  );
  const setLocation = useCallback((value: LocationType | undefined) => set('location_type', value), [set]);
  const setDate = useCallback((value: string | undefined) => set('event_date', value), [set]);
  const setPlace = useCallback((value: PlaceOverride | undefined) => set('place', value), [set]);
  const setRanking = useCallback((value: readonly Category[] | undefined) => set('ranking', value), [set]);
  const setAssumptions = useCallback(
    (value: Overrides['assumptions'] | undefined) => set('assumptions', value),
    [set],
  );
  const switchCategory = useCallback(
    (category: Category, on: boolean) => {
      const inPlan = plan.categories.some((one) => one.category === category && one.selected);
      onChange((before) => switched(before, category, on, inPlan));
    },
    [onChange, plan],
  );

  const guestsText = useCallback((value: number) => formatNumber(value / 100), []);
  const moneyText = useCallback((cents: number) => formatMoney(cents, plan.currency), [plan.currency]);
  const hoursText = useCallback((value: number) => t('common:hours', { count: value / 100 }), [t]);

  const guests = guest_count ?? plan.guest_count;
  const hours = duration ?? planHours;
  const total = budget ?? plan.budget;
  return (
    <section aria-labelledby="scenario-facts" className="flex min-w-0 flex-col gap-6 print:hidden">
      <div>
        <h2 id="scenario-facts" className="text-xl">
          {t('editor.facts')}
        </h2>
        {editable && !suggesting && <p className="text-sm text-ink-muted">{t('editor.saved')}</p>}
      </div>
      <div>
        <SliderField
          label={t('line.guest_count')}
          sliderLabel={t('editor.guestsSlider')}
          value={guests * 100}
          plan={plan.guest_count * 100}
          inWords={guestsText}
          ends={ends.guests}
          onChange={setGuests}
        />
        <InvitedChoice guests={guests} onChange={setGuests} />
        <GuestCurve model={model} facts={curveFacts} guests={guests} assumed={assumed} ends={ends.guests} />
      </div>
      <SliderField
        label={t('line.budget')}
        sliderLabel={t('editor.budgetSlider')}
        value={total}
        plan={plan.budget}
        inWords={moneyText}
        unit={currencySign(plan.currency)}
        ends={ends.budget}
        onChange={setBudget}
      />
      <SliderField
        label={t('line.duration')}
        sliderLabel={t('editor.hoursSlider')}
        value={hours * 100}
        plan={plan.duration === null ? null : plan.duration * 100}
        inWords={hoursText}
        ends={ends.hours}
        onChange={setHours}
      />
      <LocationChoice
        value={location_type ?? plan.location_type}
        plan={plan.location_type}
        onChange={setLocation}
      />
      <DateChoice value={event_date ?? plan.event_date} plan={plan.event_date} onChange={setDate} />
      <PlaceChoice value={place} known={!place || model.knowsPlace(place)} onChange={setPlace} />
      <CategorySelection selected={selected} onSwitch={switchCategory} />
      <RankingChoice selected={selected} ranking={ranking} onChange={setRanking} />
      <AssumptionFields assumed={assumed} onChange={setAssumptions} />
    </section>
  );
}
