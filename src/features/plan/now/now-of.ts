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
import { checklistFacts } from '@/parts/plan/plan-facts';

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

const SHOWN = 3;

const nextMilestone = (milestones: readonly Milestone[], today: DateText): Milestone | null =>
  milestones
    .filter(({ completed_at, starts_on }) => completed_at === null && starts_on >= today)
    .sort((a, b) => a.starts_on.localeCompare(b.starts_on))[0] ?? null;

/** Summarises the current state of a plan from the rows of its modules. */
export function nowOf(plan: Plan, known: Known, today: DateText): Now {
  const { items, contributions, timeline } = known;
  const tasks = liveTasks(known.tasks);
  const removed = removedOrigins(known.tasks);
  const { book, now } = moneyNow(items, contributions, plan, today);
  const facts = { committed: committedIn(items, plan.categories) };
  const tight = new Set(squeezeOf(tasks, removed, checklistFacts(plan), today).tight);
  // A missing checklist isn't a risk, because the page of the checklist suggests creating one.
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

/** State of the first three steps of a new plan. */
export interface PlanStart {
  /** State of the plan so far: the number of tasks, and whether there is a run sheet. */
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
      // If all tasks were deleted, the person doesn't want any, so the step counts as done.
      tasks: begun || (live.length === 0 && tasks.length > 0),
      // A drafted run sheet might need no changes. This step therefore counts as done once the other steps
      // are done.
      day: changed || (day.length > 0 && begun && money),
      money,
    },
  };
}
