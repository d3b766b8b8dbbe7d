import { expect, test } from 'vitest';
import type { SeatAssignment } from './chart';
import { plainTable } from './matrix';
import { metIn } from './model';
import type { SeatingProblem, SeatingRule } from './problem';
import { solve } from './solve/solve';

const nobody = {
  household: null,
  child: false,
  wheelchair: false,
  side: null,
  languages: [],
  menu: null,
} as const;

test('in a new seating round, only people of one household share a table again', () => {
  const guests = Array.from({ length: 16 }, (_, i) => ({ ...nobody, id: `g${i}` }));
  const couple = guests.map((guest, i) => (i < 2 ? { ...guest, household: 'h' } : guest));
  const tables = Array.from({ length: 4 }, (_, t) => plainTable(`t${t}`, 4, t * 4));
  const rule = (kind: SeatingRule['kind'], hard: boolean): SeatingRule => ({
    id: kind,
    kind,
    guests: [],
    tables: [],
    hard,
    weight: 3,
  });
  const round = (number: number, people: SeatingProblem['guests'], rules: readonly SeatingRule[]) => {
    const rows: SeatAssignment[] = [];
    for (let r = 0; r < number; r++) {
      const met = metIn(rows, `room ${r}`);
      const { plan } = solve(
        { guests: people, tables, rules, locked: new Map(), met },
        { seed: 1, steps: 200_000 },
      );
      for (const [guest_id, { table, seat }] of plan)
        rows.push({
          ...{ id: `${r} ${guest_id}`, version: 1, chart_id: `room ${r}`, table_id: `${r} ${table}` },
          ...{ guest_id, person: 0, seat, locked: false },
        });
    }
    return rows;
  };
  const pairsIn = (rows: readonly SeatAssignment[]) =>
    Array.from({ length: 3 }, (_, r) =>
      metIn(
        rows.filter((row) => row.chart_id === `room ${r}`),
        '',
      ),
    ).flat();
  const alone = pairsIn(round(3, guests, [rule('new-company', false)]));
  expect(new Set(alone.map(String)).size).toBe(alone.length);
  const together = pairsIn(round(3, couple, [rule('together', true), rule('new-company', false)]));
  expect(together.filter((pair) => pair.join() === 'g0,g1').length).toBe(3);
});
