import { Download } from 'lucide-react';
import type { TypeLine } from '@/domain/analytics/analytics';
import { formatMoney, formatNumber, formatPercent } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { cx } from '@/ui/class-names';

interface TypeTableProps {
  rows: readonly TypeLine[];
  currency: string;
  onCsv: () => void;
}

const cell = 'tabular flex justify-between gap-4 sm:table-cell sm:py-2 sm:pl-4 sm:text-right';

/** What events of a type cost on average, and how far from their budgets. On a phone each type is a small list. */
export function TypeTable({ rows, currency, onCsv }: TypeTableProps) {
  const { t } = useTranslation(['analytics', 'common']);
  const head =
    'pb-2 pl-4 text-right align-bottom text-sm font-medium text-ink-muted first:pl-0 first:text-left';
  const figures = ({ events, budget, guests, per_guest, deviation }: TypeLine) =>
    [
      { key: 'events', text: formatNumber(events) },
      { key: 'budget', text: formatMoney(budget, currency) },
      { key: 'guests', text: formatNumber(Math.round(guests)) },
      { key: 'perGuest', text: per_guest === null ? '–' : formatMoney(per_guest, currency) },
      {
        key: 'deviation',
        text:
          deviation === null
            ? '–'
            : Math.abs(deviation) < 0.005
              ? t('types.even')
              : `${deviation > 0 ? '+' : '−'}${formatPercent(Math.abs(deviation), 0)}`,
        isOver: deviation !== null && deviation >= 0.005,
      },
    ] as const;
  const [first] = rows;
  return (
    <section className="card flex flex-col gap-4 p-5 sm:p-6">
      <table className="block w-full border-collapse sm:table">
        <caption className="block pb-4 text-left sm:table-caption">
          <h2 className="text-xl">{t('types.title')}</h2>
          <span className="mt-1 block text-sm text-ink-muted">{t('types.text')}</span>
        </caption>
        <thead className="sr-only sm:not-sr-only sm:table-header-group">
          <tr>
            <th scope="col" className={head}>
              {t('types.type')}
            </th>
            {first &&
              figures(first).map(({ key }) => (
                <th key={key} scope="col" className={head}>
                  {t(`types.${key}`)}
                </th>
              ))}
          </tr>
        </thead>
        <tbody className="block sm:table-row-group">
          {rows.map((row) => (
            <tr key={row.event_type} className="block border-t border-line py-3 sm:table-row sm:py-0">
              <th scope="row" className="block text-left font-medium sm:table-cell sm:py-2">
                {t(`common:eventType.${row.event_type}`)}
              </th>
              {figures(row).map(({ key, text, ...one }) => (
                <td key={key} className={cx(cell, 'isOver' in one && one.isOver && 'text-danger')}>
                  <span aria-hidden="true" className="text-ink-muted sm:hidden">
                    {t(`types.${key}`)}
                  </span>
                  <span>{text}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Button
        look="secondary"
        className="self-start print:hidden"
        icon={<Download className="size-4.5" />}
        onClick={onCsv}
      >
        {t('csv')}
      </Button>
    </section>
  );
}
