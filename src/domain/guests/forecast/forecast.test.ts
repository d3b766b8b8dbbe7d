import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ForecastGroup, type ForecastInput, forecast, yesRate } from './forecast';
import { NO_SHOW, SILENT_FACTOR } from './rates.data';

/** Returns random draws that are the same in every run (mulberry32). */
function draws(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  /** Draws from a gamma distribution (Marsaglia and Tsang, 2000). */
  const gamma = (shape: number): number => {
    if (shape < 1) return gamma(shape + 1) * next() ** (1 / shape);
    const d = shape - 1 / 3;
    const c = 1 / Math.sqrt(9 * d);
    for (;;) {
      const x = normal();
      const v = (1 + c * x) ** 3;
      if (v > 0 && Math.log(1 - next()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v;
    }
  };
  const beta = (a: number, b: number) => {
    const x = gamma(a);
    return x / (x + gamma(b));
  };
  return { next, beta };
}

const ORIGINS = ['local', 'out-of-town', 'abroad', 'unknown'] as const;

/** Generates an event that follows the model. Half of the households have replied, most of them with yes. */
function anEvent(seed: number): { input: ForecastInput; came: number } {
  const { next, beta } = draws(seed);
  const setting = { event_type: 'wedding', location_type: next() < 0.2 ? 'destination' : 'indoor' } as const;
  const groups: ForecastGroup[] = Array.from({ length: 20 + Math.floor(next() * 80) }, () => {
    const kind = next();
    const from = ORIGINS[kind < 0.6 ? 0 : kind < 0.8 ? 1 : kind < 0.9 ? 2 : 3] ?? 'local';
    const people = 1 + Math.floor(next() * 5);
    const answered = next() < 0.5;
    const yes = answered && next() < 0.85;
    return {
      from,
      accepted: yes ? people : 0,
      declined: answered && !yes ? people : 0,
      silent: answered ? [] : [{ people, factor: 1 }],
    };
  });
  let said = groups.reduce((sum, { accepted }) => sum + accepted, 0);
  for (const from of ORIGINS) {
    const own = groups.filter((group) => group.from === from);
    const count = (what: 'accepted' | 'declined') => own.reduce((sum, group) => sum + group[what], 0);
    const rate = yesRate(from, setting, { yes: count('accepted'), no: count('declined') });
    const share = beta(rate.mean * rate.weight, (1 - rate.mean) * rate.weight);
    for (const { people } of own.flatMap(({ silent }) => silent))
      if (next() < share * SILENT_FACTOR) said += people;
  }
  const away = beta(NO_SHOW.mean * NO_SHOW.weight, (1 - NO_SHOW.mean) * NO_SHOW.weight);
  let came = 0;
  for (let i = 0; i < said; i += 1) if (next() >= away) came += 1;
  return { input: { groups, ...setting }, came };
}

test('the forecast range contains the simulated attendance in 77 to 83 % of 2000 events', () => {
  let held = 0;
  let below = 0;
  let bias = 0;
  for (let seed = 1; seed <= 2_000; seed += 1) {
    const { input, came } = anEvent(seed);
    const { low, high, expected } = forecast(input);
    if (came >= low && came <= high) held += 1;
    if (came < low) below += 1;
    bias += came - expected;
  }
  console.info(`held ${held / 20} %, below ${below / 20} %, bias ${bias / 2_000}`);
  expect(held / 2_000).toBeGreaterThan(0.77);
  expect(held / 2_000).toBeLessThan(0.83);
  expect(Math.abs(bias / 2_000)).toBeLessThan(1);
});

const anyGroup = fc.record({
  from: fc.constantFrom(...ORIGINS),
  accepted: fc.nat(6),
  declined: fc.nat(6),
  silent: fc.array(fc.record({ people: fc.integer({ min: 1, max: 6 }), factor: fc.constantFrom(0.96, 1) }), {
    maxLength: 2,
  }),
});
const anyInput = fc.record({
  groups: fc.array(anyGroup, { maxLength: 60 }),
  event_type: fc.constantFrom('wedding', 'birthday', 'anniversary', 'corporate', 'other'),
  location_type: fc.constantFrom('indoor', 'outdoor', 'home', 'destination'),
}) as fc.Arbitrary<ForecastInput>;

describe('the attendance forecast', () => {
  test('the expected attendance lies between its lower and upper bound', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { low, expected, high, accepted, silent } = forecast(input);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(expected);
        expect(expected).toBeLessThanOrEqual(high);
        expect(high).toBeLessThanOrEqual(accepted + silent);
      }),
    );
  });

  test('a yes never lowers the expected attendance and a no never raises it', () => {
    fc.assert(
      fc.property(anyInput, fc.constantFrom(...ORIGINS), (input, from) => {
        const one = { from, accepted: 0, declined: 0, silent: [{ people: 3, factor: 1 }] };
        const of = (group: ForecastGroup) =>
          forecast({ ...input, groups: [...input.groups, group] }).expected;
        const silent = of(one);
        expect(of({ ...one, silent: [], accepted: 3 })).toBeGreaterThanOrEqual(silent);
        expect(of({ ...one, silent: [], declined: 3 })).toBeLessThanOrEqual(silent);
      }),
    );
  });

  test('the attendance forecast without guests is zero', () => {
    expect(forecast({ groups: [], event_type: 'wedding', location_type: 'indoor' })).toMatchObject({
      expected: 0,
      low: 0,
      high: 0,
      reasons: [],
    });
  });
});
