import { glassesOf, type Occasion, quantitiesOf } from '@/domain/drinks/recommend';
import { countryName, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';

const SIZES = [20, 50, 80, 100, 150, 200];

export function BottleTable({ occasion }: { occasion: Occasion }) {
  const { t } = useTranslation('bottles');
  const rows = SIZES.map((guests) => {
    const asked = { ...occasion, guests };
    const quantities = quantitiesOf(asked);
    const sum = (of: 'p50' | 'p95') => quantities.reduce((all, one) => all + one[of], 0);
    const glasses = glassesOf(asked).reduce((all, { count }) => all + count, 0);
    return { guests, cells: [sum('p50'), sum('p95'), glasses] };
  });
  const head = ['tableUsual', 'tableSure', 'tableGlasses'] as const;
  return (
    <section aria-labelledby="table">
      <h2 id="table" className="text-2xl">
        {t('tableTitle')}
      </h2>
      <p className="mt-2 text-ink-muted">
        {t('tableText', {
          moment: t(`moments.${occasion.moment}`),
          place: countryName(occasion.market),
        })}
      </p>
      <table className="tabular mt-4 w-full max-w-2xl border-t border-line-strong">
        <thead className="text-sm text-ink-muted">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 text-left font-normal">
              {t('tableGuests')}
            </th>
            {head.map((key) => (
              <th key={key} scope="col" className="py-2 pl-3 text-right font-normal">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ guests, cells }) => (
            <tr key={guests} className="border-b border-line">
              <th scope="row" className="py-2 text-left font-semibold">
                {formatNumber(guests)}
              </th>
              {cells.map((cell, at) => (
                <td key={head[at]} className="py-2 pl-3 text-right">
                  {formatNumber(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
