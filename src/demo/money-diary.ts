import { BUDGET_ITEMS, type StoredItem } from '@/data/ledger';
import type { Tracked } from '@/domain/ledger/history';
import { itemTotals } from '@/domain/ledger/ledger';
import { centsFromNumeric, numericFromCents } from '@/domain/money';
import type { Stored } from './columns';

type Figures = Record<Tracked, number>;
interface FiguresOf {
  readonly category: unknown;
  readonly item_id: string | null;
  readonly vendor_name: unknown;
  readonly figures: Figures;
}
interface Move extends FiguresOf {
  readonly plan_id: string;
  readonly day: string;
}

interface Rows {
  readonly owner: string;
  get(table: string, id: string): Stored | undefined;
  rows(noun: typeof BUDGET_ITEMS, plan_id: string): StoredItem[];
}

const FIGURES: readonly Tracked[] = ['budget', 'allocated', 'planned', 'expected', 'committed', 'paid'];
const figuresOf = (given: Partial<Figures>): Figures => ({
  budget: 0,
  allocated: 0,
  planned: 0,
  expected: 0,
  committed: 0,
  paid: 0,
  ...given,
});
const less = (a: Figures, b: Figures): Figures =>
  figuresOf(Object.fromEntries(FIGURES.map((figure) => [figure, a[figure] - b[figure]])));
const isNothing = (figures: Figures): boolean => FIGURES.every((figure) => figures[figure] === 0);
const numeric = (figures: Figures): Stored =>
  Object.fromEntries(FIGURES.map((figure) => [figure, numericFromCents(figures[figure])]));
const cents = (value: unknown): number => centsFromNumeric(value as string | number);

/**
 * History of a plan's money, in the format of `budget_history`. Each entry is the difference between the
 * current values and the values recorded before.
 */
export class MoneyDiary {
  readonly #moves: Move[] = [];
  readonly #noted = new Map<string, Map<string, FiguresOf>>();
  readonly #rows: Rows;

  constructor(rows: Rows) {
    this.#rows = rows;
  }

  #figuresByItem(plan_id: string): Map<string, FiguresOf> {
    const found = new Map<string, FiguresOf>();
    const plan = this.#rows.get('event_plans', plan_id);
    if (!plan) return found;
    const total = { category: null, item_id: null, vendor_name: null };
    found.set('', { ...total, figures: figuresOf({ budget: cents(plan.budget) }) });
    // These rows have the database's column names.
    for (const { category, selected, allocated_amount } of plan.plan_categories as Stored[])
      if (selected)
        found.set(String(category), {
          ...total,
          category,
          figures: figuresOf({ allocated: cents(allocated_amount) }),
        });
    for (const item of this.#rows.rows(BUDGET_ITEMS, plan_id)) {
      const { expected, committed, paid } = itemTotals(item, String(plan.currency));
      found.set(item.id, {
        category: item.category,
        item_id: item.id,
        vendor_name: item.vendor_name,
        figures: figuresOf({ planned: item.planned_amount, expected, committed, paid }),
      });
    }
    return found;
  }

  /**
   * Records a change. If an item changes its category, its amount leaves the old category and enters the new
   * one.
   */
  note(plan_id: string, moment: string): void {
    const before = this.#noted.get(plan_id) ?? new Map<string, FiguresOf>();
    const after = this.#figuresByItem(plan_id);
    const day = moment.slice(0, 10);
    const add = (of: FiguresOf, figures: Figures) => {
      if (!isNothing(figures)) this.#moves.push({ ...of, plan_id, day, figures });
    };
    for (const key of new Set([...before.keys(), ...after.keys()])) {
      const [old, now] = [before.get(key), after.get(key)];
      if (old && now && old.category === now.category) add(now, less(now.figures, old.figures));
      else {
        if (old) add(old, less(figuresOf({}), old.figures));
        if (now) add(now, now.figures);
      }
    }
    this.#noted.set(plan_id, after);
  }

  tell(plan_id: string, since: string | null, until: string | null, full_name: string): Stored {
    const told = this.#moves.filter((move) => move.plan_id === plan_id);
    const opening = since === null ? [] : told.filter(({ day }) => day < since);
    const moved = told.filter(
      ({ day }) => (since === null || day >= since) && (until === null || day <= until),
    );
    const { owner } = this.#rows;
    return {
      begins: told.map(({ day }) => day).sort()[0] ?? null,
      people: [{ id: owner, full_name }],
      opening: opening.map(({ category, figures }) => ({ category, ...numeric(figures) })),
      changes: moved
        .toSorted((a, b) => a.day.localeCompare(b.day))
        .map(({ day, category, item_id, vendor_name, figures }) => ({
          day,
          category,
          item_id,
          vendor_name,
          changed_by: owner,
          ...numeric(figures),
        })),
    };
  }
}
