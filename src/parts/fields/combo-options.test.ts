import { describe, expect, it } from 'vitest';
import { matchingOptions } from './combo-options';

const countries = ['España', 'Guinea Ecuatorial', 'Pakistán', 'Países Bajos', 'México', 'Côte d’Ivoire'].map(
  (label) => ({ value: label, label }),
);
const found = (text: string) => matchingOptions(countries, text).map((option) => option.label);

describe('finding in a long list', () => {
  it.each([
    ['espana', ['España']],
    ['MEXICO', ['México']],
    ['bajos', ['Países Bajos']],
    ['ivoire', ['Côte d’Ivoire']],
    ['xyz', []],
  ])('a long list is searched: %s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('a search puts names that begin with the text before those that contain it', () => {
    expect(found('pa')).toEqual(['Pakistán', 'Países Bajos', 'España']);
  });

  it('an empty search shows everything', () => {
    expect(found('  ')).toHaveLength(countries.length);
  });

  it('a search finds other names, after the label’s own', () => {
    const regions = [
      { value: 'MX-SE', label: 'Sureste', words: 'Estado de Yucatán, Mérida' },
      { value: 'MX-CE', label: 'Centro', words: 'CDMX, Estado de México' },
      { value: 'E', label: 'Estado' },
    ];
    expect(matchingOptions(regions, 'estado de mex').map(({ value }) => value)).toEqual(['MX-CE']);
    expect(matchingOptions(regions, 'estado').map(({ value }) => value)).toEqual(['E', 'MX-SE', 'MX-CE']);
    expect(matchingOptions(regions, 'xico')).toEqual([]);
  });

  it('a search finds the note too', () => {
    const options = [
      { value: 'EUR', label: 'Euro', note: 'EUR' },
      { value: 'MXN', label: 'Peso mexicano', note: 'MXN' },
    ];
    expect(matchingOptions(options, 'mxn').map((option) => option.value)).toEqual(['MXN']);
  });
});
