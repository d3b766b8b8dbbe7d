import type { TemplateRows } from './template';

/** Reasons why a row of a template doesn't suit an event. They are tried in this order. */
export const MISFITS = [
  'late',
  'country',
  'ceremony',
  'size',
  'place',
  'hours',
  'couple',
  'categories',
  'kind',
  'town',
  'currency',
] as const;
export type MisfitReason = (typeof MISFITS)[number];

/**
 * A row of a template that doesn't suit the new event, with the suggested change. `before` is null if the row
 * should be added, and `after` is null if it should be removed.
 */
export interface Misfit {
  readonly reason: MisfitReason;
  readonly table: keyof TemplateRows;
  readonly before: { readonly id: string; readonly version: number } | null;
  readonly after: { readonly id: string; readonly version: number } | null;
}

const FACTS = {
  country: ['country', 'region'],
  ceremony: ['ceremony'],
  size: ['guest_count'],
  place: ['location_type'],
  hours: ['duration'],
  couple: ['couple_type'],
  categories: ['categories'],
  kind: ['kind', 'name'],
} as const satisfies Partial<Record<MisfitReason, readonly string[]>>;
type Told = keyof typeof FACTS;
const TOLD = Object.keys(FACTS) as Told[];

const withFactsOf = <F extends object>(now: F, was: F, reason: Told): F => {
  const told = FACTS[reason].flatMap((fact) =>
    fact in was ? [[fact, Reflect.get(was, fact)] as const] : [],
  );
  return { ...now, ...Object.fromEntries(told) };
};

/**
 * Finds the reason: the fact whose old value alone would restore the old result. If no single fact does, the
 * reason is `kind`.
 */
export function reasonOf<F extends object>(holds: (facts: F) => boolean, was: F, now: F): MisfitReason {
  const then = holds(was);
  return TOLD.find((reason) => holds(withFactsOf(now, was, reason)) === then) ?? 'kind';
}

/**
 * Caches a function's results by the JSON of its argument. Only suitable for functions with few different
 * arguments.
 */
export function remembering<A, R>(of: (argument: A) => R): (argument: A) => R {
  const known = new Map<string, R>();
  return (argument) => {
    const key = JSON.stringify(argument);
    const found = known.get(key) ?? of(argument);
    known.set(key, found);
    return found;
  };
}
