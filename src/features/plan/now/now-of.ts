import type { StoredContribution, StoredItem } from '@/data/ledger';
import type { Plan } from '@/data/plans';
import { liveTasks, removedOrigins, type StoredTask } from '@/data/tasks';
import type { DateText } from '@/domain/calendar';
import { committedIn } from '@/domain/ledger/committed';
import type { Due, Ledger } from '@/domain/ledger/ledger';
import { moneyNow } from '@/domain/ledger/money-now';
import { lastDay } from '@/domain/plan/event-days';
import { type Risk, risksOf } from '@/domain/plan/risks';
import { type NextTask, nextTasks } from '@/domain/tasks/next';
import { squeezeOf } from '@/domain/tasks/squeeze';
import { isOpen, isOverdue } from '@/domain/tasks/state';
import { isMilestone, isRow, type Milestone, type TimelineItem } from '@/domain/timeline/item';
import { milestonesNow } from '@/domain/timeline/milestones';
import { checklistFacts } from '@/parts/plan-facts';

/** The modules' rows of a plan. */
interface Known {
  readonly items: readonly StoredItem[];
  readonly contributions: readonly StoredContribution[];
  readonly tasks: readonly StoredTask[];
  readonly timeline: readonly TimelineItem[];
}

export interface Now {
  readonly book: Ledger;
  /** Next payments, overdue first. */
  readonly dues: readonly Due[];
  readonly next: readonly NextTask[];
  readonly milestone: Milestone | null;
  readonly risks: readonly Risk[];
}

/** Number of payments and tasks shown. */
const SHOWN = 3;

const nextMilestone = (milestones: readonly Milestone[], today: DateText): Milestone | null =>
  milestones
    .filter(({ completed_at, starts_on }) => completed_at === null && starts_on >= today)
    .sort((a, b) => a.starts_on.localeCompare(b.starts_on))[0] ?? null;

/** Summarises a plan today, from its modules' rows. */
export function nowOf(plan: Plan, known: Known, today: DateText): Now {
  const { items, contributions, timeline } = known;
  const tasks = liveTasks(known.tasks);
  const removed = removedOrigins(known.tasks);
  const { book, now } = moneyNow(items, contributions, plan, today);
  const facts = { committed: committedIn(items, plan.categories) };
  const tight = new Set(squeezeOf(tasks, removed, checklistFacts(plan), today).tight);
  // Without a checklist there are no risks from it, because its page suggests one.
  const over = lastDay(plan) < today;
  return {
    book,
    dues: book.dues.filter(({ amount }) => amount > 0).slice(0, SHOWN),
    next: over ? [] : nextTasks(tasks, facts, today, SHOWN),
    milestone: nextMilestone(milestonesNow(timeline.filter(isMilestone), tasks, facts), today),
    risks: risksOf(
      {
        ...now,
        late_tasks: over ? 0 : tasks.filter((task) => isOverdue(task, facts, today)).length,
        tight_tasks: over
          ? 0
          : tasks.filter((task) => task.generated && tight.has(task.generated.origin) && isOpen(task, facts))
              .length,
      },
      plan,
    ),
  };
}

/** The first three steps of a plan. */
export interface PlanStart {
  /** Dates of the plan since its creation. */
  readonly made: { readonly tasks: number; readonly day: boolean };
  readonly done: { readonly tasks: boolean; readonly day: boolean; readonly money: boolean };
}

export function planStart({ items, tasks, timeline }: Omit<Known, 'contributions'>): PlanStart {
  const live = liveTasks(tasks);
  const day = timeline.filter(isRow);
  const begun = live.some(({ started_at, completed_at }) => started_at !== null || completed_at !== null);
  const money = items.length > 0;
  const changed = day.some(({ version, generated }) => version > 1 || generated === null);
  return {
    made: { tasks: live.length, day: day.length > 0 },
    done: {
      // Deleting all tasks means that none are wanted.
      tasks: begun || (live.length === 0 && tasks.length > 0),
      // An unedited draft may be fine, so that it is suggested no longer than the other steps.
      day: changed || (day.length > 0 && begun && money),
      money,
    },
  };
}
