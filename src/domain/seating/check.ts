import { NO_RULE } from './defaults';
import { type Demand, demandsOf, tableMiss, tablesFit } from './demands';
import type { SeatingPlan, SeatingProblem } from './problem';

/** A constraint that the plan violates, with the guests and table concerned. */
export interface Violation {
  readonly demand: Demand;
  /** Id of the rule; empty for a default constraint. */
  readonly rule: string;
  readonly guests: readonly string[];
  readonly table: string | null;
  /**
   * True if one guest of a pair has no seat yet. This isn't a violation, but the other guest might have to
   * move.
   */
  readonly open: boolean;
}

interface RuleScore {
  readonly rule: string;
  readonly hard: boolean;
  readonly demands: number;
  readonly missed: number;
}

export interface Check {
  readonly unseated: readonly string[];
  readonly rules: readonly RuleScore[];
  readonly misses: readonly Violation[];
  /** Number of violated hard constraints plus guests without a seat. */
  readonly hard: number;
  /** Share of the fulfilled wishes by weight, 0 to 1. Guests without a seat don't count. */
  readonly share: number;
}

/** Checks a plan independently of the solver: every constraint is tested again from the plan alone. */
export function checkPlan(
  problem: SeatingProblem,
  plan: SeatingPlan,
  demands: readonly Demand[] = demandsOf(problem),
): Check {
  const { guests, tables, rules } = problem;
  const number = new Map(tables.map(({ id }, t) => [id, t]));
  const at = guests.map(({ id }) => number.get(plan.get(id)?.table ?? '') ?? -1);
  const seat = guests.map(({ id }) => plan.get(id)?.seat ?? -1);
  const id = (i: number) => guests[i]?.id ?? '';
  const beside = tables.map(({ sides }) => new Set(sides.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`])));
  const sitting = tables.map((): number[] => []);
  at.forEach((t, i) => {
    sitting[t]?.push(i);
  });

  const missesOf = (demand: Demand): { guests: string[]; table: string | null; amount: number }[] => {
    const miss = (those: readonly number[], t: number, amount = 1) => [
      { guests: those.map(id), table: tables[t]?.id ?? null, amount },
    ];
    switch (demand.type) {
      case 'pair': {
        const [a, b] = [at[demand.a] ?? -1, at[demand.b] ?? -1];
        const [one, other] = [tables[a], tables[b]];
        const wantsFit = demand.test === 'same' || demand.test === 'beside' || demand.test === 'near';
        if (!one || !other) return wantsFit ? miss([demand.a, demand.b], Math.max(a, b)) : [];
        const fits =
          tablesFit(demand.test, one, other) &&
          (demand.test !== 'beside' || beside[a]?.has(`${seat[demand.a]} ${seat[demand.b]}`));
        return fits ? [] : miss([demand.a, demand.b], a);
      }
      case 'place': {
        const t = at[demand.guest] ?? -1;
        return t < 0 || demand.allowed[t] ? [] : miss([demand.guest], t);
      }
      case 'company': {
        const t = at[demand.guest] ?? -1;
        return t < 0 || demand.among.some((other) => at[other] === t) ? [] : miss([demand.guest], t);
      }
      case 'room':
        return demand.places.flatMap((places, t) => {
          const those = demand.guests.filter((i) => at[i] === t);
          return those.length > places ? miss(those, t, those.length - places) : [];
        });
      case 'table': {
        const kinds = new Set(demand.traits.filter((trait) => trait >= 0)).size;
        return sitting.flatMap((those, t) => {
          const amount = tableMiss(
            demand,
            t,
            those.map((i) => demand.traits[i] ?? -1),
            kinds,
          );
          return amount > 0 ? miss(those, t, amount) : [];
        });
      }
    }
  };

  const scores = rules.map(({ id: rule, hard }) => ({ rule, hard, demands: 0, missed: 0 }));
  const misses: Violation[] = [];
  const unseated = guests.filter((_, i) => (at[i] ?? -1) < 0).map((guest) => guest.id);
  let hard = unseated.length;
  let [asked, fulfilled] = [0, 0];
  for (const demand of demands) {
    const found = missesOf(demand);
    const parts = demand.type === 'table' || demand.type === 'room' ? tables.length : 1;
    const amount = found.reduce((sum, one) => sum + one.amount, 0);
    if (demand.hard) hard += amount;
    const open = demand.type === 'pair' && [demand.a, demand.b].some((i) => (at[i] ?? -1) < 0);
    for (const { guests: those, table } of found)
      misses.push({ demand, rule: rules[demand.rule]?.id ?? '', guests: those, table, open });
    if (open) continue;
    const score = scores[demand.rule];
    if (score) {
      score.demands += parts;
      score.missed += found.length;
    }
    if (!demand.hard && demand.rule !== NO_RULE) {
      asked += demand.weight;
      fulfilled += demand.weight * (1 - Math.min(1, amount / parts));
    }
  }
  return { unseated, rules: scores, misses, hard, share: asked === 0 ? 1 : fulfilled / asked };
}
