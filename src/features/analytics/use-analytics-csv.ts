import { useCallback } from 'react';
import type { Plan } from '@/data/plans';
import type { EventLine } from '@/domain/analytics/analytics';
import type { CsvCell } from '@/domain/csv';
import { useTranslation } from '@/lib/translation';
import { saveCsv } from '@/parts/rows/save-csv';

const money = (cents: number | null): CsvCell =>
  cents === null ? null : { figure: cents / 100, decimals: 2 };
const count = (figure: number): CsvCell => ({ figure, decimals: 0 });

/** Saves the events that are shown for a spreadsheet, a row each. */
export function useAnalyticsCsv() {
  const { t } = useTranslation(['analytics', 'common']);
  return useCallback(
    (lines: readonly EventLine<Plan>[], currency: string): void =>
      saveCsv('celebra', t('file'), [
        [
          t('events.event'),
          t('type'),
          t('events.date'),
          ...(['budget', 'expected', 'committed', 'paid', 'left', 'perGuest'] as const).map(
            (column) => `${t(`events.${column}`)} (${currency})`,
          ),
          ...(['accepted', 'declined', 'waiting', 'silent'] as const).map((state) => t(`replies.${state}`)),
        ],
        ...lines.map((line): CsvCell[] => [
          line.event.name,
          t(`common:eventType.${line.event.event_type}`),
          line.event.event_date,
          ...[line.event.budget, line.expected, line.committed, line.paid, line.left, line.per_guest].map(
            money,
          ),
          ...[line.accepted, line.declined, line.waiting, line.silent].map(count),
        ]),
      ]),
    [t],
  );
}
