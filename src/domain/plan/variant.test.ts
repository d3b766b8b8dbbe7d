import { describe, expect, it } from 'vitest';
import { defaultChoices } from './facts';
import { asksVariant, variantOf, variantsOf } from './variant';

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

  it('offers it beside a birthday from Mexico to Argentina, and selects its dress and car', () => {
    expect(variantsOf('birthday', 'MX')).toEqual(['quinceanera']);
    expect([variantsOf('birthday', 'ES'), variantsOf('wedding', 'MX')]).toEqual([[], []]);
    expect(defaultChoices('birthday', 'quinceanera').every(({ selected }) => selected)).toBe(true);
    expect(defaultChoices('birthday').every(({ selected }) => selected)).toBe(false);
  });

  it('is asked for where it is customary, and where it was chosen before the country changed', () => {
    expect(asksVariant('birthday', 'MX', null)).toBe(true);
    expect(asksVariant('birthday', 'ES', 'quinceanera')).toBe(true);
    expect(asksVariant('birthday', 'ES', null)).toBe(false);
    expect(asksVariant('wedding', 'MX', 'quinceanera')).toBe(false);
  });
});
