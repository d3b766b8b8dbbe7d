import type { Scenario } from './overrides';

/** Highest position that the database accepts. The lowest is 0. */
export const MAX_POSITION = 1_000_000;
/**
 * Gap between the positions of neighbours, so that a move changes only one scenario and rarely causes a
 * conflict.
 */
const ROOM = 1000;

type Placed = Pick<Scenario, 'id' | 'position'>;

/** Compares positions. Equal positions are ordered by id, so that every device shows the same order. */
export const byPosition = (a: Placed, b: Placed): number => a.position - b.position || (a.id < b.id ? -1 : 1);

/** Returns a position after all existing scenarios. */
export const positionAfter = (scenarios: readonly Placed[]): number =>
  Math.min(MAX_POSITION, scenarios.reduce((most, { position }) => Math.max(most, position), 0) + ROOM);

/**
 * Moves a scenario from index `from` to index `to` and returns the scenarios with new positions. If the new
 * neighbours leave a gap, only the moved scenario is returned. Otherwise all positions are spaced evenly.
 */
export function moved<S extends Placed>(ordered: readonly S[], from: number, to: number): S[] {
  const scenario = ordered[from];
  if (!scenario || from === to || to < 0 || to >= ordered.length) return [];
  const next = ordered.toSpliced(from, 1).toSpliced(to, 0, scenario);
  const least = (next[to - 1]?.position ?? -1) + 1;
  const after = next[to + 1];
  const most = after ? after.position - 1 : Math.min(MAX_POSITION, least + 2 * ROOM);
  if (least <= most) return [{ ...scenario, position: Math.floor((least + most) / 2) }];
  const room = Math.min(ROOM, Math.floor(MAX_POSITION / next.length));
  return next
    .map((one, index) => ({ ...one, position: (index + 1) * room }))
    .filter((one) => ordered.some(({ id, position }) => id === one.id && position !== one.position));
}
