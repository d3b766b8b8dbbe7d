import { wordsSchema } from '../../../src/domain/guests/invitation-schema';
import type { PlainTable } from '../plain-tables';

const table: PlainTable = {
  columns: ['hosts', 'words_es', 'words_en'],
  row: { hosts: 'Íñigo y Zoë' },
  one: ['hosts', 'Zoë e Íñigo', 'Las familias'],
  two: ['words_es', 'Nos encantaría verte.\n\nHabrá baile.'],
  refused: [
    ['hosts', '', '23514'],
    ['hosts', '   ', '23514'],
    ['hosts', 'x'.repeat(111), '23514'],
    ['hosts', 'a\nb', '23514'],
    ['hosts', null, '23502'],
    ['hosts', 'Zoë de spam.example', '23514'],
    ...(['words_es', 'words_en'] as const).flatMap((column): PlainTable['refused'] => [
      [column, '', '23514'],
      [column, 'x'.repeat(501), '23514'],
      [column, 'a\u202eb', '23514'],
      [column, 'Mira https://x', '23514'],
      [column, 'Mira WWW.x', '23514'],
      [column, 'Mira regalos.example', '23514'],
    ]),
  ],
  edges: [
    {
      hosts: 'é'.repeat(110),
      words_es: 'é'.repeat(500),
      words_en: 'At 5 p.m. sharp. Bring 2.5 kg of joy...',
    },
    { hosts: 'x', words_es: null, words_en: null },
  ],
  limit: [20, 'words'],
  form: { shape: wordsSchema.shape, texts: ['hosts', 'words_es', 'words_en'] },
};

export default table;
