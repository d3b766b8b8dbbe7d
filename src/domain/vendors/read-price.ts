import type { Cents } from '../money';
import type { PriceBasis } from './quote';
import type { LabelledAmount } from './read-amounts';

export interface PriceFound {
  readonly price: Cents;
  readonly basis: PriceBasis;
  readonly words: string;
  /** A sum that shows its tax says whether the price holds it. */
  readonly tax_included: boolean | null;
}
export type PriceReading =
  | { readonly found: PriceFound }
  | { readonly found: null; readonly between: readonly LabelledAmount[] };

const near = (a: number, b: number) => Math.abs(a - b) <= 1;
const sum = (all: readonly LabelledAmount[]) => all.reduce((total, { cents }) => total + cents, 0);

const foundIn = (one: LabelledAmount, tax_included: boolean | null = null): { found: PriceFound } => ({
  found: { price: one.cents, basis: one.basis, words: one.words, tax_included },
});

/** 200 guests × 1,150 = 230,000; 1,800 + 21 % = 2,178. */
function writtenOut(prices: readonly LabelledAmount[], rate: number | null): { found: PriceFound } | null {
  const [a, b] = [...prices].sort((one, two) => one.cents - two.cents);
  if (!a || !b || prices.length !== 2) return null;
  if ([...a.counts, ...b.counts].some((count) => count > 1 && near(count * a.cents, b.cents)))
    return foundIn({ ...a, basis: a.basis === 'event' ? 'guest' : a.basis });
  if (rate !== null && near(Math.round((a.cents * (10_000 + rate)) / 10_000), b.cents))
    return foundIn(a, false);
  return null;
}

/** "60 × 9 = 540": the price of one, where its sum stands beside it. */
const isPart = (one: LabelledAmount, { cents, words }: LabelledAmount) =>
  words === one.words && one.counts.some((count) => count > 1 && near(count * one.cents, cents));

/** The total that all the other lines come to. */
function summedUp(prices: readonly LabelledAmount[]): LabelledAmount | null {
  const lines = prices.filter((one) => !prices.some((other) => isPart(one, other)));
  if (lines.length < 3) return null;
  return lines.find((one) => one.total && near(2 * one.cents, sum(lines))) ?? null;
}

/** A total of what is listed above it; what stands beside it as travel is counted there and not twice. */
function totalOf(prices: readonly LabelledAmount[], all: readonly LabelledAmount[]): PriceReading | null {
  const summed = summedUp(all.filter(({ label }) => label === 'price' || label === 'otherRate'));
  if (summed) return foundIn(summed);
  const totals = prices.filter(({ total, basis }) => total && basis === 'event');
  const [total] = totals;
  if (!total || totals.some(({ cents }) => cents !== total.cents)) return null;
  const others = prices.filter((one) => !totals.includes(one));
  const taxes = all.filter(({ label }) => label === 'tax');
  const travel = sum(all.filter(({ label }) => label === 'travel'));
  if (taxes.length > 0 && near(sum(others) + sum(taxes), total.cents)) return foundIn(total, true);
  if (others.length === 0) return taxes.length === 0 ? foundIn(total) : null;
  if (near(sum(others), total.cents)) return foundIn(total);
  if (travel > 0 && near(sum(others) + travel, total.cents)) return foundIn({ ...total, cents: sum(others) });
  return null;
}

/** The price, only where a message can mean one amount and no other. `rate` is the tax that it names. */
export function readPrice(all: readonly LabelledAmount[], rate: number | null): PriceReading {
  const prices = all.filter(({ label }) => label === 'price');
  const different = prices.filter(
    (one, i) => prices.findIndex(({ cents, basis }) => cents === one.cents && basis === one.basis) === i,
  );
  const [only] = different;
  const total = totalOf(prices, all);
  if (total) return total;
  if (
    only &&
    different.length === 1 &&
    !all.some(({ label, words }) => label === 'range' && words === only.words)
  )
    return foundIn(only);
  const written = writtenOut(different, rate);
  if (written) return written;
  return {
    found: null,
    between: all.filter(({ label }) =>
      [
        'price',
        'startsAt',
        'about',
        'range',
        'currency',
        'unclear',
        'otherYear',
        'discount',
        'client',
      ].includes(label),
    ),
  };
}
