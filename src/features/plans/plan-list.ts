import type { Plan } from '@/data/plans';
import { exchangeRate } from '@/domain/places/places';
import { EVENT_TYPES, type EventType } from '@/domain/plan/facts';
import { compareNames, fold } from '@/lib/format';
import { differencesFrom, oneOf, searchIn, searchInFolded } from '@/lib/list-state';
import type { Language } from '@/lib/texts';
import type { AddressCodec } from '@/ui/use-address-state';
import { byDate } from './by-date';

export const SORTS = ['date', 'name', 'budget', 'created'] as const;
export type Sort = (typeof SORTS)[number];

/** What the saved plans' address says. */
export interface ListState {
  q: string;
  sort: Sort;
  type: EventType | null;
  archived: boolean;
}

const read = (params: URLSearchParams): ListState => ({
  q: searchIn(params),
  sort: oneOf(SORTS, params.get('sort')) ?? 'date',
  type: oneOf(EVENT_TYPES, params.get('type')),
  archived: params.get('archived') === '1',
});

const USUAL = read(new URLSearchParams());

export const plansAddress: AddressCodec<ListState> = {
  read,
  write: ({ archived, ...state }) => ({
    ...differencesFrom<Omit<ListState, 'archived'>>(USUAL, state),
    ...(archived ? { archived: '1' } : {}),
  }),
};

/** Budgets of different currencies compare at the average rates of 2024; one without a rate, by its figure. */
const worth = ({ budget, currency }: Plan): number => budget * (exchangeRate(currency, 'USD') ?? 1);

/** All the plans in an order. */
export function inOrder(plans: readonly Plan[], sort: Sort, today: string, language: Language): Plan[] {
  const byName = (a: Plan, b: Plan) => compareNames(a.name, b.name, language);
  const dated = byDate(today);
  const orders: Record<Sort, (a: Plan, b: Plan) => number> = {
    date: (a, b) => dated(a, b) || byName(a, b),
    name: (a, b) => byName(a, b) || dated(a, b),
    budget: (a, b) => worth(b) - worth(a) || byName(a, b),
    created: (a, b) => (a.created_at < b.created_at ? 1 : a.created_at > b.created_at ? -1 : byName(a, b)),
  };
  return [...plans].sort(orders[sort]);
}

/** A plan's words for `found`, folded when they are first looked through: the next letter of a search only looks. */
export function foldedOnce(words: (plan: Plan) => string): (plan: Plan) => string {
  const known = new WeakMap<Plan, string>();
  return (plan) => {
    const folded = known.get(plan) ?? fold(words(plan));
    known.set(plan, folded);
    return folded;
  };
}

/** The plans that the state asks for, as they stand. Case and accents make no difference to the search. */
export function found(
  plans: readonly Plan[],
  { q, type, archived }: Omit<ListState, 'sort'>,
  foldedWords: (plan: Plan) => string,
): Plan[] {
  const sought = q.trim() !== '';
  const fits = searchInFolded(q);
  return plans.filter((plan) => {
    if (!archived && plan.archived_at !== null) return false;
    if (type !== null && plan.event_type !== type) return false;
    return !sought || fits(foldedWords(plan));
  });
}
