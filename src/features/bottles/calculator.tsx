import { useId } from 'react';
import { isAlcoholic } from '@/domain/drinks/drink';
import { MARKETS, marketOf } from '@/domain/drinks/markets.data';
import { priceBand } from '@/domain/drinks/prices';
import { DRINKS_OF, glassesOf, MOMENTS_OF, type Occasion, quantitiesOf } from '@/domain/drinks/recommend';
import { DRINKS_MENUS, type DrinksMenu, SEASONS } from '@/domain/drinks/styles.data';
import { currencyOf } from '@/domain/places/places';
import { countryName, formatList, formatMoney, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { NumberField } from '@/parts/fields/number-field';
import { Announce } from '@/ui/announce';
import { Checkbox } from '@/ui/checkbox';
import { inputClass } from '@/ui/field';
import type { Pieces } from '@/ui/pieces';

const MOST = 2_000;
/** Maximum size of a container that is called a can or small bottle, in millilitres. */
const CAN = 500;

interface ChoiceProps<V extends string> {
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
}

/** A native select, because it works before the page's script has loaded. */
function Choice<V extends string>({ label, value, options, onChange }: ChoiceProps<V>) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <select
        id={id}
        className={inputClass}
        value={value}
        onChange={(event) => {
          const found = options.find((one) => one.value === event.target.value);
          if (found) onChange(found.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface CalculatorProps {
  occasion: Occasion;
  menu: DrinksMenu | null;
  onOccasion: (change: Partial<Occasion>) => void;
  onMenu: (menu: DrinksMenu | null) => void;
  children: Pieces;
}

/** Calculates the bottles for a number of guests: the expected range, what to buy, and the cost. */
export function Calculator({ occasion, menu, onOccasion, onMenu, children }: CalculatorProps) {
  const { t } = useTranslation('bottles');
  const { type, moment, market, season, alone } = occasion;
  const markets = Object.keys(MARKETS).map(marketOf);
  return (
    <section aria-labelledby="calculator" className="card p-5 sm:p-7">
      <h2 id="calculator" className="text-2xl">
        {t('calculator')}
      </h2>
      <p className="measure mt-2 mb-5 text-ink-muted">{t('calculatorText')}</p>
      {children}
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <div className="grid content-start items-start gap-x-4 gap-y-6 sm:grid-cols-2">
          <NumberField
            label={t('guests')}
            value={occasion.guests}
            least={1}
            most={MOST}
            onChange={(guests) => guests !== undefined && onOccasion({ guests })}
          />
          <Choice
            label={t('moment')}
            value={moment}
            onChange={(value) => onOccasion({ moment: value })}
            options={MOMENTS_OF[type].map((value) => ({ value, label: t(`moments.${value}`) }))}
          />
          <Choice
            label={t('market')}
            value={market}
            onChange={(value) => onOccasion({ market: value })}
            options={markets.map((value) => ({ value, label: countryName(value) }))}
          />
          <Choice
            label={t('season')}
            value={season ?? 'any'}
            onChange={(value) => onOccasion({ season: value === 'any' ? null : value })}
            options={(['any', ...SEASONS] as const).map((value) => ({ value, label: t(`seasons.${value}`) }))}
          />
          <Choice
            label={t('menu')}
            value={menu ?? 'any'}
            onChange={(value) => onMenu(value === 'any' ? null : value)}
            options={(['any', ...DRINKS_MENUS] as const).map((value) => ({
              value,
              label: t(`menus.${value}`),
            }))}
          />
          {DRINKS_OF[type].some(isAlcoholic) && (
            <Checkbox
              label={t('alone')}
              checked={alone}
              onChange={(on) => onOccasion({ alone: on })}
              className="sm:col-span-2"
            />
          )}
        </div>
        <Answer occasion={occasion} />
      </div>
    </section>
  );
}

function Answer({ occasion }: { occasion: Occasion }) {
  const { t } = useTranslation('bottles');
  const { market } = occasion;
  const lines = quantitiesOf(occasion).map(({ drink, container, ...counts }) => {
    const figures = {
      p50: formatNumber(counts.p50),
      p70: formatNumber(counts.p70),
      p95: formatNumber(counts.p95),
    };
    return {
      drink,
      counts,
      of: t('of', { drink: t(`drink.${drink}` as 'drink.red'), ml: formatNumber(container.ml) }),
      amount: t(container.ml <= CAN ? 'cans' : 'bottles', figures),
      safe: t('safe', figures),
    };
  });
  const currency = currencyOf(market) ?? 'USD';
  const cost = (of: 'p50' | 'p95') =>
    lines.reduce((all, { drink, counts }) => all + counts[of] * priceBand(drink, market, currency).usual, 0);
  const money = (cents: number) => formatMoney(Math.round(cents / 100) * 100, currency);
  const glasses = glassesOf(occasion);
  return (
    <div className="flex flex-col gap-4 rounded-card bg-accent-soft p-5">
      <Announce text={lines.map(({ of, amount }) => `${of}: ${amount}`).join('. ')} />
      {lines.map(({ drink, of, amount, safe }) => (
        <div key={drink}>
          <p className="text-ink-muted">{of}</p>
          <p className="font-serif text-3xl leading-tight font-medium text-accent-strong">{amount}</p>
          <p>{safe}</p>
        </div>
      ))}
      <p>{t('cost', { low: money(cost('p50')), high: money(cost('p95')) })}</p>
      {glasses.length > 0 && (
        <p>
          {t('glassesNeeded', {
            glasses: formatList(
              glasses.map(({ glass, count }) => `${formatNumber(count)} ${t(`glass.${glass}`)}`),
            ),
          })}
        </p>
      )}
      <p className="text-sm text-ink-muted">{t('children')}</p>
    </div>
  );
}
