import { describe, expect, it } from 'vitest';
import { matchingOptions } from './combo-options';

const countries = ['España', 'Guinea Ecuatorial', 'Pakistán', 'Países Bajos', 'México', 'Côte d’Ivoire'].map(
  (label) => ({ value: label, label }),
);
const found = (text: string) => matchingOptions(countries, text).map((option) => option.label);

describe('searching a long list', () => {
  it.each([
    ['espana', ['España']],
    ['MEXICO', ['México']],
    ['bajos', ['Países Bajos']],
    ['ivoire', ['Côte d’Ivoire']],
    ['xyz', []],
  ])('searching a long list for “%s” finds the matching names', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('in search results, names that begin with the searched text come first', () => {
    expect(found('pa')).toEqual(['Pakistán', 'Países Bajos', 'España']);
  });

  it('an empty search shows all options', () => {
    expect(found('  ')).toHaveLength(countries.length);
  });

  it('in search results, matches of a label come before matches of an option’s other names', () => {
    const regions = [
      { value: 'MX-SE', label: 'Sureste', words: 'Estado de Yucatán, Mérida' },
      { value: 'MX-CE', label: 'Centro', words: 'CDMX, Estado de México' },
      { value: 'E', label: 'Estado' },
    ];
    expect(matchingOptions(regions, 'estado de mex').map(({ value }) => value)).toEqual(['MX-CE']);
    expect(matchingOptions(regions, 'estado').map(({ value }) => value)).toEqual(['E', 'MX-SE', 'MX-CE']);
    expect(matchingOptions(regions, 'xico')).toEqual([]);
  });

  it('a search also finds an option by its note', () => {
    const options = [
      { value: 'EUR', label: 'Euro', note: 'EUR' },
      { value: 'MXN', label: 'Peso mexicano', note: 'MXN' },
    ];
    expect(matchingOptions(options, 'mxn').map((option) => option.value)).toEqual(['MXN']);
  });
});
