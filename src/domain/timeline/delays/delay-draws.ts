/** Possible duration in minutes, with 0 <= optimistic <= likely <= late. */
export type DelaySpread = { readonly optimistic: number; readonly likely: number; readonly late: number };

/** Mulberry32, a pseudo-random generator that gives the same numbers on every machine. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

/**
 * Returns a random number between 0 and 1 for each simulation run. It depends only on the seed and the row.
 * Two simulations of a changed day therefore differ only by the change (common random numbers).
 */
export function seededRandom(id: string, seed: number, runs: number): Float64Array {
  const next = generator(hash(id) ^ Math.imul(seed, 0x9e3779b1));
  return Float64Array.from({ length: runs }, next);
}

/** Converts random numbers to durations in minutes, using the inverse of a triangular distribution. */
export function drawInto(minutes: Float64Array, luck: Float64Array, spread: DelaySpread, scale = 1): void {
  const [low, peak, high] = [spread.optimistic * scale, spread.likely * scale, spread.late * scale];
  const width = high - low;
  if (width <= 0) {
    minutes.fill(peak);
    return;
  }
  const turn = (peak - low) / width;
  const [rising, falling] = [width * (peak - low), width * (high - peak)];
  for (let run = 0; run < minutes.length; run++) {
    const u = luck[run] ?? 0;
    minutes[run] = u < turn ? low + Math.sqrt(u * rising) : high - Math.sqrt((1 - u) * falling);
  }
}
