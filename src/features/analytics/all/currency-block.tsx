import { useMemo } from 'react';
import type { Plan } from '@/data/plans';
import { categoryTotals, type EventFigures, eventLines } from '@/domain/analytics/analytics';
import { GROUPINGS, type Grouping } from '@/domain/analytics/deviation';
import type { Category } from '@/domain/plan/facts';
import { currencyName } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { Chip, Chips } from '@/ui/chips';
import { Definitions } from '../tables/definitions';
import { FigureGrid } from '../tables/figure-grid';
import { BlockTotal } from './block-total';
import { CategoryShares } from './category-shares';
import { EventBars } from './event-bars';
import type { BlockTables } from './use-block-tables';

interface CurrencyBlockProps {
  currency: string;
  events: readonly Plan[];
  figures: readonly EventFigures[];
  /** Id of the plan that the person came from. */
  current: string | null;
  /** The category whose money is shown, or null for all categories. */
  category: Category | null;
  /** True to show the currency's name, because there are several blocks. */
  isNamed: boolean;
  /** Additional tables for subscription tiers with advanced analytics. */
  tables: BlockTables | undefined;
  by: Grouping;
  onBy: (by: Grouping) => void;
}

/** Figures of all events in one currency. Amounts in different currencies are never added. */
export function CurrencyBlock(props: CurrencyBlockProps) {
  const { currency, events, figures, current, category, isNamed, tables, by, onBy } = props;
  const { t } = useTranslation('analytics');
  const lines = useMemo(() => eventLines(events, figures), [events, figures]);
  const rows = useMemo(() => categoryTotals(events, figures), [events, figures]);
  const name = `${currency} · ${currencyName(currency)}`;
  return (
    <section aria-label={isNamed ? name : t('scope.all')} className="flex min-w-0 flex-col gap-6">
      <div>
        {isNamed && <h2 className="mb-1 text-lg">{name}</h2>}
        <BlockTotal lines={lines} currency={currency} />
      </div>
      <EventBars lines={lines} currency={currency} current={current} category={category} isNamed={isNamed} />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2 print:grid-cols-1">
        {rows.length > 0 && <CategoryShares rows={rows} currency={currency} isNamed={isNamed} />}
        {tables && (
          <section className="card flex min-w-0 flex-col gap-4 p-5 sm:p-6">
            <h2 className="text-xl">{t('deviation.title')}</h2>
            {tables.hasPast && (
              <Chips label={t('deviation.by')}>
                {GROUPINGS.map((one) => (
                  <Chip key={one} pressed={one === by} onPress={() => onBy(one)}>
                    {t(`deviation.groupings.${one}`)}
                  </Chip>
                ))}
              </Chips>
            )}
            {tables.deviations.length === 0 ? (
              <p className="text-ink-muted">{t('deviation.none')}</p>
            ) : (
              tables.deviations.map((table) => <FigureGrid key={table.key} table={table} />)
            )}
            <Definitions terms={[{ term: t('deviation.difference'), text: t('define.deviation') }]} />
          </section>
        )}
        {tables && (
          <section className="card flex min-w-0 flex-col gap-3 p-5 sm:p-6 xl:col-span-2 print:col-span-1">
            <h2 className="text-xl">{t('types.title')}</h2>
            <p className="text-sm text-ink-muted">{t('types.text')}</p>
            <FigureGrid table={tables.types} isCaptionHidden />
          </section>
        )}
        {tables && (
          <section className="card flex min-w-0 flex-col gap-4 p-5 sm:p-6 xl:col-span-2 print:col-span-1">
            <h2 className="text-xl">{t('outcome.title')}</h2>
            {tables.outcomes.rows.length > 0 && <FigureGrid table={tables.outcomes} isCaptionHidden />}
            {tables.without > 0 && (
              <p className="text-ink-muted">{t('outcome.without', { count: tables.without })}</p>
            )}
            {!tables.hasPast && <p className="text-ink-muted">{t('outcome.none')}</p>}
            <Definitions
              terms={(['kept', 'cost', 'people'] as const).map((key) => ({
                term: t(`outcome.terms.${key}`),
                text: t(`define.outcome.${key}`),
              }))}
            />
          </section>
        )}
      </div>
    </section>
  );
}
