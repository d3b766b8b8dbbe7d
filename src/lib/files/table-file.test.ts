import { expect, test } from 'vitest';
import { tableCells } from './table-file';

test.each([',', ';', '\t'])(
  'a list of two columns that ends with an empty line is read, separated by %j',
  async (by) => {
    expect(await tableCells(`Nombre${by}Apellidos\nEva${by}Ruiz\n\n`)).toEqual([
      ['Nombre', 'Apellidos'],
      ['Eva', 'Ruiz'],
      [''],
      [''],
    ]);
  },
);
