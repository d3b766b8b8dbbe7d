import { queryOptions } from '@tanstack/react-query';
import type { DateText } from '@/domain/calendar';
import type { Category } from '@/domain/plan/facts';
import type { Task } from '@/domain/tasks/task';
import {
  type ContributionRow,
  type ItemRow,
  type StoredContribution,
  type StoredItem,
  toContribution,
  toItem,
} from './ledger';
import { KEPT_OFFLINE } from './offline';
import { readPlanWith } from './plan-document';
import { committedIn, type TaskRow, toTask } from './tasks';

/** What the modules know of a plan, for its own page: read in one round trip. */
export interface PlanKnown {
  readonly items: readonly StoredItem[];
  readonly contributions: readonly StoredContribution[];
  readonly tasks: readonly Task[];
  readonly removed: readonly string[];
  readonly committed: readonly Category[];
  /** Of the way to the event, what is still to come, the next first. */
  readonly milestones: readonly { readonly title: string; readonly date: DateText }[];
}

interface Embedded {
  budget_items: ItemRow[];
  contributions: ContributionRow[];
  tasks: TaskRow[];
  timeline_items: { title: string; starts_on: string | null; completed_at: string | null }[];
}

export const planNowQuery = (id: string) =>
  queryOptions({
    queryKey: ['plan-now', id],
    gcTime: KEPT_OFFLINE,
    // All of it is written on other pages.
    refetchOnMount: 'always',
    queryFn: async (context): Promise<PlanKnown | null> => {
      const read = await readPlanWith<Embedded>(
        context,
        id,
        'budget_items(*, budget_payments(*)), contributions(*), tasks(*), timeline_items(title, starts_on, completed_at)',
      );
      if (!read) return null;
      const { rows } = read;
      return {
        items: rows.budget_items.map(toItem),
        contributions: rows.contributions.map(toContribution),
        tasks: rows.tasks.filter(({ deleted_at }) => deleted_at === null).map(toTask),
        removed: rows.tasks.flatMap(({ deleted_at, origin }) =>
          deleted_at === null || origin === null ? [] : origin,
        ),
        committed: committedIn(rows.budget_items),
        milestones: rows.timeline_items
          .flatMap(({ title, starts_on, completed_at }) =>
            starts_on === null || completed_at !== null ? [] : { title, date: starts_on },
          )
          .sort((a, b) => a.date.localeCompare(b.date)),
      };
    },
  });
