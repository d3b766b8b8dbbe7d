import { columnSchema } from '../../../src/domain/guests/own-column-schema';
import type { PlainTable } from '../plain-tables';

const table: PlainTable = {
  columns: ['position', 'name', 'kind', 'options'],
  row: { name: 'Delegación' },
  one: ['name', 'Hotel', 'Taller'],
  two: ['kind', 'choice'],
  refused: [
    ['name', '', '23514'],
    ['name', '   ', '23514'],
    ['name', 'x'.repeat(61), '23514'],
    ['name', 'a\nb', '23514'],
    ['name', null, '23502'],
    ['kind', 'number', '23514'],
    ['options', [''], '23514'],
    ['options', ['x'.repeat(61)], '23514'],
    ['options', Array(13).fill('x'), '23514'],
    ['position', -1, '23514'],
    ['position', 1_000_001, '23514'],
  ],
  edges: [
    { name: 'é'.repeat(60), kind: 'choice', options: Array(12).fill('ñ'.repeat(60)), position: 1_000_000 },
    { name: 'x', kind: 'text', options: [], position: 0 },
  ],
  limit: [12, 'column'],
  form: { shape: columnSchema.shape, texts: ['name'] },
};

export default table;
