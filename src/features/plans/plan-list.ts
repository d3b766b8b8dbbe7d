import type { Plan } from '@/data/plans';
import { exchangeRate } from '@/domain/places/places';
import { EVENT_TYPES, type EventType } from '@/domain/plan/facts';
import { compareNames } from '@/lib/format';
import { differencesFrom, oneOf, searchFor, searchIn } from '@/lib/list-state';
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

interface Reader {
  today: string;
  language: Language;
  /** What a search looks through. */
  words: (plan: Plan) => string;
}

/** The plans that the state asks for, in its order. Case and accents make no difference to the search. */
export function listPlans(plans: readonly Plan[], state: ListState, reader: Reader): Plan[] {
  const fits = searchFor(state.q);
  const sought = state.q.trim() !== '';
  const found = plans.filter((plan) => {
    if (!state.archived && plan.archived_at !== null) return false;
    if (state.type !== null && plan.event_type !== state.type) return false;
    return !sought || fits([reader.words(plan)]);
  });
  const byName = (a: Plan, b: Plan) => compareNames(a.name, b.name, reader.language);
  const dated = byDate(reader.today);
  const orders: Record<Sort, (a: Plan, b: Plan) => number> = {
    date: (a, b) => dated(a, b) || byName(a, b),
    name: (a, b) => byName(a, b) || dated(a, b),
    budget: (a, b) => worth(b) - worth(a) || byName(a, b),
    created: (a, b) => (a.created_at < b.created_at ? 1 : a.created_at > b.created_at ? -1 : byName(a, b)),
  };
  return found.sort(orders[state.sort]);
}
