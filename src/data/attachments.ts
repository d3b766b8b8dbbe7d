import { type Attachment, MEDIA_TYPES } from '@/domain/files/attachment';
import { defineNoun, type RowJson, type StoredRows } from './noun';

const toAttachment = (row: StoredRows['attachments']): Attachment => ({
  id: row.id,
  version: row.version,
  subject_id: row.subject_id,
  file_name: row.file_name,
  media_type: Object.values(MEDIA_TYPES).find((one) => one === row.media_type) ?? 'text/plain',
  size: row.size,
});

const toJson = ({ id: _, version, ...columns }: Attachment): RowJson => ({ ...columns });

/** What is known of the files of a plan, by name; their bytes are in the bucket. */
export const ATTACHMENTS = defineNoun({
  table: 'attachments',
  select: 'attachments(*)',
  toRow: toAttachment,
  toJson,
  compare: (a: Attachment, b: Attachment) =>
    a.file_name.localeCompare(b.file_name) || a.id.localeCompare(b.id),
});
