import { attachmentSchema } from '../../../src/domain/files/schema';
import type { PlainTable } from '../plain-tables';

const A_QUOTE = 'e9000000-0000-4000-8000-000000000001';
const AN_ITEM = 'e0000000-0000-4000-8000-000000000001';

const table: PlainTable = {
  columns: ['subject_id', 'file_name', 'media_type', 'size'],
  row: { subject_id: A_QUOTE, file_name: 'Contrato.pdf', media_type: 'application/pdf', size: 1200 },
  one: ['file_name', 'Firmado.pdf', 'Recibo.pdf'],
  two: ['subject_id', AN_ITEM],
  refused: [
    ['file_name', '', '23514'],
    ['file_name', '   ', '23514'],
    ['file_name', 'x'.repeat(151), '23514'],
    ['file_name', 'a/b.pdf', '23514'],
    ['file_name', 'a\\b.pdf', '23514'],
    ['file_name', 'a\u202efdp.exe', '23514'],
    ['file_name', 'a\u200fb.pdf', '23514'],
    ['file_name', 'a\nb.pdf', '23514'],
    ['file_name', null, '23502'],
    ['media_type', 'text/html', '23514'],
    ['media_type', 'image/svg+xml', '23514'],
    ['media_type', null, '23502'],
    ['size', 0, '23514'],
    ['size', 10_485_761, '23514'],
    ['size', null, '23502'],
    ['subject_id', null, '23502'],
  ],
  edges: [
    { file_name: 'é'.repeat(150), media_type: 'image/heic', size: 10_485_760 },
    { file_name: 'x', media_type: 'text/plain', size: 1 },
  ],
  limit: [200, 'attachment'],
  form: { shape: attachmentSchema.shape, texts: ['file_name'] },
};

export default table;
