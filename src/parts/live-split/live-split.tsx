import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findRegion } from '@/domain/places/regions';
import { type Category, MAX_GUESTS } from '@/domain/plan/facts';
import { countryName, formatMoney, formatNumber } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useSession } from '@/lib/session-state';
import { liveFigures } from '@/ui/live';
import { useCategoryLabel } from '../category-mark';
import { currencySign } from '../typed-amount';
import { Dial } from './dial';
import { budgetScale, GUESTS, inCountry } from './example';
import { Carry, Origin } from './origin';
import { PlaceFields } from './place-fields';
import { isAlike, type SplitFigures, splitFigures } from './split-figures';
import { SplitRows } from './split-rows';
import type { Tried } from './tried';
import { useTried } from './use-tried';

const MOST_PRIORITIES = 3;

/** Pressed again it is a priority no more; a fourth takes the place of the third. */
function toggled(ranking: readonly Category[], category: Category): Category[] {
  if (ranking.includes(category)) return ranking.filter((one) => one !== category);
  return [...ranking.slice(0, MOST_PRIORITIES - 1), category];
}

const withGuests = (cents: number) => (tried: Tried) => ({
  ...tried,
  guest_count: Math.min(MAX_GUESTS, Math.max(1, Math.round(cents / 100))),
});
const withBudget = (budget: number) => (tried: Tried) => ({ ...tried, budget });
const guestsText = (cents: number) => formatNumber(cents / 100);

interface LiveSplitProps {
  /** Where the heading stands in its page. */
  heading?: 'h2' | 'h3';
}

/** The product itself as the picture: the engine that splits a plan, answering to a visitor's own figures. */
export default function LiveSplit({ heading: Heading = 'h2' }: LiveSplitProps) {
  const { t } = useTranslation('split');
  const label = useCategoryLabel();
  const { user } = useSession();
  const [said, setSaid] = useState('');
  const [live] = useState(liveFigures<SplitFigures>);
  const drawn = useRef<SplitFigures>(null);
  const show = useCallback(
    (next: Tried) => {
      const now = splitFigures(next);
      if (!now || !drawn.current || !isAlike(now, drawn.current)) return false;
      live.show(now);
      return true;
    },
    [live],
  );
  const { tried, change, slide, keep } = useTried(show);
  const setGuests = useCallback((cents: number) => change(withGuests(cents)), [change]);
  const slideGuests = useCallback((cents: number) => slide(withGuests(cents)), [slide]);
  const setBudget = useCallback((budget: number) => change(withBudget(budget)), [change]);
  const slideBudget = useCallback((budget: number) => slide(withBudget(budget)), [slide]);
  const setCountry = useCallback((code: string) => change((before) => inCountry(before, code)), [change]);
  const setRegion = useCallback(
    (region: string | null) => change((before) => ({ ...before, region })),
    [change],
  );

  const { country, region, currency, budget, guest_count, ranking } = tried;
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

  const split = splitFigures(tried);
  useLayoutEffect(() => {
    drawn.current = split;
  }, [split]);
  if (!split) return null;
  const place = findRegion(country, region)?.name[currentLanguage()] ?? countryName(country);

  return (
    <div className="group/split card flex flex-col gap-3.5 p-5 sm:p-6">
      <Heading className="text-xl">{t('title')}</Heading>
      <div className="grid items-end gap-x-8 gap-y-1 sm:grid-cols-2">
        <Dial
          label={t('guests')}
          sliderLabel={t('guestsSlider')}
          value={guest_count * 100}
          inWords={guestsText}
          min={GUESTS.least}
          max={GUESTS.most}
          step={1}
          onType={setGuests}
          onSlide={slideGuests}
        />
        <Dial
          label={t('budget')}
          sliderLabel={t('budgetSlider')}
          value={budget}
          inWords={budgetText}
          unit={currencySign(currency)}
          {...budgetScale(country)}
          onType={setBudget}
          onSlide={slideBudget}
        />
      </div>
      <PlaceFields country={country} region={region} onCountry={setCountry} onRegion={setRegion} />
      <div>
        <p className="mb-1 text-sm text-ink-muted">{t('priorities')}</p>
        <SplitRows split={split} live={live} ranking={ranking} onToggle={toggle} />
      </div>
      <Origin {...split.origin} place={place} currency={currency} live={live} />
      <Carry known={user !== null} keep={keep} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
