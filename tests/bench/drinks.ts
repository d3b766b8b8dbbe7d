import { openedIn } from '../../src/domain/drinks/buying';
import { cheapestCases, type Offer } from '../../src/domain/drinks/cases';
import { containerOf } from '../../src/domain/drinks/containers.data';
import { percentile, simulate } from '../../src/domain/drinks/simulate';
import { aDrinksEvent } from '../builders/drinks';
import { median } from './browse';
import type { Figure } from './figure';

const RUNS = 9;
const GUESTS = 1_000;
const MOST = { simulate: 100, cases: 50 } as const;

const event = aDrinksEvent({
  facts: { guest_count: GUESTS },
  moments: aDrinksEvent().moments.map((one) => ({ ...one, hours: Math.max(1, one.hours) })),
});

/** Bottles, cases, three for two, a lower price from ten cases on, and two shops that take bottles back. */
const OFFERS: readonly Offer[] = [
  { id: 'bottle', size: 1, price: 690, returns: null },
  { id: 'case', size: 6, price: 3_600, returns: null },
  { id: 'three', size: 3, price: 1_380, returns: null },
  { id: 'pallet', size: 12, price: 6_000, returns: null },
  { id: 'merchant', size: 6, price: 3_900, returns: { whole_cases: true } },
  { id: 'single', size: 1, price: 720, returns: { whole_cases: false } },
];

function timed(name: string, limit: number, work: (seed: number) => void): Figure {
  const times = Array.from({ length: RUNS }, (_, seed) => {
    const began = performance.now();
    work(seed);
    return performance.now() - began;
  });
  const value = median(times);
  return { name, value, unit: 'ms', limit, ok: value < limit };
}

export function drinksFigures(): Figure[] {
  const wine = containerOf('red', 'ES');
  const samples = simulate(event, 1).drinks.get('red') ?? new Float64Array();
  const opened = openedIn(samples, wine);
  const need = {
    kept: Math.ceil(percentile(opened, 0.7)),
    returnable: Math.ceil(percentile(opened, 0.95)),
    opened,
    corkage: 300,
    short: 1_400,
  };
  return [
    timed(`Drinks of ${GUESTS} guests in ${event.moments.length} moments`, MOST.simulate, (seed) =>
      simulate(event, seed),
    ),
    timed(`Cheapest cases of ${need.returnable} bottles, ${OFFERS.length} offers`, MOST.cases, () =>
      cheapestCases(OFFERS, need),
    ),
  ];
}
