import { describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar';
import { emptyWizard, type WizardValues } from '@/domain/wizard/values';
import { today } from '@/lib/format';
import { withLock } from '@/parts/allocation/category-choices';
import { newPlan } from './use-create-plan';
import { isComplete, reachableStep, stepErrors } from './validation';

const complete: WizardValues = {
  ...emptyWizard(),
  name: '  Boda de  Íñigo y Zoë ',
  event_type: 'wedding',
  event_date: addDays(today(), 200),
  budget: 2_375_000,
  currency: 'EUR',
  duration: 9,
  country: 'ES',
  region: 'ES-CT',
  city: "L'Hospitalet de Llobregat",
  guest_count: 121,
  location_type: 'indoor',
  couple_type: 'bride-and-bride',
};
const ID = '3f1c2b7e-7d5a-4a55-9a4e-2b8a0d9c1e11';

describe('a step of the wizard', () => {
  it('a step reports each missing value at its field', () => {
    expect(stepErrors('name', emptyWizard())).toMatchObject({
      name: { message: 'validation.nameRequired' },
      event_type: { message: 'validation.eventTypeRequired' },
    });
    expect(Object.keys(stepErrors('size', emptyWizard()))).toEqual(['guest_count', 'location_type']);
  });

  it('the validity of a step doesn’t depend on the other steps', () => {
    expect(stepErrors('size', { ...emptyWizard(), guest_count: 10, location_type: 'home' })).toEqual({});
  });

  it('the category step requires at least one category', () => {
    const none = complete.categories.map((choice) => ({ ...choice, selected: false }));
    expect(stepErrors('categories', { ...complete, categories: none })).toMatchObject({
      categories: { message: 'validation.categoriesRequired' },
    });
  });

  it('the review step isn’t complete while locked amounts exceed the budget', () => {
    const above = { ...complete, categories: withLock(complete.categories, 'venue', 9_000_000) };
    expect(isComplete('review', complete)).toBe(true);
    expect(isComplete('review', above)).toBe(false);
  });
});

describe('the step that a URL opens', () => {
  it('a URL with a later step opens the first unanswered step', () => {
    expect(reachableStep('review', emptyWizard())).toBe('name');
    expect(reachableStep('review', { ...complete, budget: null })).toBe('details');
    expect(reachableStep('couple', complete)).toBe('couple');
  });

  it('a URL with a step that the event doesn’t have opens the first step', () => {
    expect(reachableStep('nonsense', complete)).toBe('name');
    expect(reachableStep(null, complete)).toBe('name');
    expect(reachableStep('couple', { ...complete, event_type: 'birthday' })).toBe('name');
  });
});

describe('the new plan', () => {
  it('the amounts of a new plan add up to the budget', () => {
    const plan = newPlan(ID, complete);
    expect(plan).toMatchObject({ id: ID, facts: { name: 'Boda de Íñigo y Zoë', budget: 2_375_000 } });
    expect(plan?.facts).not.toHaveProperty('categories');
    const sum = plan?.categories.reduce((total, choice) => total + (choice.allocated_amount ?? 0), 0);
    expect(sum).toBe(2_375_000);
  });

  it('a new plan has no couple type if the event isn’t a wedding', () => {
    expect(newPlan(ID, { ...complete, event_type: 'birthday' })?.facts.couple_type).toBeNull();
  });

  it('missing or impossible answers create no plan', () => {
    expect(newPlan(ID, { ...complete, couple_type: null })).toBeNull();
    expect(newPlan(ID, { ...complete, event_date: today() })).toBeNull();
    expect(
      newPlan(ID, { ...complete, categories: withLock(complete.categories, 'venue', 9_000_000) }),
    ).toBeNull();
  });
});
