import { describe, expect, it } from 'vitest';
import type { Plan } from '@/data/plans';
import { defaultChoices } from '@/domain/plan/facts';
import type { ListFigures } from './list-figures';
import { foldedOnce, found, inOrder, type ListState, plansAddress, type Sort } from './plan-list';

const today = '2026-11-20';
let made = 0;

function plan(change: Partial<Plan>): Plan {
  made += 1;
  return {
    id: `plan-${made}`,
    owner_id: 'me',
    version: 1,
    archived_at: null,
    deleted_at: null,
    role: 'owner',
    owner_tier: 'pro',
    created_at: `2026-01-${String(made).padStart(2, '0')}T00:00:00Z`,
    updated_at: '2026-01-01T00:00:00Z',
    name: 'Plan',
    event_type: 'wedding',
    event_date: '2027-06-12',
    budget: 1_000_000,
    currency: 'EUR',
    duration: null,
    guest_count: 50,
    country: 'ES',
    region: null,
    city: 'Sevilla',
    location_type: 'indoor',
    couple_type: 'bride-and-bride',
    kind: null,
    categories: defaultChoices('wedding'),
    ...change,
  };
}

const plans = [
  plan({ name: 'Boda de Íñigo y Zoë', event_date: '2027-06-12', budget: 2_000_000 }),
  plan({
    name: 'Cumple 10',
    event_type: 'birthday',
    event_date: '2026-12-01',
    budget: 5_000_000,
    currency: 'MXN',
  }),
  plan({ name: 'Cumple 9', event_type: 'birthday', event_date: '2026-05-01', city: 'Málaga' }),
  plan({
    name: 'Ánimo',
    event_type: 'corporate',
    event_date: '2026-10-01',
    archived_at: '2026-10-02T00:00:00Z',
  }),
];

const usual: ListState = { q: '', sort: 'date', type: null, archived: false };
const words = foldedOnce(({ name, city }) => `${name} ${city}`);
const names = (change: Partial<ListState>) => {
  const state = { ...usual, ...change };
  return found(
    inOrder(plans, state.sort, today, 'es', () => undefined),
    state,
    words,
  ).map(({ name }) => name);
};

const NOTHING: ListFigures = { overdue: 0, due: 0, next: null };
const sortedBy = (sort: Sort, figures: Record<string, Partial<ListFigures>>): string[] =>
  inOrder(plans.slice(0, 3), sort, today, 'es', ({ name }) => ({ ...NOTHING, ...figures[name] })).map(
    ({ name }) => name,
  );

describe('the list of saved plans', () => {
  it('the list of saved plans puts future events before past events', () => {
    expect(names({})).toEqual(['Cumple 10', 'Boda de Íñigo y Zoë', 'Cumple 9']);
    expect(names({ archived: true }).at(-2)).toBe('Ánimo');
  });

  it.each([
    ['inigo ZOE', ['Boda de Íñigo y Zoë']],
    ['malaga', ['Cumple 9']],
    ['  ', ['Cumple 10', 'Boda de Íñigo y Zoë', 'Cumple 9']],
    ['nada', []],
  ])('searching saved plans for %j ignores case and accents', (q, fitting) => {
    expect(names({ q })).toEqual(fitting);
  });

  it('sorting saved plans by name follows the alphabet and the value of numbers', () => {
    expect(names({ sort: 'name', archived: true })).toEqual([
      'Ánimo',
      'Boda de Íñigo y Zoë',
      'Cumple 9',
      'Cumple 10',
    ]);
  });

  it('sorting saved plans by budget compares amounts across currencies', () => {
    expect(names({ sort: 'budget' })).toEqual(['Boda de Íñigo y Zoë', 'Cumple 9', 'Cumple 10']);
  });

  it('sorting saved plans by overdue money puts the highest amount first', () => {
    const figures: Record<string, Partial<ListFigures>> = {
      'Boda de Íñigo y Zoë': { overdue: 100_000 },
      // Converted to euros, this is half of the wedding's amount.
      'Cumple 10': { overdue: 1_000_000 },
    };
    expect(sortedBy('overdue', figures)).toEqual(['Boda de Íñigo y Zoë', 'Cumple 10', 'Cumple 9']);
    expect(sortedBy('overdue', {})).toEqual(['Cumple 10', 'Boda de Íñigo y Zoë', 'Cumple 9']);
  });

  it('sorting saved plans by money due puts the highest amount first', () => {
    expect(sortedBy('due', { 'Cumple 9': { due: 1 } })[0]).toBe('Cumple 9');
  });

  it('sorting saved plans by next date puts plans without a next date last', () => {
    const on = (date: string) => ({ next: { date, what: 'task' } as const });
    expect(
      sortedBy('next', { 'Cumple 9': on('2026-12-01'), 'Boda de Íñigo y Zoë': on('2026-11-30') }),
    ).toEqual(['Boda de Íñigo y Zoë', 'Cumple 9', 'Cumple 10']);
  });

  it('sorting saved plans by newest puts the most recently created plan first', () => {
    expect(names({ sort: 'created' })[0]).toBe('Cumple 9');
    expect(names({ type: 'birthday' })).toEqual(['Cumple 10', 'Cumple 9']);
  });
});

describe('the URL of the list of plans', () => {
  it('the URL of the list of plans omits default values', () => {
    expect(plansAddress.write(usual)).toEqual({});
    const state: ListState = { q: 'zoë', sort: 'budget', type: 'other', archived: true };
    expect(plansAddress.read(new URLSearchParams(plansAddress.write(state)))).toEqual(state);
  });

  it('the URL of the list ignores invalid values', () => {
    const params = new URLSearchParams('sort=x&type=funeral&archived=yes');
    expect(plansAddress.read(params)).toEqual(usual);
  });
});
