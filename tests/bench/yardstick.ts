import type { Figure } from './figure';

const NUMBERS = 20_000;

/** A fixed piece of work that doesn't use the app's code: generates, sorts and counts numbers. */
function yard(seed: number): number {
  const numbers = Array.from({ length: NUMBERS }, (_, n) => Math.imul(n + seed, 0x9e3779b1) >>> 0);
  numbers.sort((a, b) => a - b);
  const counts = new Map<number, number>();
  for (const each of numbers) counts.set(each % 997, (counts.get(each % 997) ?? 0) + 1);
  return counts.size;
}

/** CPU time in milliseconds, which doesn't depend on other load. */
function spent(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/**
 * Compares `work` with the fixed work above. Both run alternately and the fastest run of each counts, because
 * disturbances only add time.
 */
export function beside(name: string, runs: number, limit: number, work: (seed: number) => unknown): Figure {
  let [value, floor] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  // The first runs aren't counted, because code is still being compiled.
  for (let run = -Math.ceil(runs / 4); run < runs; run += 1) {
    const times = [spent(() => work(Math.abs(run))), spent(() => yard(run))];
    if (run < 0) continue;
    value = Math.min(value, times[0] ?? value);
    floor = Math.min(floor, times[1] ?? floor);
  }
  const ratio = value / floor;
  return {
    name,
    value,
    unit: 'ms',
    floor: `sorting ${NUMBERS} numbers (${floor.toPrecision(3)} ms)`,
    ratio,
    limit,
    ok: ratio <= limit,
  };
}
