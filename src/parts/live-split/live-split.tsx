import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whatIf } from '@/domain/budget/what-if';
import { findRegion } from '@/domain/places/regions';
import { type Category, defaultChoices, MAX_GUESTS } from '@/domain/plan/facts';
import { countryName, formatMoney, formatNumber } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useSession } from '@/lib/session-state';
import { useCategoryLabel } from '../category-mark';
import { currencySign } from '../typed-amount';
import { Dial } from './dial';
import { budgetScale, exampleIn, GUESTS, inCountry } from './example';
import { Carry, Origin, originOf } from './origin';
import { PlaceFields } from './place-fields';
import { SplitRows } from './split-rows';
import type { Tried } from './tried';
import { useKept } from './use-kept';

const MOST_PRIORITIES = 3;
const CHOICES = defaultChoices('wedding');

/** Pressed again it is a priority no more; a fourth takes the place of the third. */
function toggled(ranking: readonly Category[], category: Category): Category[] {
  if (ranking.includes(category)) return ranking.filter((one) => one !== category);
  return [...ranking.slice(0, MOST_PRIORITIES - 1), category];
}

function splitOf({ country, region, currency, budget, guest_count, ranking }: Tried) {
  const ranked = CHOICES.map((choice) => {
    const at = ranking.indexOf(choice.category);
    return at < 0 ? choice : { ...choice, priority: at + 1 };
  });
  return whatIf(
    {
      event_type: 'wedding',
      location_type: 'indoor',
      duration: null,
      country,
      region,
      currency,
      budget,
      guest_count,
      categories: CHOICES,
    },
    { categories: ranked },
  );
}

interface LiveSplitProps {
  /** Where the heading stands in its page. */
  heading?: 'h2' | 'h3';
}

/** The product itself as the picture: the engine that splits a plan, answering to a visitor's own figures. */
export default function LiveSplit({ heading: Heading = 'h2' }: LiveSplitProps) {
  const { t } = useTranslation('split');
  const label = useCategoryLabel();
  const { user } = useSession();
  const [changed, setChanged] = useState<Tried | null>(null);
  const [said, setSaid] = useState('');
  // Until a figure is the visitor's own, another language is another country's example.
  const tried = changed ?? exampleIn(currentLanguage());
  // What answers to the sliders is drawn with every move, the rest is not: these stay the same.
  const change = useCallback(
    (next: (before: Tried) => Tried) => setChanged((before) => next(before ?? exampleIn(currentLanguage()))),
    [],
  );
  const setGuests = useCallback(
    (cents: number) => {
      const guest_count = Math.min(MAX_GUESTS, Math.max(1, Math.round(cents / 100)));
      change((before) => ({ ...before, guest_count }));
    },
    [change],
  );
  const setBudget = useCallback((budget: number) => change((before) => ({ ...before, budget })), [change]);
  const setCountry = useCallback((code: string) => change((before) => inCountry(before, code)), [change]);
  const setRegion = useCallback(
    (region: string | null) => change((before) => ({ ...before, region })),
    [change],
  );
  const keep = useKept(tried, changed !== null);

  const { ranking } = tried;
  const toggle = useCallback(
    (category: Category) => {
      const next = toggled(ranking, category);
      const rank = next.indexOf(category) + 1;
      change((before) => ({ ...before, ranking: next }));
      setSaid(t(rank > 0 ? 'ranked' : 'unranked', { category: label(category), rank }));
    },
    [ranking, change, label, t],
  );

  const split = splitOf(tried);
  if (!split.ok) return null;
  const { country, region, currency, budget, guest_count } = tried;
  const place = findRegion(country, region)?.name[currentLanguage()] ?? countryName(country);

  return (
    <div className="group/split card flex flex-col gap-3.5 p-5 sm:p-6">
      <Heading className="text-xl">{t('title')}</Heading>
      <div className="grid items-end gap-x-8 gap-y-1 sm:grid-cols-2">
        <Dial
          label={t('guests')}
          sliderLabel={t('guestsSlider')}
          value={guest_count * 100}
          shown={formatNumber(guest_count)}
          min={GUESTS.least}
          max={GUESTS.most}
          step={1}
          onChange={setGuests}
        />
        <Dial
          label={t('budget')}
          sliderLabel={t('budgetSlider')}
          value={budget}
          shown={formatMoney(budget, currency)}
          unit={currencySign(currency)}
          {...budgetScale(country)}
          onChange={setBudget}
        />
      </div>
      <PlaceFields country={country} region={region} onCountry={setCountry} onRegion={setRegion} />
      <div>
        <p className="mb-1 text-sm text-ink-muted">{t('priorities')}</p>
        <SplitRows rows={split.differences} ranking={ranking} currency={currency} onToggle={toggle} />
      </div>
      <Origin {...originOf(split.after)} place={place} currency={currency} />
      <Carry known={user !== null} keep={keep} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
