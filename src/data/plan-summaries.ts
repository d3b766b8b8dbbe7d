import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { DateText } from '@/domain/calendar';
import type { DeskFigures } from '@/domain/desk/needs';
import { type Cents, centsFromNumeric } from '@/domain/money';
import { CATEGORIES, type Category } from '@/domain/plan/facts';
import type { PlanToday } from '@/domain/plan/risks';
import { needsKey, summariesKey } from './derived-keys';
import { askDesk } from './desk';
import { KEPT_OFFLINE } from './sync/offline';

const cents = z.pipe(z.union([z.string(), z.number()]), z.transform(centsFromNumeric));
const text = z.nullable(z.string());
const tasks = z.array(
  z.object({
    id: z.string(),
    task_name: z.string(),
    recommended_completion_date: z.string(),
    priority_level: z.number(),
    origin: text,
    origin_name: text,
  }),
);
const milestones = z.array(z.object({ starts_on: z.string(), title: z.string(), origin: text }));
const expected = z.partialRecord(z.enum(CATEGORIES), cents);
const needs = z.array(
  z.object({
    plan_id: z.string(),
    overdue: z.nullable(
      // For tabs that still run an older version, the response also contains the overdue item. It is ignored
      // here.
      z.object({ amount: cents, payments: z.number(), since: z.string() }),
    ),
    due: cents,
    next: z.nullable(
      z.object({ date: z.string(), amount: cents, vendor_name: z.string(), item: z.string() }),
    ),
    task: text,
    replies: z.nullable(z.object({ by: z.string(), part: z.string(), people: z.number() })),
    unscheduled_days: z.optional(z.array(z.string())),
  }),
);

export interface PlanSummary extends Omit<PlanToday, 'late_tasks' | 'tight_tasks'> {
  readonly plan_id: string;
  readonly next: { readonly date: DateText; readonly amount: Cents; readonly vendor_name: string } | null;
  /** The first twelve milestones that neither a person nor a completed task has marked as reached. */
  readonly milestones: readonly z.output<typeof milestones>[number][];
  readonly agreed: readonly Category[];
  /**
   * The first forty unfinished tasks by date. An agreed price may have completed some of them (`openTasks`).
   */
  readonly tasks: readonly z.output<typeof tasks>[number][];
}

/** Reads the figures of every upcoming event in one request. The database computes them. */
export const summariesQuery = (userId: string, today: DateText) =>
  queryOptions({
    queryKey: [...summariesKey, userId, today],
    gcTime: KEPT_OFFLINE,
    queryFn: async (context): Promise<PlanSummary[]> => {
      const { summaries } = await askDesk(context, today);
      return summaries.map((row) => ({
        plan_id: row.plan_id,
        committed: centsFromNumeric(row.committed),
        expected: expected.parse(row.expected),
        overdue: centsFromNumeric(row.overdue),
        overdue_count: Number(row.overdue_count),
        // The generated types don't say that these columns may be null. A null date means that there is no
        // value.
        short: row.short_on ? { date: row.short_on, amount: centsFromNumeric(row.short_by) } : null,
        next: row.next_due
          ? { date: row.next_due, amount: centsFromNumeric(row.next_amount), vendor_name: row.next_vendor }
          : null,
        milestones: milestones.parse(row.milestones),
        agreed: row.agreed,
        tasks: tasks.parse(row.tasks),
      }));
    },
  });

/** Tasks and payments that need the planner's attention and aren't in the summary. */
export interface PlanNeeds extends Omit<DeskFigures, 'now'> {
  readonly plan_id: string;
  /** Amount that is due within thirty days. */
  readonly due: Cents;
  /** Due date of the next unfinished task. */
  readonly task: DateText | null;
}

/**
 * Reads the needs of all events except archived ones. Events without needs are left out. Requested together
 * with the plans and summaries.
 */
export const needsQuery = (userId: string, today: DateText) =>
  queryOptions({
    queryKey: [...needsKey, userId, today],
    gcTime: KEPT_OFFLINE,
    queryFn: async (context): Promise<PlanNeeds[]> => needs.parse((await askDesk(context, today)).needs),
  });
