import { seededRandom } from '../timeline/delays/delay-draws';
import { firstMoment, isBought, type Pick, streamsOf } from './demand';
import { DRINKS, type Drink, type DrinksEvent, isAlcoholic, type Moment } from './drink';
import { normalLuck, within } from './luck';
import { UNLIKE } from './rates.data';

const RUNS = 2_000;

/** Servings in every run, ascending. */
export type Samples = Float64Array;

type Simulation = {
  readonly drinks: ReadonlyMap<Drink, Samples>;
  /** Glasses by moment. Alcohol-free drinks count only if no alcohol is served. */
  readonly moments: ReadonlyMap<Moment, Samples>;
};

/** Returns the smallest quantity that suffices in a share `part` of the runs. */
export function percentile(samples: Samples, part: number): number {
  const at = Math.ceil(part * samples.length - 1e-9) - 1;
  return samples[Math.min(samples.length - 1, Math.max(0, at))] ?? 0;
}

type Figure = Parameters<Pick>[1];
const FIGURES: readonly Figure[] = ['alcohol', 'soft', 'water', 'abstain'];

const addTo = <K>(all: Map<K, Float64Array>, key: K, runs: number): Float64Array => {
  const known = all.get(key) ?? new Float64Array(runs);
  all.set(key, known);
  return known;
};

/**
 * Returns the effect of taste on each drink in each run. It doesn't depend on which other drinks are served.
 */
function tastesOf(seed: number, runs: number): ReadonlyMap<Drink, Float64Array> {
  return new Map(
    DRINKS.map((drink) => {
      const luck = normalLuck(`taste ${drink}`, seed, runs);
      const spread = drink === 'water' ? 0 : UNLIKE.tastes;
      return [drink, luck.map((one) => Math.exp(spread * one - (spread * spread) / 2))];
    }),
  );
}

/**
 * Simulates the event many times. Each run draws one of the published rules, the number of people who don't
 * drink, and tastes. People then differ individually. The draws depend only on the seed, so a larger or
 * longer event never needs less of any drink.
 */
export function simulate(event: DrinksEvent, seed: number, runs: number = RUNS): Simulation {
  const luck = Object.fromEntries(
    FIGURES.map((figure) => [figure, seededRandom(figure, seed, runs)]),
  ) as Record<Figure, Float64Array>;
  const tastes = tastesOf(seed, runs);
  const drinks = new Map<Drink, Float64Array>();
  const moments = new Map<Moment, Float64Array>();
  const first = firstMoment(event);
  for (const plan of event.moments.filter(isBought)) {
    const streams = streamsOf(event, plan, plan === first);
    const counted = (drink: Drink) => isAlcoholic(drink) === streams.some((one) => isAlcoholic(one.drink));
    for (const [at, stream] of streams.entries()) {
      const { drink, people, each } = stream;
      const noise = normalLuck(`${plan.moment} ${at} ${drink}`, seed, runs);
      const taste = tastes.get(drink);
      const total = addTo(drinks, drink, runs);
      const inMoment = counted(drink) && drink !== 'water' ? addTo(moments, plan.moment, runs) : null;
      let run = 0;
      const pick: Pick = (range, figure) => within(range, luck[figure][run] ?? 0);
      for (; run < runs; run++) {
        const one = each(pick) * (taste?.[run] ?? 1);
        const mean = people(pick) * one;
        // People drink differently, so the variance is larger than for a plain count. The result is never
        // negative.
        const deviation = Math.sqrt(mean * (1 + one * UNLIKE.people ** 2));
        const servings = Math.max(0, mean + (noise[run] ?? 0) * deviation);
        total[run] = (total[run] ?? 0) + servings;
        if (inMoment) inMoment[run] = (inMoment[run] ?? 0) + servings;
      }
    }
  }
  for (const samples of [...drinks.values(), ...moments.values()]) samples.sort();
  return { drinks, moments };
}
