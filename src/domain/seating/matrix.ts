import type { PairDemand } from './demands';
import { ringOf, type SeatingProblem, type SeatingTable } from './problem';

/** Builds a table without shape, wall or music. Only seats and position are known. */
export const plainTable = (id: string, seats: number, x = 0, y = 0): SeatingTable => ({
  id,
  seats,
  x,
  y,
  wheelchairPlaces: 0,
  edge: false,
  music: null,
  sides: ringOf(seats),
});

/**
 * Converts a published benchmark. Its matrix gives the value of each pair of guests who share a table. Each
 * pair counts once.
 */
export function matrixProblem(
  text: string,
  seats: readonly number[],
): { problem: SeatingProblem; demands: PairDemand[] } {
  const [head, ...rows] = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(',').map((cell) => cell.trim()));
  const names = (head ?? []).slice(1);
  const worth = rows.map((row) => row.slice(1).map(Number));
  const demands = names.flatMap((_, a) =>
    names.flatMap((_, b): PairDemand[] => {
      const weight = worth[a]?.[b] || worth[b]?.[a] || 0;
      if (b <= a || weight === 0) return [];
      const test = weight > 0 ? 'same' : 'different';
      return [{ type: 'pair', test, a, b, rule: 0, hard: false, weight: Math.abs(weight) }];
    }),
  );
  const guests = names.map((id, i) => ({
    id: `${i} ${id}`,
    household: null,
    child: false,
    wheelchair: false,
    side: null,
    languages: [],
    menu: null,
  }));
  return {
    problem: {
      guests,
      tables: seats.map((count, t) => plainTable(`${t + 1}`, count)),
      rules: [],
      locked: new Map(),
    },
    demands,
  };
}
