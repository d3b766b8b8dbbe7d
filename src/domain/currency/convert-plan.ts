import type { DrinksPreferences, PriceChoice } from '../drinks/preferences';
import type { Contribution } from '../ledger/cash-flow';
import { type LedgerItem, MAX_AMOUNT, priceOf } from '../ledger/ledger-item';
import { type Cents, MAX_BUDGET, sumCents } from '../money';
import type { CategoryChoice, PlanState } from '../plan/facts';
import type { QuoteTerms } from '../vendors/quote';
import type { Scenario } from '../what-if/overrides';
import { type Exchange, exchanged, exchangedAboveZero, exchangedParts } from './exchange';

/**
 * Converts the amounts of the categories. If they add up to the budget, the converted amounts add up to the
 * converted budget.
 */
function convertChoices(
  choices: readonly CategoryChoice[],
  before: Cents,
  after: Cents,
  to: Exchange,
): CategoryChoice[] {
  const amounts = choices.map(({ selected, allocated_amount }) => (selected && allocated_amount) || 0);
  const sum = sumCents(amounts);
  const parts = exchangedParts(amounts, sum === before ? after : exchanged(sum, to), to);
  return choices.map((choice, i) =>
    choice.allocated_amount === null
      ? choice
      : {
          ...choice,
          allocated_amount: choice.selected ? (parts[i] ?? 0) : exchanged(choice.allocated_amount, to),
        },
  );
}

/** Converts the plan's own amounts: its budget and the amounts of its categories. */
export function convertPlan<P extends PlanState>(plan: P, to: Exchange): P {
  const budget = exchangedAboveZero(plan.budget, to);
  return {
    ...plan,
    currency: to.currency,
    budget,
    categories: convertChoices(plan.categories, plan.budget, budget, to),
  };
}

/**
 * Converts an item with its instalments. If the instalments cover the price exactly, the converted
 * instalments also do.
 */
export function convertItem<I extends LedgerItem>(item: I, from: string, to: Exchange): I {
  const actual_amount = item.actual_amount === null ? null : exchanged(item.actual_amount, to);
  const amounts = item.payments.map(({ amount }) => amount);
  const covers =
    item.actual_amount !== null &&
    item.payments.every(({ kind }) => kind !== 'refund') &&
    sumCents(amounts) === priceOf(item.actual_amount, item, from).total;
  const total = actual_amount === null ? 0 : priceOf(actual_amount, item, to.currency).total;
  const parts = covers && total > 0 ? exchangedParts(amounts, total, to) : [];
  const fits = parts.length > 0 && parts.every((part) => part > 0);
  return {
    ...item,
    planned_amount: exchanged(item.planned_amount, to),
    actual_amount,
    payments: item.payments.map((payment, i) => ({
      ...payment,
      amount: fits ? (parts[i] ?? 0) : exchangedAboveZero(payment.amount, to),
    })),
  };
}

export const convertContribution = <C extends Contribution>(contribution: C, to: Exchange): C => ({
  ...contribution,
  amount: exchangedAboveZero(contribution.amount, to),
});

const QUOTE_AMOUNTS = [
  'price',
  'minimum_spend',
  'extra_guest',
  'child_price',
  'extra_hour',
  'travel',
  'extras',
  'guarantee',
  'deposit',
] as const satisfies readonly (keyof QuoteTerms)[];

export function convertQuote<Q extends QuoteTerms>(quote: Q, to: Exchange): Q {
  const converted = QUOTE_AMOUNTS.map((field) => {
    const cents = quote[field];
    return [field, cents === null ? null : exchanged(cents, to)] as const;
  });
  return { ...quote, ...Object.fromEntries(converted) };
}

const convertPrice = ({ price, case_price, ...rest }: PriceChoice, to: Exchange): PriceChoice => ({
  ...rest,
  ...(price !== undefined && { price: exchanged(price, to) }),
  ...(case_price !== undefined && { case_price: exchanged(case_price, to) }),
});

function convertDrinks<D extends DrinksPreferences>(drinks: D, to: Exchange): D {
  const { corkage, prices } = drinks.choices;
  return {
    ...drinks,
    choices: {
      ...drinks.choices,
      ...(corkage !== undefined && { corkage: exchanged(corkage, to) }),
      ...(prices && {
        prices: Object.fromEntries(
          Object.entries(prices).map(([drink, price]) => [drink, convertPrice(price, to)]),
        ),
      }),
    },
  };
}

const convertScenario = <S extends Scenario>(scenario: S, to: Exchange): S =>
  scenario.overrides.budget === undefined
    ? scenario
    : {
        ...scenario,
        overrides: { ...scenario.overrides, budget: exchangedAboveZero(scenario.overrides.budget, to) },
      };

export interface MoneyRows<
  P extends PlanState = PlanState,
  I extends LedgerItem = LedgerItem,
  C extends Contribution = Contribution,
  Q extends QuoteTerms = QuoteTerms,
> {
  readonly plan: P;
  readonly items: readonly I[];
  readonly contributions: readonly C[];
  readonly quotes: readonly Q[];
  readonly drinks: readonly DrinksPreferences[];
  readonly scenarios: readonly Scenario[];
}

/** Converts all amounts in a plan's rows to another currency. */
export const convertRows = <
  P extends PlanState,
  I extends LedgerItem,
  C extends Contribution,
  Q extends QuoteTerms,
>(
  rows: MoneyRows<P, I, C, Q>,
  to: Exchange,
): MoneyRows<P, I, C, Q> => ({
  plan: convertPlan(rows.plan, to),
  items: rows.items.map((one) => convertItem(one, rows.plan.currency, to)),
  contributions: rows.contributions.map((one) => convertContribution(one, to)),
  quotes: rows.quotes.map((one) => convertQuote(one, to)),
  drinks: rows.drinks.map((one) => convertDrinks(one, to)),
  scenarios: rows.scenarios.map((one) => convertScenario(one, to)),
});

/** Returns true if every converted amount is small enough to be stored. */
export function fitsRows({ plan, items, contributions, quotes, drinks, scenarios }: MoneyRows): boolean {
  const amounts = [
    ...items.flatMap(({ planned_amount, actual_amount, payments }) => [
      planned_amount,
      actual_amount ?? 0,
      ...payments.map(({ amount }) => amount),
    ]),
    ...contributions.map(({ amount }) => amount),
    ...quotes.flatMap((quote) => QUOTE_AMOUNTS.map((field) => quote[field] ?? 0)),
  ];
  const larger = [
    plan.budget,
    ...plan.categories.map(({ allocated_amount }) => allocated_amount ?? 0),
    ...scenarios.map(({ overrides }) => overrides.budget ?? 0),
    ...drinks.flatMap(({ choices: { corkage, prices } }) => [
      corkage ?? 0,
      ...Object.values(prices ?? {}).flatMap(({ price, case_price }) => [price ?? 0, case_price ?? 0]),
    ]),
  ];
  return amounts.every((amount) => amount <= MAX_AMOUNT) && larger.every((amount) => amount <= MAX_BUDGET);
}
