import type { Attachment, MediaType } from '@/domain/files/attachment';
import { defineNoun, type RowJson, type StoredRows } from './sync/noun';

const toAttachment = (row: StoredRows['attachments']): Attachment => ({
  id: row.id,
  version: row.version,
  subject_id: row.subject_id,
  file_name: row.file_name,
  // The database checks that the type is one of these.
  media_type: row.media_type as MediaType,
  size: row.size,
});

const toJson = ({ id: _, version, ...columns }: Attachment): RowJson => ({ ...columns });

/** Metadata of a plan's files. Their bytes are in the storage bucket. */
export const ATTACHMENTS = defineNoun({
  table: 'attachments',
  select: 'attachments(*)',
  toRow: toAttachment,
  toJson,
  compare: (a: Attachment, b: Attachment) =>
    a.file_name.localeCompare(b.file_name) || a.id.localeCompare(b.id),
  bytes: async () => {
    const { sendFile, dropFile } = await import('./files');
    return { send: (plan_id, row) => sendFile(plan_id, row as Attachment), drop: dropFile };
  },
});
