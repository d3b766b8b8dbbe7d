import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { GUESTS } from '@/data/guests';
import { BUDGET_ITEMS } from '@/data/ledger';
import { planDocumentQuery } from '@/data/sync/plan-document';
import { useRows } from '@/data/sync/use-rows';
import { liveTasks, TASKS } from '@/data/tasks';
import { QUOTES } from '@/data/vendor-quotes';
import { fullName } from '@/domain/guests/guest';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { type ComboOption, matchingOptions } from '@/parts/fields/combo-options';
import { useTaskName } from '@/parts/tasks/task-words';

const NOUNS = [TASKS, BUDGET_ITEMS, GUESTS, QUOTES];
/** Minimum number of letters for a search of an event's rows, and maximum number of rows shown. */
const LEAST = 2;
const MOST = 20;

/** The key contains value and label, because two vendors of one category have the same address. */
export const keyOf = ({ value, label }: ComboOption): string => `${value} ${label}`;

const searchAt = (address: string, q: string, more = {}): string =>
  `${address}?${new URLSearchParams({ q: q.slice(0, 100), ...more })}`;

/**
 * Returns an event's rows with a matching name: tasks, items, guests and vendors, each with the address of
 * its page.
 */
export function useFoundRows(plan_id: string | null, text: string): ComboOption[] {
  const { t } = useTranslation();
  const id = plan_id ?? '';
  const isAsked = plan_id !== null && text.trim().length >= LEAST;
  useQuery({ ...planDocumentQuery(id, NOUNS), enabled: isAsked });
  const tasks = useRows(TASKS, id);
  const items = useRows(BUDGET_ITEMS, id);
  const guests = useRows(GUESTS, id);
  const quotes = useRows(QUOTES, id);
  const taskName = useTaskName();
  return useMemo(() => {
    if (!isAsked) return [];
    const rows = [
      ...guests.map((guest) => {
        const label = fullName(guest);
        return { label, note: t('nav.module.guests'), value: searchAt(paths.guestList(id), label) };
      }),
      ...liveTasks(tasks).map((task) => {
        const label = taskName(task);
        const value = searchAt(paths.eventTasks(id), label, { show: 'all' });
        return { label, note: t('nav.module.tasks'), value };
      }),
      ...items.map(({ vendor_name: label }) => ({
        label,
        note: t('nav.module.tracking'),
        value: searchAt(paths.budgetTracking(id), label),
      })),
      ...quotes.map(({ vendor_name: label, category }) => ({
        label,
        note: t('nav.module.vendors'),
        value: paths.vendorComparison(category, id),
      })),
    ];
    const byName = new Map(matchingOptions(rows, text).map((row) => [keyOf(row), row]));
    return [...byName.values()].slice(0, MOST);
  }, [isAsked, guests, tasks, items, quotes, taskName, text, t, id]);
}
