import type { QueryClient } from '@tanstack/react-query';
import { rowsHere } from '@/data/archives';
import { DRINKS_PREFERENCES } from '@/data/drinks';
import { EVENT_PARTS, GUESTS, HOUSEHOLDS, QUESTIONS } from '@/data/guests';
import { BUDGET_ITEMS } from '@/data/ledger';
import type { Plan } from '@/data/plans';
import { SCENARIOS } from '@/data/scenarios';
import { SEAT_ASSIGNMENTS, SEATING_CHARTS, SEATING_RULES, SEATING_TABLES } from '@/data/seating';
import { toSuggested } from '@/data/suggested-changes';
import { type StoredSuggestion, SUGGESTIONS } from '@/data/suggestions';
import { isTombstone, type Noun, type Row, type RowTable } from '@/data/sync/noun';
import { NOUNS } from '@/data/sync/nouns';
import type { AnyNoun } from '@/data/sync/plan-document';
import { TASKS } from '@/data/tasks';
import { TIMELINE } from '@/data/timeline';
import { QUOTES } from '@/data/vendor-quotes';
import type { NameBook } from '@/domain/assist/names';
import { learnPlan, type PlanRows } from '@/domain/assist/reading/plan-rows';
import type { Task } from '@/domain/tasks/task';
import type { TimelineItem } from '@/domain/timeline/item';
import { today } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { currentSession } from '@/lib/session/session-state';
import { translate } from '@/lib/translation';
import { changeRows } from '../../rows/use-change-rows';
import type { ToolContext } from '../tools/tool-context';

/** Translated texts for rows that are made from templates. */
interface Words {
  readonly taskName: (task: Task) => string;
  readonly itemTitle: (item: TimelineItem) => string;
}

interface Setting {
  readonly client: QueryClient;
  readonly plan: Plan;
  readonly book: NameBook;
  readonly given: string;
  readonly words: Words;
}

/** Builds the plan that the tools see: this page's rows with the outbox applied. */
export function toolContext({ client, plan, book, given, words }: Setting): ToolContext {
  const here = <R extends Row>(noun: Noun<RowTable, R>): readonly R[] =>
    rowsHere(client, plan.id, noun as unknown as AnyNoun).filter(
      (row) => !isTombstone(row),
    ) as readonly Row[] as readonly R[];
  const rows: PlanRows = {
    plan,
    items: here(BUDGET_ITEMS),
    tasks: here(TASKS).map((task) => ({ ...task, task_name: words.taskName(task) })),
    timeline: here(TIMELINE).map((item) => ({ ...item, title: words.itemTitle(item) })),
    quotes: here(QUOTES),
    guests: here(GUESTS),
    households: here(HOUSEHOLDS),
    parts: here(EVENT_PARTS),
    questions: here(QUESTIONS),
    charts: here(SEATING_CHARTS),
    tables: here(SEATING_TABLES),
    assignments: here(SEAT_ASSIGNMENTS),
    rules: here(SEATING_RULES),
    drinks: here(DRINKS_PREFERENCES),
    scenarios: here(SCENARIOS),
  };
  learnPlan(book, rows);
  return {
    plan,
    today: today(),
    language: currentLanguage(),
    book,
    given,
    rows,
    rowNow: (table, id) => here<Row>(NOUNS[table]).find((row) => row.id === id) ?? null,
    suggest(reason, changes) {
      const lines = changes.map(toSuggested);
      const after: StoredSuggestion = {
        id: crypto.randomUUID(),
        version: 0,
        author: currentSession().user?.id ?? '',
        reason: translate('assist:suggestedBy', { reason }),
        changes: lines,
        states: lines.map(() => 'open'),
        moved: {},
        created_at: new Date().toISOString(),
      };
      changeRows(SUGGESTIONS, plan.id, [{ before: null, after }]);
      return after.id;
    },
  };
}
