import { questionSchema } from '../../../src/domain/guests/question-schema';
import type { PlainTable } from '../plain-tables';

const A_PART = 'e6000000-0000-4000-8000-000000000001';

const table: PlainTable = {
  columns: ['position', 'text', 'kind', 'options', 'parts'],
  row: { text: '¿Autobús?' },
  one: ['text', '¿Carne o pescado?', '¿Canción?'],
  two: ['kind', 'yes-no'],
  refused: [
    ['text', '', '23514'],
    ['text', '   ', '23514'],
    ['text', 'x'.repeat(201), '23514'],
    ['text', 'a\nb', '23514'],
    ['text', null, '23502'],
    ['kind', 'number', '23514'],
    ['options', [''], '23514'],
    ['options', ['x'.repeat(61)], '23514'],
    ['options', Array(13).fill('x'), '23514'],
    ['parts', [null], '23514'],
    ['parts', Array(21).fill(A_PART), '23514'],
    ['position', -1, '23514'],
    ['position', 1_000_001, '23514'],
  ],
  edges: [
    {
      text: 'é'.repeat(200),
      kind: 'choice',
      options: Array(12).fill('ñ'.repeat(60)),
      parts: Array(20).fill(A_PART),
      position: 1_000_000,
    },
    { text: 'x', kind: 'text', options: [], parts: [], position: 0 },
  ],
  limit: [20, 'question'],
  form: { shape: questionSchema.shape, texts: ['text'] },
};

export default table;
