import { apportion } from '../allocation/apportion';
import { ALCOHOLIC, type Drink, type DrinkShares } from './drink';

/** Splits a hundred alcoholic drinks among the drinks served, in whole numbers. */
export function splitOf(shares: DrinkShares): { readonly drink: Drink; readonly part: number }[] {
  const served = ALCOHOLIC.filter((drink) => (shares[drink] ?? 0) > 0);
  const parts = apportion(
    100,
    served.map((drink) => shares[drink] ?? 0),
    1,
  );
  return served.map((drink, i) => ({ drink, part: parts[i] ?? 0 }));
}

/** Sets the part of one drink. The other drinks share the remainder in proportion; none becomes zero. */
export function withPart(shares: DrinkShares, drink: Drink, part: number): Partial<Record<Drink, number>> {
  const others = splitOf(shares).filter((one) => one.drink !== drink);
  if (others.length === 0) return { [drink]: 100 };
  const all = others.reduce((sum, one) => sum + one.part, 0);
  const rest = apportion(
    100 - part,
    others.map((one) => (all > 0 ? one.part : 1)),
    1,
  );
  return Object.fromEntries([
    [drink, part],
    ...others.map((one, i) => [one.drink, Math.max(1, rest[i] ?? 0)] as const),
  ]);
}
