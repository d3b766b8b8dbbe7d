import { BUDGET_ITEMS, type StoredItem } from '@/data/ledger';
import type { Suggestion } from '@/data/suggestion';
import { type StoredTask, TASKS } from '@/data/tasks';
import { addDays, type DateText } from '@/domain/calendar';
import { DAYS, type DrinksAnswer, type ShoppingLine } from '@/domain/drinks/shopping';
import { fold } from '@/domain/fold';
import { EMPTY_ITEM } from '@/domain/ledger/ledger-item';
import { ledgerName } from '@/domain/vendors/booking';
import { newTask } from '@/parts/tasks/made-tasks';

const DRINKS_TASKS = ['drinksBuy', 'drinksFresh', 'drinksChill', 'drinksReturn'] as const;
type DrinksTask = (typeof DRINKS_TASKS)[number];

type Words = Pick<Suggestion, 'reason'> & { readonly title: string };

interface PostWords {
  readonly itemName: (shop: string) => string;
  readonly taskName: (task: DrinksTask) => string;
  readonly amount: (line: ShoppingLine) => string;
  readonly item: (item: StoredItem) => Words;
  readonly task: (task: StoredTask) => Words;
}

interface Given {
  readonly answer: DrinksAnswer;
  readonly items: readonly StoredItem[];
  /** Includes deleted tasks, so that they aren't suggested again. */
  readonly tasks: readonly StoredTask[];
  readonly event_date: DateText;
  readonly today: DateText;
  readonly words: PostWords;
}

const MAX_DESCRIPTION = 500;

function itemSuggestions({ answer, items, words }: Given): Suggestion[] {
  const shops = [...new Set(answer.lines.map(({ shop }) => shop))];
  return shops.flatMap((shop): Suggestion[] => {
    const lines = answer.lines.filter((line) => line.shop === shop);
    const name = ledgerName(words.itemName(shop));
    const planned_amount = lines.reduce((sum, line) => sum + line.paid, 0);
    const before =
      items.find(({ category, vendor_name }) => category === 'drinks' && fold(vendor_name) === fold(name)) ??
      null;
    // An agreed amount is never replaced by a suggestion.
    if (planned_amount === 0 || before?.planned_amount === planned_amount || before?.actual_amount != null)
      return [];
    const description = [...lines.map(words.amount).join('\n')].slice(0, MAX_DESCRIPTION).join('');
    const after: StoredItem = {
      ...(before ?? {
        ...EMPTY_ITEM,
        id: crypto.randomUUID(),
        version: 0,
        category: 'drinks',
        vendor_name: name,
      }),
      planned_amount,
      description,
    };
    const { table } = BUDGET_ITEMS;
    const key = `${name} ${planned_amount}`;
    return [{ key, ...words.item(after), changes: [{ table, before, after }] }];
  });
}

function daysOf({ answer, event_date, today }: Given): [DrinksTask, DateText][] {
  const has = (test: (line: ShoppingLine) => boolean) => answer.lines.some(test);
  const [early, fresh] = [DAYS.early, DAYS.fresh].map((days) => addDays(event_date, -days));
  const wanted: [DrinksTask, DateText, boolean][] = [
    ['drinksBuy', early ?? event_date, has(({ container }) => container.ml === 750 || container.ml === 700)],
    [
      'drinksFresh',
      fresh ?? event_date,
      has(({ container }) => container.ml !== 750 && container.ml !== 700),
    ],
    ['drinksChill', addDays(event_date, -DAYS.chill), true],
    ['drinksReturn', addDays(event_date, -DAYS.back), has(({ returnable }) => returnable)],
  ];
  return wanted.flatMap(([task, date, is]): [DrinksTask, DateText][] =>
    is && event_date >= today ? [[task, date < today ? today : date]] : [],
  );
}

function taskSuggestions(given: Given): Suggestion[] {
  const { tasks, event_date, words } = given;
  const suggestion = (task: DrinksTask, before: StoredTask | null, after: StoredTask): Suggestion => ({
    key: `${task} ${after.recommended_completion_date}`,
    ...words.task(after),
    changes: [{ table: TASKS.table, before, after }],
  });
  return daysOf(given).flatMap(([task, date]): Suggestion[] => {
    const before = tasks.find(({ generated }) => generated?.origin === task) ?? null;
    if (!before) {
      const task_name = words.taskName(task);
      const after: StoredTask = {
        ...newTask({
          task_name,
          recommended_completion_date: date,
          task_category: 'drinks',
          priority_level: 2,
        }),
        generated: { origin: task, origin_name: task_name, origin_date: date, origin_event: event_date },
      };
      return [suggestion(task, null, after)];
    }
    const { generated, deleted_at, completed_at, recommended_completion_date } = before;
    const chosen = generated?.origin_date !== recommended_completion_date;
    if (deleted_at || completed_at || chosen || !generated || generated.origin_event === event_date)
      return [];
    const after = {
      ...before,
      recommended_completion_date: date,
      generated: { ...generated, origin_date: date, origin_event: event_date },
    };
    return [suggestion(task, before, after)];
  });
}

/**
 * Returns the changes that the shopping list suggests for the plan. It leaves out amounts that are already
 * agreed, and tasks that somebody has moved or deleted.
 */
export const suggestions = (given: Given): Suggestion[] => [
  ...itemSuggestions(given),
  ...taskSuggestions(given),
];
