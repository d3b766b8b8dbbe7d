import type { Cents } from '../../money';
import type { PriceBasis } from '../quote';
import type { LabelledAmount } from './read-amounts';

interface PriceFound {
  readonly price: Cents;
  readonly basis: PriceBasis;
  readonly words: string;
  /** A sum that shows its tax says whether the price holds it. */
  readonly tax_included: boolean | null;
  /** Whether it is the sum of what is listed beside it, which it holds. */
  readonly summed: boolean;
}
export type PriceReading = {
  readonly found: PriceFound | null;
  /** What the message may mean besides, or what costs something of its own beside the price. */
  readonly between: readonly LabelledAmount[];
};

const near = (a: number, b: number) => Math.abs(a - b) <= 1;
const sum = (all: readonly LabelledAmount[]) => all.reduce((total, { cents }) => total + cents, 0);

const foundIn = (
  one: LabelledAmount,
  tax_included: boolean | null = null,
): { readonly found: PriceFound; readonly between: readonly LabelledAmount[] } => ({
  found: { price: one.cents, basis: one.basis, words: one.words, tax_included, summed: false },
  between: [],
});

/** 200 guests × 1,150 = 230,000; 1,800 + 21 % = 2,178. */
function writtenOut(prices: readonly LabelledAmount[], rate: number | null): PriceReading | null {
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

/** Lines without the sum that stands among them, or with it alone. */
function withoutSubtotal(lines: readonly LabelledAmount[]): readonly LabelledAmount[] {
  const subtotal = lines.length > 2 && lines.find((one) => near(2 * one.cents, sum(lines)));
  return subtotal ? [subtotal] : lines;
}

/** Whether the lines come to a total, each once or as often as a number beside it says. */
function comeTo([first, ...rest]: readonly LabelledAmount[], total: Cents): boolean {
  if (!first) return near(total, 0);
  if (rest.length > 5 || total < 0) return false;
  return [1, ...first.counts].some((count) => comeTo(rest, total - count * first.cents));
}

/** A total of what is listed above it; what stands beside it as travel is counted there and not twice. */
function totalOf(prices: readonly LabelledAmount[], all: readonly LabelledAmount[]): PriceReading | null {
  const summed = summedUp(all.filter(({ label }) => label === 'price' || label === 'otherRate'));
  if (summed) return foundIn(summed);
  const lines = prices.filter((one) => !prices.some((other) => isPart(one, other)));
  const totals = lines.filter(
    (one) => one.total && one.basis === 'event' && !prices.some((other) => isPart(other, one)),
  );
  const [total] = totals;
  if (!total || totals.some(({ cents }) => cents !== total.cents)) return null;
  const others = withoutSubtotal(lines.filter((one) => !totals.includes(one)));
  const labelled = (label: LabelledAmount['label']) => sum(all.filter((one) => one.label === label));
  const [tax, service, travel] = [labelled('tax'), labelled('service'), labelled('travel')];
  if (tax > 0 && service === 0 && near(sum(others) + tax, total.cents)) return foundIn(total, true);
  // A service charge is asked on top at its rate: the price is what stands above it.
  if (service > 0)
    return near(sum(others) + service + tax, total.cents)
      ? foundIn({ ...total, cents: sum(others) }, tax > 0 ? false : null)
      : null;
  if (others.length === 0) return tax === 0 ? foundIn(total) : null;
  if (comeTo(others, total.cents)) return foundIn(total);
  if (travel > 0 && near(sum(others) + travel, total.cents)) return foundIn({ ...total, cents: sum(others) });
  // What a total is made of is named behind it, in part or whole.
  const parts =
    others.length > 1 && others.every(({ words, basis }) => words === total.words && basis !== 'hour');
  return parts && tax === 0 && sum(others) < total.cents ? foundIn(total) : null;
}

/**
 * What costs something besides, in a sentence below the price: at a condition, of a guest under a name of its own at
 * less than half, or each of something small. An amount each is a price list's as long as no price is named for the
 * whole.
 */
const isBeside = (one: LabelledAmount, lead: LabelledAmount): boolean =>
  lead.words !== one.words &&
  lead.at < one.at &&
  lead.cents > one.cents &&
  (one.condition ||
    (one.basis === lead.basis &&
      (one.beside || (one.basis === 'guest' && one.titled && 2 * one.cents < lead.cents))) ||
    (one.each && (lead.named || lead.total)));

/** The price, only where a message can mean one amount and no other. `rate` is the tax that it names. */
export function readPrice(all: readonly LabelledAmount[], rate: number | null): PriceReading {
  const prices = all.filter(({ label }) => label === 'price');
  const different = prices.filter(
    (one, i) => prices.findIndex(({ cents, basis }) => cents === one.cents && basis === one.basis) === i,
  );
  const total = totalOf(prices, all);
  if (total?.found) return { ...total, found: { ...total.found, summed: true } };
  const main = different.filter((one) => !different.some((lead) => isBeside(one, lead)));
  const [only] = main;
  if (
    only &&
    main.length === 1 &&
    !only.menu &&
    !all.some(({ label, words }) => label === 'range' && words === only.words)
  )
    return { ...foundIn(only), between: prices.filter((one) => isBeside(one, only)) };
  const written = writtenOut(main, rate);
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
