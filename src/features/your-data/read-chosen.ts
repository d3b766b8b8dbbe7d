import { type Archive, type ArchivedPlan, type ArchiveProblem, readArchive } from '@/domain/archive/archive';
import { readZip } from '@/parts/archive/zip';
import { ARCHIVE_FILE } from './archive-file';

export interface ChosenArchive {
  readonly archive: Archive;
  /** Returns a file's bytes by the id of the file's row; null if the ZIP doesn't contain the file. */
  readonly fileOf: (id: string) => Uint8Array | null;
}

/**
 * Reads a downloaded ZIP, or the JSON file alone. Somebody might have repacked the ZIP with a folder around
 * its files.
 */
export async function readChosen(file: Blob): Promise<ChosenArchive | ArchiveProblem | 'tooLarge'> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const files = isZip ? await readZip(bytes) : new Map<string, Uint8Array>();
  if (!files) return 'tooLarge';
  const name = [...files.keys()].find((one) => one === ARCHIVE_FILE || one.endsWith(`/${ARCHIVE_FILE}`));
  if (isZip && !name) return 'notArchive';
  const folder = name?.slice(0, -ARCHIVE_FILE.length) ?? '';
  const json = name ? files.get(name) : bytes;
  const archive = readArchive(new TextDecoder().decode(json));
  if (typeof archive === 'string') return archive;
  return {
    archive,
    fileOf: (id) => files.get(`${folder}${archive.files[id] ?? ''}`) ?? null,
  };
}

export function glanceAt({ rows }: ArchivedPlan) {
  const of = (table: string) => rows.filter((row) => row.table === table).length;
  const [plan] = rows;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    name: text(plan?.row.name),
    event_date: text(plan?.row.event_date),
    guests: of('guests'),
    items: of('budget_items'),
    tasks: of('tasks'),
    files: of('attachments'),
  };
}
