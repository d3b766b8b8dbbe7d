import { ChevronDown } from 'lucide-react';
import { FAST_PRICES } from '@/domain/allocation/costs.data';
import { containerOf } from '@/domain/drinks/containers.data';
import { DRINKS, type Drink } from '@/domain/drinks/drink';
import { drinksEventOf } from '@/domain/drinks/drinks-event';
import { marketOf } from '@/domain/drinks/markets.data';
import { MAX_SHOP, type PriceChoice } from '@/domain/drinks/preferences';
import { priceBand } from '@/domain/drinks/prices';
import { PRICE_YEAR } from '@/domain/drinks/prices.data';
import { countryInText, formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { FittingText } from '@/parts/fields/limited-field';
import { NumberField } from '@/parts/fields/number-field';
import { usePlanContext } from '@/parts/module/plan-context';
import { MoneyField } from '@/parts/money/money-field';
import { Checkbox } from '@/ui/checkbox';
import { chosen, type Drinks } from './use-drinks';

type PriceChange = { readonly [K in keyof PriceChoice]?: PriceChoice[K] | undefined };

interface RowProps {
  drink: Drink;
  price: PriceChoice | undefined;
  onChange: (change: PriceChange) => void;
}

function PriceRow({ drink, price, onChange }: RowProps) {
  const { plan } = usePlanContext();
  const { t } = useTranslation('drinks');
  const band = priceBand(drink, plan.country, plan.currency);
  const { case_size } = containerOf(drink, marketOf(plan.country));
  const money = (cents: number) => formatMoney(cents, plan.currency);
  return (
    <details className="group border-b border-line">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 py-1">
        <ChevronDown className="size-4 shrink-0 transition group-open:rotate-180" />
        <span className="min-w-0 flex-1 font-medium">{t(`drink.${drink}`)}</span>
        <span className="tabular">{money(price?.price ?? band.usual)}</span>
      </summary>
      <div className="grid items-start gap-x-4 gap-y-7 pt-2 pb-8 sm:grid-cols-2">
        <MoneyField
          label={t('buying.price', { drink: t(`drink.${drink}`).toLocaleLowerCase() })}
          hint={t('buying.band', { low: money(band.low), high: money(band.high) })}
          value={price?.price ?? band.usual}
          currency={plan.currency}
          onChange={(value) => onChange({ price: value ?? undefined })}
        />
        <FittingText
          label={t('buying.shop')}
          autoComplete="off"
          max={MAX_SHOP}
          value={price?.shop ?? ''}
          onChange={(shop) => onChange({ shop: shop || undefined })}
        />
        <MoneyField
          label={t('buying.casePrice')}
          value={price?.case_price ?? null}
          currency={plan.currency}
          onChange={(value) => onChange({ case_price: value ?? undefined })}
        />
        <NumberField
          label={t('buying.caseSize')}
          value={price?.case_size ?? case_size}
          least={2}
          most={100}
          onChange={(value) => onChange({ case_size: value })}
        />
        <Checkbox
          label={t('buying.returnable')}
          checked={price?.returnable ?? false}
          onChange={(on) => onChange({ returnable: on || undefined })}
        />
      </div>
    </details>
  );
}

export function PriceRows({ drinks }: { drinks: Drinks }) {
  const { plan } = usePlanContext();
  const { t } = useTranslation('drinks');
  const { preferences, choose } = drinks;
  const { moments } = drinksEventOf(plan, preferences);
  const { prices } = preferences.choices;
  const country = countryInText(plan.country);
  const { own, market } = priceBand('water', plan.country, plan.currency);
  const served = DRINKS.filter((drink) =>
    moments.some(({ hours, shares }) => hours > 0 && (shares[drink] ?? 0) > 0),
  );
  const set = (drink: Drink, change: PriceChange) =>
    choose({ prices: { ...prices, [drink]: chosen({ ...prices?.[drink], ...change }) } });
  return (
    <section aria-labelledby="prices">
      <h2 id="prices" className="text-xl">
        {t('buying.prices')}
      </h2>
      <p className="measure mt-1 mb-2 text-ink-muted">
        <span>
          {own
            ? t('buying.pricesText', { country, year: String(PRICE_YEAR) })
            : t('buying.pricesFrom', { country, market: countryInText(market) })}
        </span>
        {!own && FAST_PRICES.has(plan.currency) && (
          <>
            {' '}
            <span>{t('buying.pricesRisen')}</span>
          </>
        )}
      </p>
      <div className="border-t border-line">
        {served.map((drink) => (
          <PriceRow
            key={drink}
            drink={drink}
            price={prices?.[drink]}
            onChange={(change) => set(drink, change)}
          />
        ))}
      </div>
    </section>
  );
}
