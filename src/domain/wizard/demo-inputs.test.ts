import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultChoices, type PlanState } from '../plan/facts';
import { answersOf, readDemoInputs } from './demo-inputs';
import { stepSchemas } from './schema';
import { emptyWizard } from './values';

const inputs = {
  version: 1,
  country: 'ES',
  region: 'ES-AS',
  currency: 'EUR',
  budget: 1_850_000,
  guest_count: 90,
  ranking: ['music', 'catering'],
};
const read = (changes: object = {}) => readDemoInputs(JSON.stringify({ ...inputs, ...changes }));

describe('inputs of a visitor', () => {
  it('the wizard starts with the figures that a visitor tried in the demo', () => {
    const values = read();
    expect(values).toMatchObject({
      event_type: 'wedding',
      country: 'ES',
      region: 'ES-AS',
      currency: 'EUR',
      budget: 1_850_000,
      guest_count: 90,
    });
    const ranks = values?.categories
      ?.filter(({ priority }) => priority !== null)
      .map(({ category, priority }) => [category, priority]);
    expect(ranks).toEqual([
      ['catering', 2],
      ['music', 1],
    ]);
    expect(stepSchemas('2026-01-01').categories.safeParse({ ...emptyWizard(), ...values }).success).toBe(
      true,
    );
  });

  it('reading a visitor’s demo figures drops a region that isn’t in the country', () => {
    expect(read({ region: 'US-VT' })?.region).toBeNull();
  });

  it.each([
    { version: 2 },
    { country: 'XX' },
    { country: 'España' },
    { budget: 0 },
    { budget: 12.5 },
    { guest_count: 10_001 },
    { ranking: ['fireworks'] },
    { ranking: 'music' },
  ])('demo figures with the invalid value %j are ignored', (changes) => {
    expect(read(changes)).toBeNull();
  });

  it('reading a visitor’s demo figures never throws, whatever is stored', () => {
    expect(readDemoInputs(null)).toBeNull();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (json) => readDemoInputs(json) === null),
      { numRuns: 200 },
    );
  });
});

describe('a demonstration plan', () => {
  const plan: PlanState = {
    name: 'Boda de Inés y Leo',
    event_type: 'wedding',
    event_date: '2127-06-12',
    budget: 2_400_000,
    currency: 'EUR',
    duration: 9,
    guest_count: 100,
    country: 'ES',
    region: 'ES-AN',
    city: 'Sevilla',
    location_type: 'indoor',
    couple_type: 'bride-and-bride',
    kind: null,
    categories: defaultChoices('wedding').map((choice, i) => ({
      ...choice,
      selected: choice.category !== 'attire',
      priority: 9 - i,
      locked: choice.category === 'music',
      allocated_amount: 150_000,
    })),
  };
  const kept = (values: object) => readDemoInputs(JSON.stringify({ version: 2, values }));

  it('a demo plan fills in every answer of the wizard, including ranking and locks', () => {
    const values = kept(answersOf(plan));
    const { categories, ...facts } = plan;
    expect(values).toMatchObject(facts);
    expect(values?.categories?.map(({ priority }) => priority)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(values?.categories?.filter(({ selected }) => !selected)).toHaveLength(1);
    expect(values?.categories?.flatMap(({ allocated_amount }) => allocated_amount ?? [])).toEqual([150_000]);
  });

  it('the wizard receives a demo plan’s answers without the plan’s id and owner', () => {
    const stored = { ...plan, id: 'x', owner_id: 'y' };
    expect(Object.keys(answersOf(stored)).sort()).toEqual(Object.keys(emptyWizard()).sort());
  });

  it('a demo plan with an unknown country is ignored', () => {
    expect(kept({ ...answersOf(plan), country: 'XX' })).toBeNull();
    expect(kept({ ...answersOf(plan), region: 'US-VT' })?.region).toBeNull();
  });
});
