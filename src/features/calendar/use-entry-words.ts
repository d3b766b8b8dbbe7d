import { useCallback } from 'react';
import { DATE_KINDS, type DatedEntry } from '@/data/dates';
import type { Plan } from '@/data/plans';
import { formatList, formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';

export interface EntryWords {
  readonly name: (entry: DatedEntry) => string;
  /** Formats counts, such as "1 event, 2 payments and 3 tasks". Returns '' if there are no entries. */
  readonly counts: (entries: readonly DatedEntry[]) => string;
}

/** Returns functions that describe calendar entries. `plans` is keyed by plan id. */
export function useEntryWords(plans: ReadonlyMap<string, Plan>): EntryWords {
  const { t } = useTranslation('dates');
  const name = useCallback(
    ({ kind, title, amount, plan_id }: DatedEntry) =>
      kind === 'payment'
        ? t('payment', {
            vendor: title,
            amount: formatMoney(amount ?? 0, plans.get(plan_id)?.currency ?? 'EUR'),
          })
        : kind === 'reply'
          ? t('reply', { part: title })
          : title,
    [t, plans],
  );
  const counts = useCallback(
    (entries: readonly DatedEntry[]) =>
      formatList(
        DATE_KINDS.flatMap((kind) => {
          const count = entries.filter((one) => one.kind === kind).length;
          return count > 0 ? [t(`count.${kind}`, { count })] : [];
        }),
      ),
    [t],
  );
  return { name, counts };
}
