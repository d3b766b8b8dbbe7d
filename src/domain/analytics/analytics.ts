import type { DateText } from '../calendar';
import type { Cents } from '../money';
import { CATEGORIES, type Category, type CategoryChoice, EVENT_TYPES, type EventType } from '../plan/facts';

/** Costs of a category's items as computed by `ledger`: likely, agreed and paid. */
interface CategoryMoney {
  readonly expected: Cents;
  readonly committed: Cents;
  readonly paid: Cents;
}

/** Figures of an event from the database. They count people, not rows of the guest list. */
export interface EventFigures {
  readonly plan_id: string;
  readonly money: Readonly<Partial<Record<Category, CategoryMoney>>>;
  readonly invited: number;
  readonly accepted: number;
  readonly declined: number;
  readonly waiting: number;
}

export interface AnalyzedFacts {
  readonly id: string;
  readonly name: string;
  readonly event_type: EventType;
  readonly event_date: DateText;
  readonly currency: string;
  readonly budget: Cents;
  readonly guest_count: number;
  readonly categories: readonly Pick<CategoryChoice, 'category' | 'selected' | 'allocated_amount'>[];
}

export interface EventLine<F extends AnalyzedFacts = AnalyzedFacts> extends CategoryMoney {
  readonly event: F;
  /** `budget` minus `expected`. Negative if the items cost more than the budget. */
  readonly left: Cents;
  /** Expected cost per expected guest; null until an item has a price. */
  readonly per_guest: Cents | null;
  readonly invited: number;
  readonly accepted: number;
  readonly declined: number;
  readonly waiting: number;
  /** Number of invited people without a reply. */
  readonly silent: number;
}

/** Returns one line per event, latest first. An event without figures gets zeros. */
export function eventLines<F extends AnalyzedFacts>(
  events: readonly F[],
  figures: readonly EventFigures[],
): EventLine<F>[] {
  const byPlan = new Map(figures.map((one) => [one.plan_id, one]));
  return events
    .map((event) => {
      const of = byPlan.get(event.id);
      const money = Object.values(of?.money ?? {});
      const total = (key: keyof CategoryMoney): Cents => money.reduce((sum, one) => sum + one[key], 0);
      const { invited = 0, accepted = 0, declined = 0, waiting = 0 } = of ?? {};
      const expected = total('expected');
      return {
        event,
        expected,
        committed: total('committed'),
        paid: total('paid'),
        left: event.budget - expected,
        per_guest: expected > 0 ? Math.round(expected / event.guest_count) : null,
        invited,
        accepted,
        declined,
        waiting,
        silent: invited - accepted - declined - waiting,
      };
    })
    .sort((a, b) => b.event.event_date.localeCompare(a.event.event_date));
}

export interface CategoryTotal {
  readonly category: Category;
  /** Amount allocated to the category. */
  readonly planned: Cents;
  readonly expected: Cents;
  /** Share of the planned total, 0 to 1. */
  readonly planned_share: number;
  /** Share of all expected costs, 0 to 1; null if there are no costs. */
  readonly expected_share: number | null;
}

/**
 * Sums planned and expected amounts by category. All events must have the same currency. Empty categories are
 * omitted.
 */
export function categoryTotals(
  events: readonly AnalyzedFacts[],
  figures: readonly EventFigures[],
): CategoryTotal[] {
  const ids = new Set(events.map(({ id }) => id));
  const known = figures.filter(({ plan_id }) => ids.has(plan_id));
  const rows = CATEGORIES.map((category) => ({
    category,
    planned: events
      .flatMap(({ categories }) => categories)
      .reduce(
        (sum, one) => sum + (one.category === category && one.selected ? (one.allocated_amount ?? 0) : 0),
        0,
      ),
    expected: known.reduce((sum, { money }) => sum + (money[category]?.expected ?? 0), 0),
  }));
  const planned = rows.reduce((sum, row) => sum + row.planned, 0);
  const expected = rows.reduce((sum, row) => sum + row.expected, 0);
  return rows
    .filter((row) => row.planned > 0 || row.expected !== 0)
    .map((row) => ({
      ...row,
      planned_share: planned > 0 ? row.planned / planned : 0,
      expected_share: expected > 0 ? row.expected / expected : null,
    }));
}

interface TypeLine {
  readonly event_type: EventType;
  readonly events: number;
  /** Mean budget of all events of this type. */
  readonly budget: Cents;
  readonly guests: number;
  /** Expected cost per expected guest of the events with a priced item; null if there is no such event. */
  readonly per_guest: Cents | null;
  /** Expected cost minus budget, as a share of the budget. Only events with a priced item count. */
  readonly deviation: number | null;
}

/** Returns means by type of event, in the usual order of types. All events must have the same currency. */
export function typeLines(lines: readonly EventLine[]): TypeLine[] {
  return EVENT_TYPES.flatMap((event_type) => {
    const own = lines.filter(({ event }) => event.event_type === event_type);
    if (own.length === 0) return [];
    const priced = own.filter(({ per_guest }) => per_guest !== null);
    const sum = (some: readonly EventLine[], of: (line: EventLine) => number) =>
      some.reduce((total, line) => total + of(line), 0);
    const budget = sum(priced, ({ event }) => event.budget);
    return [
      {
        event_type,
        events: own.length,
        budget: Math.round(sum(own, ({ event }) => event.budget) / own.length),
        guests: sum(own, ({ event }) => event.guest_count) / own.length,
        per_guest:
          priced.length > 0
            ? Math.round(
                sum(priced, ({ expected }) => expected) / sum(priced, ({ event }) => event.guest_count),
              )
            : null,
        deviation: budget > 0 ? (sum(priced, ({ expected }) => expected) - budget) / budget : null,
      },
    ];
  });
}

/**
 * Returns the currencies of the events, most frequent first, then by name. Amounts in different currencies
 * are never added.
 */
export function currenciesOf(events: readonly Pick<AnalyzedFacts, 'currency'>[]): string[] {
  const counts = new Map<string, number>();
  for (const { currency } of events) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([currency]) => currency);
}
