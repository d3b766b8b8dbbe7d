import { useMemo } from 'react';
import { EVENT_PARTS } from '@/data/guests';
import { BUDGET_ITEMS, CONTRIBUTIONS, type StoredContribution, type StoredItem } from '@/data/ledger';
import { TASKS } from '@/data/tasks';
import { TIMELINE } from '@/data/timeline';
import { QUOTES } from '@/data/vendor-quotes';
import type { TablesThat } from '@/domain/follows/follows';
import type { EventPart } from '@/domain/guests/guest';
import type { Task } from '@/domain/tasks/task';
import { isMilestone, type TimelineItem } from '@/domain/timeline/item';
import { clockText, wallOf } from '@/domain/timeline/zone';
import type { VendorQuote } from '@/domain/vendors/vendor';
import { formatDate, formatMoney, formatPercent } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { momentOf } from '../part-moment';
import { useCurrency } from '../plan/use-currency';
import { dateColumn } from '../rows/columns';
import { type Face, face } from '../rows/face';
import type { RowDescription } from '../rows/row-description';
import { useTaskName } from '../task-words';
import { useItemTitle } from '../timeline-words';

const NO_LIMIT = '';

function usePartDates(): RowDescription<EventPart> {
  const { t } = useTranslation('follows');
  return useMemo(
    () => ({
      title: ({ name }) => name,
      limit: NO_LIMIT,
      columns: [
        { key: 'starts_at', label: t('begins'), text: (part) => momentOf(part, currentLanguage()) },
        dateColumn('reply_by', t('answers')),
      ],
    }),
    [t],
  );
}

function useItemDates(plan_id: string): RowDescription<StoredItem> {
  const { t } = useTranslation('follows');
  const currency = useCurrency(plan_id);
  return useMemo(
    () => ({
      title: ({ vendor_name }) => vendor_name,
      limit: NO_LIMIT,
      columns: [
        {
          key: 'payments',
          label: t('instalments'),
          text: ({ payments }) =>
            payments
              .filter(({ paid_date }) => paid_date === null)
              .map(({ amount, due_date }) =>
                t('instalment', {
                  amount: formatMoney(amount, currency),
                  date: formatDate(due_date, 'medium'),
                }),
              )
              .join(', ') || null,
        },
        dateColumn('payment_date', t('rest')),
        {
          key: 'cancellation',
          label: t('terms'),
          text: ({ cancellation }) =>
            cancellation
              .map(({ cancel_by, fee }) =>
                t('term', { fee: formatPercent(fee / 10_000), date: formatDate(cancel_by, 'medium') }),
              )
              .join(', ') || null,
        },
      ],
    }),
    [t, currency],
  );
}

function useContributionDates(): RowDescription<StoredContribution> {
  const { t } = useTranslation('follows');
  return useMemo(
    () => ({
      title: ({ contributor }) => contributor,
      limit: NO_LIMIT,
      columns: [dateColumn('starts_on', t('comes')), dateColumn('ends_on', t('last'))],
    }),
    [t],
  );
}

function useQuoteDates(): RowDescription<VendorQuote> {
  const { t } = useTranslation('follows');
  return useMemo(
    () => ({
      title: ({ vendor_name }) => vendor_name,
      limit: NO_LIMIT,
      columns: [
        {
          key: 'free_on_date',
          label: t('free'),
          text: ({ free_on_date }) =>
            free_on_date === null ? t('askAgain') : t(free_on_date ? 'yes' : 'no'),
        },
      ],
    }),
    [t],
  );
}

function useTaskDates(): RowDescription<Task> {
  const { t } = useTranslation('follows');
  const name = useTaskName();
  return useMemo(
    () => ({
      title: name,
      limit: NO_LIMIT,
      columns: [dateColumn('recommended_completion_date', t('due'))],
    }),
    [t, name],
  );
}

function startOf(item: TimelineItem): string {
  if (isMilestone(item)) return formatDate(item.starts_on, 'medium');
  const { date, minutes } = wallOf(item.time_zone, item.starts_at);
  return `${formatDate(date, 'medium')}, ${clockText(minutes)}`;
}

function useTimelineDates(): RowDescription<TimelineItem> {
  const { t } = useTranslation('follows');
  const title = useItemTitle();
  return useMemo(
    () => ({ title, limit: NO_LIMIT, columns: [{ key: 'starts_at', label: t('begins'), text: startOf }] }),
    [t, title],
  );
}

/** Descriptions that show only a row's dates, for lists with several kinds of rows. */
export const movedFaces: { readonly [T in TablesThat<'date', 'proposed'>]: Face } = {
  event_parts: face(EVENT_PARTS, usePartDates),
  budget_items: face(BUDGET_ITEMS, useItemDates),
  contributions: face(CONTRIBUTIONS, useContributionDates),
  vendor_quotes: face(QUOTES, useQuoteDates),
  tasks: face(TASKS, useTaskDates),
  timeline_items: face(TIMELINE, useTimelineDates),
};
