import { priceBand } from '@/domain/drinks/prices';
import { PRICE_YEAR } from '@/domain/drinks/prices.data';
import { DRINKS_OF, type Occasion } from '@/domain/drinks/recommend';
import { currencyOf } from '@/domain/places/places';
import { countryName, formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';

const BANDS = [
  ['everyday', 'low'],
  ['celebration', 'usual'],
  ['fine', 'high'],
] as const;

export function PriceBands({ occasion }: { occasion: Occasion }) {
  const { t } = useTranslation('bottles');
  const { type, market } = occasion;
  const currency = currencyOf(market) ?? 'USD';
  return (
    <section aria-labelledby="prices">
      <h2 id="prices" className="text-2xl">
        {t('pricesTitle')}
      </h2>
      <p className="measure mt-2 text-ink-muted">
        {t('pricesText', { place: countryName(market), year: String(PRICE_YEAR) })}
      </p>
      <ul className="mt-4 max-w-2xl">
        {DRINKS_OF[type].map((drink) => {
          const band = priceBand(drink, market, currency);
          return (
            <li key={drink} className="border-t border-line py-3">
              <p className="font-semibold">{t(`drink.${drink}` as 'drink.red')}</p>
              <dl className="mt-1 grid grid-cols-3 gap-3">
                {BANDS.map(([name, of]) => (
                  <div key={name}>
                    <dt className="text-sm text-ink-muted">{t(name)}</dt>
                    <dd className="tabular text-lg">{formatMoney(band[of], currency)}</dd>
                  </div>
                ))}
              </dl>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
