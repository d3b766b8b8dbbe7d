import type { TemplateRows } from './template';

/** Reasons why a template's row doesn't fit an event, in the order of checking. */
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

/** A row that doesn't fit, with its suggested change; or a row that the template lacks. */
export interface Misfit {
  readonly reason: MisfitReason;
  readonly table: keyof TemplateRows;
  readonly before: { readonly id: string; readonly version: number } | null;
  readonly after: { readonly id: string; readonly version: number } | null;
}

/** The facts behind each reason. */
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
 * Returns the deciding fact: restoring its old value restores the old result. If several are needed, the
 * reason is another kind of event.
 */
export function reasonOf<F extends object>(holds: (facts: F) => boolean, was: F, now: F): MisfitReason {
  const then = holds(was);
  return TOLD.find((reason) => holds(withFactsOf(now, was, reason)) === then) ?? 'kind';
}

/** Memoises a function of few different arguments. */
export function remembering<A, R>(of: (argument: A) => R): (argument: A) => R {
  const known = new Map<string, R>();
  return (argument) => {
    const key = JSON.stringify(argument);
    const found = known.get(key) ?? of(argument);
    known.set(key, found);
    return found;
  };
}
