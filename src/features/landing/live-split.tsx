import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allocate } from '@/domain/budget/allocate';
import { SOURCES } from '@/domain/budget/sources.data';
import { defaultChoices } from '@/domain/plan/facts';
import { countryName, formatMoney, formatNumber } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import type { Language } from '@/lib/texts';
import { CATEGORY_HUES, CategoryMark, useCategoryLabel } from '@/parts/category-mark';
import { cx } from '@/ui/class-names';

/** A wedding to play with, in the country whose survey the reader's language is likeliest to know. Whole units. */
const EXAMPLES: Record<Language, { country: string; currency: string; budget: number; most: number }> = {
  es: { country: 'ES', currency: 'EUR', budget: 22_000, most: 60_000 },
  en: { country: 'US', currency: 'USD', budget: 30_000, most: 90_000 },
};
const LEAST_BUDGET = 3_000;
const BUDGET_STEP = 500;
const GUESTS = { least: 10, start: 110, most: 250 };

const CHOICES = defaultChoices('wedding');

/** The product itself as the picture: the same engine that splits a plan, answering to two sliders. */
export default function LiveSplit() {
  const language = currentLanguage();
  // Another language is another country and currency, and so begins anew.
  return <Split key={language} {...EXAMPLES[language]} />;
}

function Split({ country, currency, budget: start, most }: (typeof EXAMPLES)[Language]) {
  const { t } = useTranslation('landing');
  const label = useCategoryLabel();
  const [guests, setGuests] = useState(GUESTS.start);
  const [units, setUnits] = useState(start);
  const budget = units * 100;
  const split = allocate({
    event_type: 'wedding',
    location_type: 'indoor',
    duration: null,
    region: null,
    country,
    currency,
    budget,
    guest_count: guests,
    categories: CHOICES,
  });
  if (!split.ok) return null;
  const largest = Math.max(...split.lines.map(({ share }) => share));
  const money = (cents: number) => formatMoney(Math.round(cents / 100) * 100, currency);
  const cost = split.basis.cost && SOURCES[split.basis.cost.source];

  return (
    <figure className="card flex flex-col gap-5 p-5 sm:p-7">
      <h2 className="text-xl">{t('split.title')}</h2>
      <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Slider
          label={t('split.guests')}
          shown={formatNumber(guests)}
          value={guests}
          min={GUESTS.least}
          max={GUESTS.most}
          step={1}
          onChange={setGuests}
        />
        <Slider
          label={t('split.budget')}
          shown={money(budget)}
          value={units}
          min={LEAST_BUDGET}
          max={most}
          step={BUDGET_STEP}
          onChange={setUnits}
        />
      </div>
      <ul className="flex flex-col gap-1.5">
        {split.lines.map(({ category, amount, share }) => (
          <li key={category} className="grid grid-cols-[auto_minmax(0,1fr)_4.75rem] items-center gap-x-3">
            <CategoryMark category={category} small />
            <div className="grid min-w-0 grid-cols-1 items-center gap-x-3 sm:grid-cols-[8.5rem_1fr]">
              <span className="truncate text-sm sm:text-base">{label(category)}</span>
              <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line/60 sm:h-2.5">
                <span
                  className={cx(
                    'block h-full rounded-full transition-[width] duration-200 ease-out',
                    CATEGORY_HUES[category].solid,
                  )}
                  style={{ width: `${(100 * share) / largest}%` }}
                />
              </span>
            </div>
            <span className="tabular text-right font-medium">{money(amount)}</span>
          </li>
        ))}
      </ul>
      <figcaption className="border-t border-line pt-4 text-sm text-ink-muted">
        {split.usual && cost && (
          <p className="text-ink">
            {t('split.usual', {
              place: countryName(country),
              low: money(roughly(split.usual.low)),
              high: money(roughly(split.usual.high)),
            })}{' '}
            <span className="text-ink-muted">
              {t('split.source', { label: cost.label, year: cost.year })}.
            </span>
          </p>
        )}
        <p className="mt-1">{t('split.split', { label: SOURCES[split.basis.source].label })}</p>
      </figcaption>
    </figure>
  );
}

/** Two figures of it: what is usual is not known to the euro. */
const roughly = (cents: number): number => Number(cents.toPrecision(2));

interface SliderProps {
  label: string;
  shown: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

function Slider({ label, shown, value, onChange, ...range }: SliderProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <output htmlFor={id} className="tabular font-serif text-xl">
          {shown}
        </output>
      </div>
      <input
        id={id}
        type="range"
        value={value}
        aria-valuetext={shown}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="h-11 w-full cursor-pointer"
        {...range}
      />
    </div>
  );
}
