import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVENT_TYPES } from '../plan/facts';
import { readWizardDraft, type WizardDraft, writeWizardDraft } from './draft';
import { stepSchemas, wizardSchema } from './schema';
import { WIZARD_STEPS, wizardSteps } from './steps';
import { emptyWizard, type WizardValues } from './values';

const today = '2026-03-01';

const complete: WizardValues = {
  ...emptyWizard(),
  name: 'Boda de Íñigo y Zoë',
  event_type: 'wedding',
  event_date: '2026-09-12',
  budget: 2_375_000,
  currency: 'EUR',
  duration: 9,
  country: 'ES',
  region: 'ES-CT',
  city: "L'Hospitalet de Llobregat",
  guest_count: 121,
  location_type: 'indoor',
  couple_type: 'groom-and-groom',
};

const draft: WizardDraft = {
  step: 'details',
  plan_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  saved_at: '2026-03-01T10:00:00.000Z',
  values: complete,
};

describe('the steps', () => {
  it('the wizard shows the couple step only for a wedding', () => {
    expect(wizardSteps('wedding')).toEqual(WIZARD_STEPS);
    for (const type of [...EVENT_TYPES.filter((one) => one !== 'wedding'), null]) {
      expect(wizardSteps(type)).toEqual(['name', 'details', 'size', 'categories', 'priorities', 'review']);
    }
  });

  it.each(WIZARD_STEPS)('the wizard step %s accepts complete answers', (step) => {
    expect(stepSchemas(today)[step].safeParse(complete).success).toBe(true);
  });

  it.each([
    ['name', ['name', 'event_type']],
    ['details', ['event_date', 'budget', 'currency', 'country', 'city']],
    ['size', ['guest_count', 'location_type']],
    ['couple', ['couple_type']],
  ] as const)('the step %s of an empty wizard reports these values as missing: %j', (step, fields) => {
    const result = stepSchemas(today)[step].safeParse(emptyWizard());
    expect(result.error?.issues.map((issue) => issue.path[0])).toEqual(fields);
  });

  it('the category step requires at least one category', () => {
    const categories = complete.categories.map((choice) => ({ ...choice, selected: false }));
    const result = stepSchemas(today).categories.safeParse({ categories });
    expect(result.error?.issues).toMatchObject([{ message: 'validation.categoriesRequired' }]);
  });

  it('the review step refuses a repeated category, an invalid rank or a lock without an amount', () => {
    const [first, ...rest] = complete.categories;
    if (!first) throw new Error('No categories');
    const refuse = (categories: unknown[]) =>
      stepSchemas(today).review.safeParse({ categories }).error?.issues[0]?.message;
    expect(refuse([first, first])).toBe('validation.categoriesRepeated');
    expect(refuse([{ ...first, priority: 10 }, ...rest])).toBe('validation.priorityRange');
    expect(refuse([{ ...first, locked: true }, ...rest])).toBe('validation.lockedAmountRequired');
  });

  it('the wizard refuses a region that belongs to another country', () => {
    const result = stepSchemas(today).details.safeParse({ ...complete, country: 'MX' });
    expect(result.error?.issues).toMatchObject([{ path: ['region'], message: 'validation.regionUnknown' }]);
  });
});

describe('the answers of all steps together', () => {
  it('the wizard’s result leaves out the ceremony and the template', () => {
    const { ceremony: _, template: __, ...plan } = complete;
    expect(wizardSchema(today).parse({ ...complete, ceremony: 'civil' })).toEqual(plan);
  });

  it('the wizard requires a couple type only for a wedding', () => {
    expect(wizardSchema(today).safeParse({ ...complete, couple_type: null }).success).toBe(false);
    const birthday = wizardSchema(today).parse({ ...complete, event_type: 'birthday' });
    expect(birthday.couple_type).toBeNull();
  });
});

describe('drafts', () => {
  it('reading a stored draft returns the values that were written', () => {
    expect(readWizardDraft(writeWizardDraft(draft))).toEqual(draft);
  });

  it('a draft keeps invalid and half-entered values', () => {
    const half = { ...draft, values: { ...emptyWizard(), name: '<', budget: -3, event_date: '2020' } };
    expect(readWizardDraft(writeWizardDraft(half))).toEqual(half);
  });

  it('reading a stored draft fills in empty values for missing fields', () => {
    const { version, ...rest } = JSON.parse(writeWizardDraft(draft));
    const sparse = JSON.stringify({ version, ...rest, values: { name: 'Fiesta' } });
    expect(readWizardDraft(sparse)?.values).toEqual({ ...emptyWizard(), name: 'Fiesta' });
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '{}',
    JSON.stringify({ ...draft }),
    JSON.stringify({ version: 2, ...draft }),
    JSON.stringify({ version: 1, ...draft, step: 'payment' }),
    JSON.stringify({ version: 1, ...draft, plan_id: 'mine' }),
    JSON.stringify({ version: 1, ...draft, values: { guest_count: 'many' } }),
    JSON.stringify({ version: 1, ...draft, values: { event_type: 'funeral' } }),
    JSON.stringify({ version: 1, ...draft, values: { name: 'x'.repeat(501) } }),
    JSON.stringify({ version: 1, ...draft, values: { categories: [{ category: 'venue' }] } }),
  ])('readWizardDraft ignores the invalid stored text %j', (stored) => {
    expect(readWizardDraft(stored)).toBeNull();
  });

  it('reading a draft never throws, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => readWizardDraft(stored) === null),
      { numRuns: 200 },
    );
  });
});
