import { useMemo } from 'react';
import { QUOTES } from '@/data/vendor-quotes';
import { isUndecided, settledOn } from '@/domain/follows/undecided';
import type { VendorQuote } from '@/domain/vendors/vendor';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '../module/plan-context';
import type { MovedRows } from './moved-rows';

const { table } = QUOTES;

/** Vendors whose availability is known only for the previous date. */
export function useMovedQuotes(quotes: readonly VendorQuote[]): MovedRows {
  const { t } = useTranslation('follows');
  const { plan } = usePlanContext();
  const { event_date } = plan;
  return useMemo(() => {
    const undecided = quotes.filter((quote) => isUndecided(quote, event_date));
    const [said, silent] = [
      undecided.filter(({ free_on_date }) => free_on_date !== null),
      undecided.filter(({ free_on_date }) => free_on_date === null),
    ];
    const stays = (before: VendorQuote) => ({ table, before, after: settledOn(before, event_date) });
    return {
      kept: 0,
      suggestions: said.map((before) => ({
        key: before.id,
        reason: t('saidOf', { date: formatDate(before.event_on ?? event_date, 'medium') }),
        changes: [{ table, before, after: { ...settledOn(before, event_date), free_on_date: null } }],
        dismissal: [stays(before)],
      })),
      closing: silent.map(stays),
    };
  }, [quotes, event_date, t]);
}
