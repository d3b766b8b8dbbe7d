import { useTranslation } from '@/lib/translation';
import { Definitions } from '../tables/definitions';
import { FigureGrid } from '../tables/figure-grid';
import type { FigureTable } from '../tables/figure-table';

export function VendorsPanel({ table }: { table: FigureTable }) {
  const { t } = useTranslation('analytics');
  return (
    <section
      aria-labelledby="analytics-vendors"
      className="card flex min-w-0 flex-col gap-4 p-5 sm:p-6 xl:col-span-2 print:col-span-1"
    >
      <h2 id="analytics-vendors" className="text-xl">
        {t('vendors.title')}
      </h2>
      {table.rows.length === 0 ? (
        <p className="text-ink-muted">{t('vendors.none')}</p>
      ) : (
        <>
          <FigureGrid table={table} isCaptionHidden />
          <Definitions
            terms={(['days', 'waiting'] as const).map((key) => ({
              term: t(`vendors.${key}`),
              text: t(`define.vendors.${key}`),
            }))}
          />
        </>
      )}
    </section>
  );
}
