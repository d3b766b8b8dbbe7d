import { seatEverybody } from '../database/many-seats';
import { startPostgres } from '../database/postgres-server';
import type { Figure } from './figure';

const [FEW, MANY] = [1_000, 10_000];
/** Limit: storing ten times as many seats can take this many times as long. Slightly above ten. */
const LIMIT = 12;
const STEPS = ['saved', 'sent again', 'moved', 'removed', 'brought back'];

/**
 * Compares storing 10,000 seats of a plan in one call with 1,000 seats. On a hosted project, a call can take
 * eight seconds.
 */
export async function seatFigures(): Promise<Figure[]> {
  const server = await startPostgres();
  try {
    const few = await seatEverybody(server.access, 'few_seats', FEW);
    const many = await seatEverybody(server.access, 'many_seats', MANY);
    return STEPS.map((step, n) => {
      const [floor, value] = [few[n]?.ms ?? Number.NaN, many[n]?.ms ?? Number.NaN];
      const ratio = value / floor;
      return {
        name: `${MANY} seats ${step} in one call`,
        value,
        unit: 'ms',
        floor: `${FEW} seats (${floor.toFixed(0)} ms)`,
        ratio,
        limit: LIMIT,
        ok: ratio <= LIMIT,
      };
    });
  } finally {
    await server.stop();
  }
}
