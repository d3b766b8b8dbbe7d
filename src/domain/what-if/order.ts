import type { Scenario } from './overrides';

/** The database's highest position; the lowest is 0. */
export const MAX_POSITION = 1_000_000;
/** Gap between neighbours, so that a move changes one scenario and doesn't conflict with others' work. */
const ROOM = 1000;

type Placed = Pick<Scenario, 'id' | 'position'>;

/** Compares positions; equal ones are ordered by id, on every device. */
export const byPosition = (a: Placed, b: Placed): number => a.position - b.position || (a.id < b.id ? -1 : 1);

/** Returns the position of a new scenario: after all others. */
export const positionAfter = (scenarios: readonly Placed[]): number =>
  Math.min(MAX_POSITION, scenarios.reduce((most, { position }) => Math.max(most, position), 0) + ROOM);

/**
 * Returns scenarios with a new position after a move from index `from` to index `to`: only the moved one if
 * there is a gap between its new neighbours, otherwise all that aren't yet evenly spaced.
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
