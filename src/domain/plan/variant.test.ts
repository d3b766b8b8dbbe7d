import { describe, expect, it } from 'vitest';
import { allowsVariant, defaultChoices } from './facts';
import { variantChoices, variantOf } from './variant';

const of = (name: string, country = 'MX') => variantOf({ event_type: 'birthday', country, name });

describe('variantOf', () => {
  it.each(['Quinceañera de Sofía', 'Mis XV', 'XV años Valeria', 'Quince de Lu', 'Los 15 años de Ana'])(
    'reads a quinceañera in "%s"',
    (name) => {
      expect(of(name)).toBe('quinceanera');
    },
  );

  it.each(['Cumple de Ana', 'Xavi 40', '50 años de Luis', 'Quinceno'])('reads none in "%s"', (name) => {
    expect(of(name)).toBeNull();
  });

  it('takes the name for one only where the party is customary, and never against what was chosen', () => {
    expect(of('Mis XV', 'ES')).toBeNull();
    expect(variantOf({ event_type: 'wedding', country: 'MX', name: 'Mis XV' })).toBeNull();
    expect(variantOf({ event_type: 'birthday', country: 'MX', name: 'Mis XV', variant: 'plain' })).toBeNull();
    expect(variantOf({ event_type: 'birthday', country: 'ES', name: 'Ana', variant: 'quinceanera' })).toBe(
      'quinceanera',
    );
  });

  it.each([
    'Leo cumple 6',
    'Mia turns 4',
    'Max’s 7th birthday',
    'Fiesta infantil',
    'Los 3 añitos de Sofi',
    'Los 3 años de Sofi',
    'Fiesta de los niños',
    'Kids’ party',
  ])('reads a children’s party in "%s"', (name) => {
    expect(of(name, 'ES')).toBe('children');
  });

  it.each([
    'Ana cumple 60',
    'Los 30 años de Luis',
    'Tom turns 40',
    'Max’s 70th birthday',
    'Cumple de Ana',
    'Kidman',
    'Nina turns 40',
    'Nino cumple 50',
  ])('reads no children’s party in "%s"', (name) => {
    expect(of(name, 'ES')).toBeNull();
  });

  it.each(['Jornada de innovación', 'Leadership Forum', 'Sales Kick-off', 'Congreso anual', 'Team offsite'])(
    'reads a conference in "%s"',
    (name) => {
      expect(variantOf({ event_type: 'corporate', country: 'GB', name })).toBe('conference');
    },
  );

  it('takes a company’s office hours for a conference, unless an evening was chosen', () => {
    const work = { event_type: 'corporate', country: 'GB', name: 'Summer' } as const;
    expect(variantOf({ ...work, duration: 8 })).toBe('conference');
    expect(variantOf({ ...work, duration: 5 })).toBeNull();
    expect(variantOf(work)).toBeNull();
    expect(variantOf({ ...work, duration: 8, variant: 'plain' })).toBeNull();
    // A party is one however long it lasts.
    expect(variantOf({ ...work, duration: 8, name: 'Posada Aceros del Norte' })).toBeNull();
    expect(variantOf({ ...work, duration: 8, name: 'Christmas party' })).toBeNull();
  });

  it('selects the dress and the car of a quinceañera, and of no other birthday', () => {
    expect(defaultChoices('birthday', 'quinceanera').every(({ selected }) => selected)).toBe(true);
    expect(defaultChoices('birthday', 'children')).toEqual(defaultChoices('birthday'));
  });
});

describe('variantChoices', () => {
  it('offers a quinceañera from Mexico to Argentina, and where it was chosen before the country changed', () => {
    expect(variantChoices('birthday', 'MX', null)).toEqual(['plain', 'children', 'quinceanera']);
    expect(variantChoices('birthday', 'ES', null)).toEqual(['plain', 'children']);
    expect(variantChoices('birthday', 'ES', 'quinceanera')).toEqual(['plain', 'children', 'quinceanera']);
    expect(variantChoices('corporate', 'ES', null)).toEqual(['plain', 'conference']);
    expect(variantChoices('wedding', 'MX', null)).toEqual([]);
  });
});

describe('allowsVariant', () => {
  it('is what the database takes', () => {
    expect(allowsVariant('wedding', null)).toBe(true);
    expect(allowsVariant('wedding', 'plain')).toBe(false);
    expect(allowsVariant('birthday', 'conference')).toBe(false);
    expect(allowsVariant('corporate', 'conference')).toBe(true);
    expect(allowsVariant('corporate', 'children')).toBe(false);
  });
});
