import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPlan } from '../check';
import { plainTable } from '../matrix';
import type { SeatingProblem } from '../problem';
import { Random } from './random';
import { solve } from './solve';
import { shuffled } from './start';

test('the solver seats guests side by side if the rules require it', () => {
  const table = fc
    .record({
      seats: fc.integer({ min: 4, max: 20 }),
      seed: fc.nat(),
      share: fc.double({ min: 0.3, max: 0.9, noNaN: true }),
    })
    .map(({ seats, seed, share }) => ({
      order: shuffled(seats, new Random(seed)),
      rows: Math.floor(seats * share),
    }));
  fc.assert(
    fc.property(table, ({ order, rows }) => {
      const at = (i: number) => `g${order[i % order.length]}`;
      const problem: SeatingProblem = {
        guests: Array.from(order, (i) => ({
          id: `g${i}`,
          household: null,
          child: false,
          wheelchair: false,
          side: null,
          languages: [],
          menu: null,
        })),
        tables: [plainTable('t0', order.length)],
        rules: Array.from({ length: rows }, (_, r) => ({
          id: `r${r}`,
          kind: 'side-by-side',
          guests: [at(r * 3), at(r * 3 + 1)],
          tables: [],
          hard: true,
          weight: 3,
        })),
        locked: new Map([[at(0), { table: 't0', seat: 2 }]]),
      };
      expect(checkPlan(problem, solve(problem, { seed: 1, steps: 500 }).plan).hard).toBe(0);
    }),
  );
});
