import { openedIn } from '../../src/domain/drinks/buying';
import { cheapestCases, type ShopOffer } from '../../src/domain/drinks/cases';
import { containerOf } from '../../src/domain/drinks/containers.data';
import { percentile, simulate } from '../../src/domain/drinks/simulate';
import { aDrinksEvent } from '../builders/drinks';
import type { Figure } from './figure';
import { beside } from './yardstick';

const RUNS = 9;
const GUESTS = 1_000;
/** Limits relative to the fixed work of `yardstick.ts`. */
const MOST = { simulate: 12, cases: 1 } as const;

const event = aDrinksEvent({
  facts: { guest_count: GUESTS },
  moments: aDrinksEvent().moments.map((one) => ({ ...one, hours: Math.max(1, one.hours) })),
});

/**
 * Shop prices of every kind: single bottles, cases, three for the price of two, a discount from ten cases on,
 * and two shops that take bottles back.
 */
const OFFERS: readonly ShopOffer[] = [
  { id: 'bottle', size: 1, price: 690, returns: null },
  { id: 'case', size: 6, price: 3_600, returns: null },
  { id: 'three', size: 3, price: 1_380, returns: null },
  { id: 'pallet', size: 12, price: 6_000, returns: null },
  { id: 'merchant', size: 6, price: 3_900, returns: { whole_cases: true } },
  { id: 'single', size: 1, price: 720, returns: { whole_cases: false } },
];

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
    beside(`Drinks of ${GUESTS} guests in ${event.moments.length} moments`, RUNS, MOST.simulate, (seed) =>
      simulate(event, seed),
    ),
    beside(`Cheapest cases of ${need.returnable} bottles, ${OFFERS.length} offers`, RUNS, MOST.cases, () =>
      cheapestCases(OFFERS, need),
    ),
  ];
}
