import type { Row } from '@/data/sync/noun';
import type { OutboxChange } from '@/data/sync/outbox-entry';
import {
  type SuggestArgs,
  type SuggestChange,
  type SuggestedFields,
  suggestProblem,
} from '@/domain/assist/tools/suggest';
import { centsOf } from '@/domain/assist/tools/values';
import { addDays } from '@/domain/calendar';
import { EMPTY_ITEM, type LedgerItem } from '@/domain/ledger/ledger-item';
import { unitOf } from '@/domain/money';
import type { Task } from '@/domain/tasks/task';
import { isMilestone, type RunSheetRow, type TimelineItem } from '@/domain/timeline/item';
import { instantOf, readClock, wallOf } from '@/domain/timeline/zone';
import { positionAfter } from '@/domain/what-if/order';
import type { Scenario } from '@/domain/what-if/overrides';
import { cleanScenarioName } from '@/domain/what-if/scenario-schema';
import { newTask } from '@/parts/tasks/made-tasks';
import { eventSettingOf } from '@/parts/time/event-setting';
import { UNSTORED } from '@/parts/time/made-timeline';
import { overridesOf } from './engine-cards';
import { namedFields } from './named-fields';
import {
  partyRemoval,
  suggestedEventPart,
  suggestedQuestion,
  suggestedRule,
  suggestedTable,
} from './suggested-party';
import { type Ran, refused, type ToolContext } from './tool-context';

function itemOf(
  { planned_amount, ...fields }: SuggestedFields<'budget_items'>,
  before: LedgerItem | null,
  { plan }: ToolContext,
) {
  const unit = unitOf(plan.currency);
  return {
    ...EMPTY_ITEM,
    id: crypto.randomUUID(),
    version: 0,
    ...before,
    ...namedFields(fields),
    ...(planned_amount !== undefined && {
      planned_amount: Math.round(centsOf(planned_amount) / unit) * unit,
    }),
  };
}

const taskOf = (fields: SuggestedFields<'tasks'>, before: Task | null): Task => ({
  ...(before ?? {
    ...newTask({
      task_name: '',
      recommended_completion_date: '',
      task_category: 'general',
      priority_level: 2,
    }),
  }),
  ...namedFields(fields),
});

/**
 * Minutes after midnight. An activity that has no date and begins before this hour belongs to the night after
 * the event's day.
 */
const NIGHT_ENDS = 300;

function lineOf(
  { date, time, minutes, ...fields }: SuggestedFields<'timeline_items'>,
  before: RunSheetRow | null,
  { plan, rows }: ToolContext,
): RunSheetRow {
  const first = rows.timeline.find((one): one is RunSheetRow => !isMilestone(one));
  const time_zone = before?.time_zone ?? first?.time_zone ?? eventSettingOf(plan).zone;
  const was = before && wallOf(time_zone, before.starts_at);
  const clock = (time === undefined ? was?.minutes : readClock(time)) ?? 0;
  const isNight = !date && !was && clock < NIGHT_ENDS;
  const day = date ?? was?.date ?? addDays(plan.event_date, isNight ? 1 : 0);
  return {
    ...(before ?? {
      ...UNSTORED,
      id: crypto.randomUUID(),
      kind: 'schedule',
      title: '',
      event_on: plan.event_date,
      time_zone,
      duration: 0,
      buffer: 0,
      track: 'guests',
      locked: false,
      sun: null,
      generated: null,
    }),
    ...namedFields(fields),
    ...(minutes !== undefined && { duration: minutes }),
    starts_at: instantOf(time_zone, day, clock),
  };
}

function timelineOf(
  fields: SuggestedFields<'timeline_items'>,
  before: TimelineItem | null,
  context: ToolContext,
): TimelineItem {
  if (!before || !isMilestone(before)) return lineOf(fields, before, context);
  const { date, time: _, minutes: __, track: ___, ...words } = fields;
  return { ...before, ...namedFields(words), ...(date !== undefined && { starts_on: date }) };
}

function scenarioOf(
  { name, ...facts }: SuggestedFields<'scenarios'>,
  before: Scenario | null,
  { rows }: ToolContext,
): Scenario {
  return {
    id: before?.id ?? crypto.randomUUID(),
    version: before?.version ?? 0,
    name: cleanScenarioName(name ?? before?.name ?? ''),
    position: before?.position ?? positionAfter(rows.scenarios),
    overrides: { ...before?.overrides, ...overridesOf(facts) },
  };
}

/**
 * Returns the change for one line, or the error if it can’t be suggested. `earlier` are the changes of the
 * lines before it.
 */
function changeOf(
  change: SuggestChange,
  context: ToolContext,
  earlier: readonly OutboxChange[],
): OutboxChange | string {
  const problem = suggestProblem(change);
  if (problem) return problem;
  const { table, id } = change;
  const before = id === null ? null : context.rowNow(table, id);
  if (id !== null && !before) return `the plan has no row ${id} in ${table}`;
  const those = earlier.filter((one) => one.table === table);
  const made = those.flatMap(({ after }) => after ?? []);
  if (!change.fields)
    return partyRemoval(change, context, those.length - made.length) ?? { table, before, after: null };
  const as = (after: Row | string): OutboxChange | string =>
    typeof after === 'string' ? after : { table, before, after };
  switch (change.table) {
    case 'budget_items':
      return { table, before, after: itemOf(change.fields, before as never, context) };
    case 'tasks':
      return { table, before, after: taskOf(change.fields, before as never) };
    case 'timeline_items':
      return { table, before, after: timelineOf(change.fields, before as never, context) };
    case 'scenarios':
      return { table, before, after: scenarioOf(change.fields, before as never, context) };
    case 'seating_tables':
      return as(suggestedTable(change.fields, before as never, context, made as never));
    case 'seating_rules':
      return as(suggestedRule(change.fields, before as never, context));
    case 'event_parts':
      return as(suggestedEventPart(change.fields, before as never, context, made as never));
    case 'event_questions':
      return as(suggestedQuestion(change.fields, before as never, context, made as never));
  }
}

/** Suggests the model's changes. If one of them is invalid, none is suggested. */
export function suggestRows({ reason, changes }: SuggestArgs, context: ToolContext): Ran {
  const made: (OutboxChange | string)[] = [];
  for (const change of changes) {
    const earlier = made.filter((one) => typeof one !== 'string');
    made.push(changeOf(change, context, earlier));
  }
  const problems = made.filter((one) => typeof one === 'string');
  if (problems.length > 0) return refused([...new Set(problems)].slice(0, 5).join('; '));
  const ids = changes.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size < ids.length) return refused('each row once');
  const id = context.suggest(
    reason,
    made.filter((one) => typeof one !== 'string'),
  );
  return { data: { suggested: made.length, waits_for: 'the person' }, shown: [{ kind: 'suggested', id }] };
}
