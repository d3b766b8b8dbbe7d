import type { FoundSeating } from './anneal';
import type { Compiled } from './compile';
import { Hall } from './hall';

const MOST_ROUNDS = 12;
/** Cost of a table with only one guest. It is much higher than the cost of empty seats. */
const ALONE = 1000;

/** Members of one block who sit at one table. They are moved together. */
interface Cluster {
  readonly members: readonly number[];
  readonly table: number;
}

/**
 * Returns a cost for a badly filled table: high for a single guest, and rising with the square of empty
 * seats. An empty table costs nothing.
 */
const unevenness = (guests: number, seats: number): number =>
  guests === 0 ? 0 : (guests === 1 && seats > 1 ? ALONE : 0) + (seats - guests) ** 2 / seats;

/** Counts the people at each table, and tests moves of people who belong together. */
class Occupancy {
  readonly hall: Hall;
  private readonly count: Int32Array;

  constructor(
    private readonly compiled: Compiled,
    { slotOf }: FoundSeating,
  ) {
    this.hall = new Hall(compiled, slotOf);
    this.count = new Int32Array(compiled.tables);
    for (const t of this.hall.tableOf) this.count[t] = (this.count[t] as number) + 1;
  }

  seats(t: number): number {
    return (this.compiled.start[t + 1] as number) - (this.compiled.start[t] as number);
  }

  isAlone(t: number): boolean {
    return this.count[t] === 1 && this.seats(t) > 1;
  }

  clusters(): Cluster[] {
    const { blocks, locked, realTables } = this.compiled;
    return blocks.flatMap((block) => {
      const at = new Map<number, number[]>();
      for (const i of block) {
        const t = this.hall.tableOf[i] as number;
        if (t < realTables) at.set(t, [...(at.get(t) ?? []), i]);
      }
      return [...at].flatMap(([table, members]) =>
        members.some((i) => (locked[i] as number) >= 0) ? [] : [{ table, members }],
      );
    });
  }

  /** Returns how much more evenly the tables are filled after a move; null if there aren't enough seats. */
  gain({ members, table }: Cluster, target: number): number | null {
    const [size, before, after] = [members.length, this.count[table] as number, this.count[target] as number];
    const [own, other] = [this.seats(table), this.seats(target)];
    if (table === target || after + size > other) return null;
    return (
      unevenness(before, own) +
      unevenness(after, other) -
      unevenness(before - size, own) -
      unevenness(after + size, other)
    );
  }

  /**
   * Moves a cluster to free seats of a table and returns its former seats. If `left` is given, the cluster
   * moves back to these seats.
   */
  move({ members, table }: Cluster, target: number, left?: readonly number[]): number[] {
    const { hall } = this;
    const own = members.map((i) => hall.slotOf[i] as number);
    let slot = this.compiled.start[target] as number;
    members.forEach((i, k) => {
      while (!left && (hall.guestAt[slot] as number) >= 0) slot++;
      hall.swap(hall.slotOf[i] as number, left?.[k] ?? slot);
    });
    this.count[table] = (this.count[table] as number) - members.length;
    this.count[target] = (this.count[target] as number) + members.length;
    return own;
  }

  /**
   * Ensures that nobody sits alone at table `t`: others join the guest, or the guest moves. The change costs
   * as few wishes as possible and never violates a hard rule.
   */
  relieve(t: number): boolean {
    const { realTables } = this.compiled;
    const { hall } = this;
    let best: { cluster: Cluster; target: number; soft: number; gain: number } | null = null;
    const { hard } = hall;
    for (const cluster of this.clusters()) {
      const targets = cluster.table === t ? Array.from({ length: realTables }, (_, other) => other) : [t];
      for (const target of targets) {
        const gain = this.gain(cluster, target);
        if (gain === null || gain < ALONE / 2) continue;
        const left = this.move(cluster, target);
        const { soft } = hall;
        const keeps = hall.hard <= hard;
        this.move({ ...cluster, table: target }, cluster.table, left);
        if (keeps && (!best || soft > best.soft + 1e-9 || (soft > best.soft - 1e-9 && gain > best.gain)))
          best = { cluster, target, soft, gain };
      }
    }
    if (best) this.move(best.cluster, best.target);
    return best !== null;
  }

  /** Fills tables more evenly if no rule or wish suffers. Returns true if anything was moved. */
  spread(): boolean {
    const { hall } = this;
    let moved = false;
    for (const cluster of this.clusters()) {
      const { hard, soft } = hall;
      for (let target = 0; target < this.compiled.realTables; target++) {
        const gain = this.gain(cluster, target);
        if (gain === null || gain < 1e-9) continue;
        const left = this.move(cluster, target);
        if (hall.hard <= hard && hall.soft >= soft - 1e-9) {
          moved = true;
          break;
        }
        this.move({ ...cluster, table: target }, cluster.table, left);
      }
    }
    return moved;
  }
}

/**
 * Improves a plan after the search. Nobody sits alone if that can be avoided. In a new plan, people are
 * spread so that no table is nearly empty. People who belong together stay together.
 */
export function withCompanions(compiled: Compiled, found: FoundSeating, isNew: boolean): FoundSeating {
  const occupancy = new Occupancy(compiled, found);
  const relieve = () => {
    for (let t = 0; t < compiled.realTables; t++) if (occupancy.isAlone(t)) occupancy.relieve(t);
  };
  relieve();
  for (let round = 0; isNew && round < MOST_ROUNDS && occupancy.spread(); round++);
  relieve();
  const { slotOf, hard, soft } = occupancy.hall;
  return { slotOf, hard, soft };
}
