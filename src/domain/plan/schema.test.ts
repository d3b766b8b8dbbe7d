import { describe, expect, it } from 'vitest';
import { factFields, factsSchema } from './schema';

const today = '2026-03-01';
const facts = {
  name: 'Boda de Íñigo y Zoë',
  event_type: 'wedding',
  event_date: '2026-09-12',
  budget: 2_375_000,
  currency: 'EUR',
  duration: 9,
  guest_count: 121,
  country: 'ES',
  region: 'ES-CT',
  city: "L'Hospitalet de Llobregat",
  location_type: 'indoor',
  couple_type: 'bride-and-bride',
  kind: null,
};

function refusal(change: Record<string, unknown>): Record<string, string> {
  const result = factsSchema(today).safeParse({ ...facts, ...change });
  if (result.success) return {};
  return Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
}

describe('validating a plan', () => {
  it('a valid plan is accepted unchanged', () => {
    expect(factsSchema(today).parse(facts)).toEqual(facts);
  });

  it.each([
    'Boda de Íñigo y Zoë',
    "L'Hospitalet de Llobregat",
    'L’aniversari d’en Pau',
    'Festa al Paral·lel',
    'Анна-Мария',
    'शादी',
    'عروسی می‌خواهم',
    '結婚式 2027',
    'Team_Day v2.0',
    'E\u0301lodie',
  ])('the plan name %s is accepted', (name) => {
    expect(refusal({ name })).toEqual({});
  });

  it.each([
    ['', 'validation.nameRequired'],
    ['   ', 'validation.nameRequired'],
    ['a'.repeat(101), 'validation.nameTooLong'],
    ['<b>', 'validation.nameCharacters|<'],
    ['Ana & Luis', 'validation.nameCharacters|&'],
    ['\u0000\u202E', 'validation.nameRequired'],
    ['Fiesta 👩‍👩‍👧', 'validation.nameCharacters|👩‍👩‍👧'],
    [7, 'validation.nameRequired'],
  ])('the plan name %j is refused', (name, message) => {
    expect(refusal({ name })).toEqual({ name: message });
  });

  it.each([
    [-1, 'validation.guestsRange'],
    [1.5, 'validation.guestsWhole'],
    [Number.NaN, 'validation.guestsWhole'],
    [null, 'validation.guestsRequired'],
  ])('the number of guests %s is refused with a reason', (guest_count, message) => {
    expect(refusal({ guest_count })).toEqual({ guest_count: message });
  });

  it('the length of a plan’s name is counted in characters', () => {
    expect(refusal({ name: '𠮷'.repeat(100) })).toEqual({});
  });

  it('a plan’s name is stored without extra spaces', () => {
    const result = factFields(today).name.parse('  Boda   de I\u0301n\u0303igo ');
    expect(result).toBe('Boda de Íñigo');
  });

  it.each([
    ['event_date', '', 'validation.dateRequired'],
    ['event_date', '2026-02-30', 'validation.dateInvalid'],
    ['event_date', '2027-2-3', 'validation.dateInvalid'],
    ['event_date', today, 'validation.dateInPast'],
    ['event_date', '2025-12-31', 'validation.dateInPast'],
    ['event_date', '2200-01-01', 'validation.dateTooLate'],
    ['budget', null, 'validation.budgetRequired'],
    ['budget', Number.NaN, 'validation.budgetRequired'],
    ['budget', 0, 'validation.budgetPositive'],
    ['budget', -5, 'validation.budgetPositive'],
    ['budget', 0.4, 'validation.budgetPositive'],
    ['budget', 10_000_000_001, 'validation.budgetTooLarge'],
    ['currency', 'XXX', 'validation.currencyRequired'],
    ['duration', 0, 'validation.durationRange'],
    ['duration', 73, 'validation.durationRange'],
    ['duration', 1.5, 'validation.durationWhole'],
    ['guest_count', null, 'validation.guestsRequired'],
    ['guest_count', 0, 'validation.guestsRange'],
    ['guest_count', 10_001, 'validation.guestsRange'],
    ['guest_count', 2.5, 'validation.guestsWhole'],
    ['country', 'ZZ', 'validation.countryRequired'],
    ['country', '', 'validation.countryRequired'],
    ['region', 'US-NJ', 'validation.regionUnknown'],
    ['city', ' ', 'validation.cityRequired'],
    ['city', 'x'.repeat(51), 'validation.cityTooLong'],
    ['city', 'Area 51', 'validation.cityCharacters|5'],
    ['event_type', null, 'validation.eventTypeRequired'],
    ['event_type', 'funeral', 'validation.eventTypeRequired'],
    ['location_type', null, 'validation.locationTypeRequired'],
    ['couple_type', null, 'validation.coupleTypeRequired'],
  ])('the plan field %s = %j is refused', (field, value, message) => {
    expect(refusal({ [field]: value })).toEqual({ [field]: message });
  });

  it.each([
    ['budget', 1],
    ['budget', 10_000_000_000],
    ['guest_count', 1],
    ['guest_count', 10_000],
    ['duration', 1],
    ['duration', 72],
    ['duration', null],
    ['region', null],
    ['event_date', '2026-03-02'],
    ['city', 'Sant Martí d’Empúries'],
    ['city', 'St. John’s'],
    ['city', '東京'],
  ])('the plan field %s = %j is accepted', (field, value) => {
    expect(refusal({ [field]: value })).toEqual({});
  });

  it('an event that isn’t a wedding is stored without a type of couple', () => {
    const result = factsSchema(today).parse({ ...facts, event_type: 'birthday' });
    expect(result.couple_type).toBeNull();
  });
});
