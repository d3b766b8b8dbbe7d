import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { findRegion } from '@/domain/places/regions';
import { type Category, MAX_GUESTS } from '@/domain/plan/facts';
import { countryName, formatMoney, formatNumber } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '../allocation/category-mark';
import { currencySign } from '../money/typed-amount';
import { demoFigures } from './demo-figures';
import type { DemoInputs } from './demo-inputs';
import { DemoRows } from './demo-rows';
import { DemoSlider } from './demo-slider';
import { budgetScale, EXAMPLE_GUESTS, exampleInCountry } from './example';
import { Carry, Origin } from './origin';
import { PlaceFields } from './place-fields';
import { useDemoInputs } from './use-demo-inputs';

const MOST_PRIORITIES = 3;
const GUEST_RANGE = { min: EXAMPLE_GUESTS.least, max: EXAMPLE_GUESTS.most, step: 1 };

/**
 * Toggles a category in the ranking. A ranked category is removed, and a fourth category replaces the third.
 */
function toggled(ranking: readonly Category[], category: Category): Category[] {
  if (ranking.includes(category)) return ranking.filter((one) => one !== category);
  return [...ranking.slice(0, MOST_PRIORITIES - 1), category];
}

const withGuests = (cents: number) => (inputs: DemoInputs) => ({
  ...inputs,
  guest_count: Math.min(MAX_GUESTS, Math.max(1, Math.round(cents / 100))),
});
const withBudget = (budget: number) => (inputs: DemoInputs) => ({ ...inputs, budget });
const guestsText = (cents: number) => formatNumber(cents / 100);

interface AllocationDemoProps {
  heading?: 'h2' | 'h3';
}

/**
 * Interactive example on the public pages: the app's own engine allocates a budget that the visitor enters.
 */
export default function AllocationDemo({ heading: Heading = 'h2' }: AllocationDemoProps) {
  const { t } = useTranslation('allocationdemo');
  const label = useCategoryLabel();
  const { user } = useSession();
  const [said, setSaid] = useState('');
  const { inputs, change, keep } = useDemoInputs();
  const { currency, ranking } = inputs;
  const setGuests = useCallback((cents: number) => change(withGuests(cents)), [change]);
  const setBudget = useCallback((budget: number) => change(withBudget(budget)), [change]);
  const setCountry = useCallback(
    (code: string) => change((before) => exampleInCountry(before, code)),
    [change],
  );
  const setRegion = useCallback(
    (region: string | null) => change((before) => ({ ...before, region })),
    [change],
  );
  const budgetText = useCallback((cents: number) => formatMoney(cents, currency), [currency]);
  const toggle = useCallback(
    (category: Category) => {
      const next = toggled(ranking, category);
      const rank = next.indexOf(category) + 1;
      change((before) => ({ ...before, ranking: next }));
      setSaid(t(rank > 0 ? 'ranked' : 'unranked', { category: label(category), rank }));
    },
    [ranking, change, label, t],
  );

  // Deferred, so that the slider moves smoothly while the allocation is computed.
  const shown = useDeferredValue(inputs);
  const result = useMemo(() => demoFigures(shown), [shown]);
  const budgetRange = useMemo(() => budgetScale(inputs.country), [inputs.country]);
  if (!result) return null;
  const { country, region } = shown;
  const place = findRegion(country, region)?.name[currentLanguage()] ?? countryName(country);

  return (
    <div className="group/demo card flex flex-col gap-3.5 p-5 sm:p-6">
      <Heading className="text-xl">{t('title')}</Heading>
      <div className="grid items-end gap-x-8 gap-y-1 sm:grid-cols-2">
        <DemoSlider
          label={t('guests')}
          sliderLabel={t('guestsSlider')}
          value={inputs.guest_count * 100}
          inWords={guestsText}
          range={GUEST_RANGE}
          onChange={setGuests}
        />
        <DemoSlider
          label={t('budget')}
          sliderLabel={t('budgetSlider')}
          value={inputs.budget}
          inWords={budgetText}
          unit={currencySign(currency)}
          range={budgetRange}
          onChange={setBudget}
        />
      </div>
      <PlaceFields
        country={inputs.country}
        region={inputs.region}
        onCountry={setCountry}
        onRegion={setRegion}
      />
      <div>
        <p className="mb-1 text-sm text-ink-muted">{t('priorities')}</p>
        <DemoRows figures={result} ranking={shown.ranking} onToggle={toggle} />
      </div>
      <Origin {...result.origin} place={place} currency={shown.currency} />
      <Carry known={user !== null} keep={keep} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
