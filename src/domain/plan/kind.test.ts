import { describe, expect, it } from 'vitest';
import { allowsKind, defaultChoices, EVENT_TYPES, KINDS_OF } from './facts';
import { eatsAtMidday, kindOf } from './kind';

const birthday = (name: string, country = 'MX') => kindOf({ event_type: 'birthday', country, name });
const work = (name: string) => kindOf({ event_type: 'corporate', country: 'GB', name });
const other = (name: string) => kindOf({ event_type: 'other', country: 'ES', name });

describe('the kind of event that a name suggests', () => {
  it.each([
    'Quinceañera de Sofía',
    'Mis XV',
    'XV años Valeria',
    'Quince de Lu',
    'Los 15 años de Ana',
    'Emma’s Sweet Sixteen',
  ])('the name "%s" suggests a quinceañera or sweet sixteen', (name) => {
    expect(birthday(name)).toBe('quinceanera');
  });

  it.each(['Cumple de Ana', 'Xavi 40', '50 años de Luis', 'Quinceno'])(
    'the name "%s" suggests an adult’s birthday',
    (name) => {
      expect(birthday(name)).toBe('adult');
    },
  );

  it.each([
    'Leo cumple 6',
    'Mia turns 4',
    'Max’s 7th birthday',
    'Fiesta infantil',
    'Los 3 añitos de Sofi',
    'Los 3 años de Sofi',
    'Fiesta de los niños',
    'Kids’ party',
  ])('the name "%s" suggests a children’s party', (name) => {
    expect(birthday(name, 'ES')).toBe('children');
  });

  it.each([
    'Ana cumple 60',
    'Los 30 años de Luis',
    'Tom turns 40',
    'Max’s 70th birthday',
    'Kidman',
    'Nina turns 40',
    'Nino cumple 50',
  ])('the name "%s" does not suggest a children’s party', (name) => {
    expect(birthday(name, 'ES')).toBe('adult');
  });

  it.each(['Jornada de innovación', 'Leadership Forum', 'Sales Kick-off', 'Congreso anual', 'Team offsite'])(
    'the name "%s" suggests a conference',
    (name) => {
      expect(work(name)).toBe('conference');
    },
  );

  it.each([
    ['Aurora product launch', 'launch'],
    ['Lanzamiento Aurora', 'launch'],
    ['Northwind Charity Dinner', 'gala'],
    ['Premios del sector', 'gala'],
    ['Posada Aceros del Norte', 'company'],
    ['Cena de gala de la empresa', 'company'],
  ])('for a company event, the name "%s" suggests the kind %s', (name, kind) => {
    expect(work(name)).toBe(kind);
  });

  it.each([
    ['Bautizo de Hugo', 'baptism'],
    ['Ella’s christening', 'baptism'],
    ['Primera comunión de Lola', 'communion'],
    ['Graduación de Marta', 'graduation'],
    ['Baby shower de Ana', 'baby-shower'],
    ['Charity gala', 'gala'],
    ['Reunión de vecinos', 'plain'],
  ])('for an event of another type, the name "%s" suggests the kind %s', (name, kind) => {
    expect(other(name)).toBe(kind);
  });

  it('a name suggests a quinceañera only in countries that celebrate it', () => {
    expect(birthday('Mis XV', 'ES')).toBe('adult');
    expect(kindOf({ event_type: 'wedding', country: 'MX', name: 'Mis XV' })).toBe('wedding');
    expect(kindOf({ event_type: 'birthday', country: 'MX', name: 'Mis XV', kind: 'adult' })).toBe('adult');
    expect(kindOf({ event_type: 'birthday', country: 'ES', name: 'Ana', kind: 'quinceanera' })).toBe(
      'quinceanera',
    );
  });

  it('a kind that belongs to another event type is ignored', () => {
    expect(kindOf({ event_type: 'anniversary', kind: 'gala' })).toBe('anniversary');
  });
});

describe('the categories of a new plan', () => {
  it('a new plan includes clothes for a communion but not for a children’s party', () => {
    const selected = (kind: Parameters<typeof defaultChoices>[0]) =>
      defaultChoices(kind).flatMap(({ category, selected: own }) => (own ? category : []));
    expect(selected('quinceanera')).toHaveLength(9);
    expect(selected('communion')).toContain('attire');
    expect(selected('children')).not.toContain('attire');
    expect(selected('gala')).toContain('transportation');
  });
});

describe('the main meal', () => {
  it('the main meal is lunch at a communion and dinner at a gala', () => {
    expect([eatsAtMidday('communion'), eatsAtMidday('gala')]).toEqual([true, false]);
  });
});

describe('the kinds of an event type', () => {
  it('each event type accepts only its own kinds', () => {
    for (const event_type of EVENT_TYPES) {
      expect(allowsKind(event_type, null)).toBe(true);
      for (const kind of KINDS_OF[event_type]) expect(allowsKind(event_type, kind)).toBe(true);
    }
    expect(allowsKind('wedding', 'plain')).toBe(false);
    expect(allowsKind('birthday', 'conference')).toBe(false);
    expect(allowsKind('corporate', 'children')).toBe(false);
  });
});
