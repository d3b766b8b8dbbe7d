import { type Cents, sumCents } from '../money';
import { CATEGORIES, type Category } from '../plan/facts';
import type { CostFacts, CostModel } from './cost';

/**
 * Why a guest costs more than the previous guest: a new table, a new bus, or a guest above the minimum number
 * of menus.
 */
export type StepKind = 'table' | 'bus' | 'menu';

/** Additional cost of guest number `guests`. */
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
 * Returns the cost of each additional guest from `from` + 1 to `to`. The costs add up to the exact difference
 * of the totals, because they are computed in whole cents. `from` is at least 1.
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
      // A category never costs less than its committed amount.
      const least = (model.floors[i] ?? 0) / (unscaled[i] || 1);
      return selected[i] ? Math.max(growth[i] ?? 1, least) : 1;
    });
    return { total, driven };
  };
  const costs: Marginal[] = [];
  let [earlier, last] = [at(from - 1), at(from)];
  for (let guests = from + 1; guests <= to; guests++) {
    const now = at(guests);
    // A guest causes a step by needing one more table, bus or menu, unless the guest before needed one too.
    const steps = STEPS.flatMap(([kind], i) => {
      const [two, one, here] = [earlier.driven[i] ?? 1, last.driven[i] ?? 1, now.driven[i] ?? 1];
      return here > one && one === two ? [kind] : [];
    });
    costs.push({ guests, cost: now.total - last.total, steps });
    [earlier, last] = [last, now];
  }
  return costs;
}
