import { pairsOf, type SeatingProblem, type SeatingRule, sharing } from './problem';

/** Index used for default constraints, which have no rule. */
export const NO_RULE = -1;

interface DefaultDemand {
  readonly type: 'pair';
  readonly test: 'same';
  readonly a: number;
  readonly b: number;
  readonly rule: typeof NO_RULE;
  readonly hard: boolean;
  readonly weight: number;
}

/** Weight of a wish that two members of a household share a table. This is a strong wish. */
const HOUSEHOLD = 5;
/** Weight of a wish that a party shares a table, for parties that can't always stay together. */
const PARTY = 20;
/** Households that would need more than this many of the largest tables aren't kept together. */
const LARGEST_HOUSEHOLD = 4;

/**
 * Returns the parties that hard rules force apart, because there aren't enough seats for the named guests
 * together with their companions.
 */
function pulledApart(
  { guests, tables, rules }: SeatingProblem,
  partyOf: ReadonlyMap<string, readonly number[]>,
  largest: number,
): Set<string> {
  const apart = new Set<string>();
  const seatsFor = ({ kind, tables: wanted }: SeatingRule): number => {
    if (kind === 'together' || kind === 'side-by-side') return largest;
    if (kind !== 'at-table') return Number.POSITIVE_INFINITY;
    return tables.reduce((sum, { id, seats }) => sum + (wanted.includes(id) ? seats : 0), 0);
  };
  const known = new Map(guests.map((guest) => [guest.id, guest]));
  for (const rule of rules) {
    if (!rule.hard) continue;
    const named = rule.guests.flatMap((id) => known.get(id) ?? []);
    const parties = new Set(named.flatMap(({ party }) => party ?? []));
    const alone = named.filter(({ party }) => party == null).length;
    const people = [...parties].reduce((sum, party) => sum + (partyOf.get(party)?.length ?? 0), alone);
    if (people > seatsFor(rule)) for (const party of parties) apart.add(party);
  }
  return apart;
}

/**
 * Returns the default constraints. A party must share a table, unless no table is large enough or a hard rule
 * or locked seat separates the party. A household should share a table, unless a rule says otherwise.
 */
export function defaultDemands(problem: SeatingProblem, index: ReadonlyMap<string, number>): DefaultDemand[] {
  const { guests, tables, rules, locked } = problem;
  const largest = Math.max(0, ...tables.map(({ seats }) => seats));
  const tableOf = guests.map(({ id }) => locked.get(id)?.table ?? null);
  const parties = new Map(
    sharing(guests, ({ party }) => party ?? null)
      .filter(({ length }) => length > 1)
      .map((those) => [guests[those[0] ?? 0]?.party ?? '', those] as const),
  );
  const apart = pulledApart(problem, parties, largest);
  const room = new Map(tables.map(({ id, seats }) => [id, seats]));
  for (const table of tableOf) if (table !== null) room.set(table, (room.get(table) ?? 0) - 1);

  const demands: DefaultDemand[] = [];
  const add = (a: number, b: number, hard: boolean, weight: number) => {
    if (tableOf[a] === null || tableOf[b] === null)
      demands.push({ type: 'pair', test: 'same', a, b, rule: NO_RULE, hard, weight });
  };
  for (const [party, those] of parties) {
    const at = new Set(those.flatMap((i) => tableOf[i] ?? []));
    const waiting = those.filter((i) => tableOf[i] === null).length;
    const fits = tables.some(
      ({ id }) => (at.size === 0 || (at.size === 1 && at.has(id))) && (room.get(id) ?? 0) >= waiting,
    );
    const hard = fits && !apart.has(party);
    for (const [a, b] of pairsOf(those)) add(a, b, hard, PARTY);
  }
  if (rules.some(({ kind, guests: named }) => kind === 'together' && named.length === 0)) return demands;
  const kept = new Set(
    rules.flatMap(({ kind, guests: named }) =>
      kind === 'apart' || kind === 'far-apart'
        ? pairsOf(named.map((id) => index.get(id) ?? -1)).flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`])
        : [],
    ),
  );
  for (const those of sharing(guests, ({ household }) => household))
    if (those.length <= LARGEST_HOUSEHOLD * largest)
      for (const [a, b] of pairsOf(those))
        if ((guests[a]?.party ?? a) !== (guests[b]?.party ?? b) && !kept.has(`${a} ${b}`))
          add(a, b, false, HOUSEHOLD);
  return demands;
}
