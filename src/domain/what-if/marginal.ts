import { type Cents, sumCents } from '../money';
import { CATEGORIES, type Category } from '../plan/facts';
import type { CostFacts, CostModel } from './cost';

/**
 * Reason why a guest costs more than the one before: a new table, a new bus, or the first guest beyond the minimum
 * of menus.
 */
export type StepKind = 'table' | 'bus' | 'menu';

/** Cost of `guests` compared with one fewer. */
export type Marginal = {
  readonly guests: number;
  readonly cost: Cents;
  readonly steps: readonly StepKind[];
};

const STEPS: readonly (readonly [StepKind, Category])[] = [
  ['table', 'decorations'],
  ['bus', 'transportation'],
  ['menu', 'catering'],
];

/**
 * Returns the marginal cost of each guest from `from` + 1 to `to`. The costs add up to the difference of the
 * totals exactly, since each is a difference of whole cents. `from` is at least 1.
 */
export function marginalCosts(model: CostModel, facts: CostFacts, from: number, to: number): Marginal[] {
  const unscaled = model.unscaled(facts);
  const selected = CATEGORIES.map((category) =>
    facts.categories.some((one) => one.category === category && one.selected),
  );
  const at = (guests: number) => {
    const growth = model.growth(guests);
    const total: Cents = sumCents(
      unscaled.map((amount, i) =>
        Math.max(model.floors[i] ?? 0, selected[i] ? Math.round(amount * (growth[i] ?? 1)) : 0),
      ),
    );
    const driven = STEPS.map(([, category]) => {
      const i = CATEGORIES.indexOf(category);
      // Below the committed amount nothing changes.
      const least = (model.floors[i] ?? 0) / (unscaled[i] || 1);
      return selected[i] ? Math.max(growth[i] ?? 1, least) : 1;
    });
    return { total, driven };
  };
  const costs: Marginal[] = [];
  let [earlier, last] = [at(from - 1), at(from)];
  for (let guests = from + 1; guests <= to; guests++) {
    const now = at(guests);
    // A step ends a range without growth.
    const steps = STEPS.flatMap(([kind], i) => {
      const [two, one, here] = [earlier.driven[i] ?? 1, last.driven[i] ?? 1, now.driven[i] ?? 1];
      return here > one && one === two ? [kind] : [];
    });
    costs.push({ guests, cost: now.total - last.total, steps });
    [earlier, last] = [last, now];
  }
  return costs;
}
