import type { QueryClient } from '@tanstack/react-query';
import { bookQuery } from '@/data/address-book';
import {
  OWN_RECORD_TABLES,
  RECORD_TABLES,
  type Records,
  type RecordTable,
  readRecords,
} from '@/data/archive-tables';
import { archivedVendors, archiveOf, readPlan, rowsHere } from '@/data/archives';
import { fileQuery } from '@/data/files';
import type { Plan } from '@/data/plans';
import type { AnyNoun } from '@/data/sync/plan-document';
import { readTemplates } from '@/data/template-content';
import { VENDORS } from '@/data/vendors';
import type { ArchivedPlan } from '@/domain/archive/archive';
import { type CsvCell, csvText } from '@/domain/csv';
import type { Attachment } from '@/domain/files/attachment';
import { decimalMark } from '@/lib/format';
import { fileName, uniqueNames } from '@/parts/archive/file-names';
import { zipWriter } from '@/parts/archive/zip';
import { ARCHIVE_FILE } from './archive-file';
import type { Tables } from './plan-tables';

/** Data that is missing in the file. */
export type Lack =
  | { readonly kind: 'plan'; readonly plan: string }
  /** The rows come from the device, because the service didn't respond. */
  | { readonly kind: 'kept'; readonly plan: string }
  | { readonly kind: 'table'; readonly plan: string | null; readonly table: string }
  | { readonly kind: 'file'; readonly plan: string; readonly file: string };

interface Download {
  readonly blob: Blob;
  readonly lacks: readonly Lack[];
}

/** Formats a table for which the app has no texts. The headings are the database's column names. */
const recordCells = (records: Records): CsvCell[][] => {
  const columns = [...new Set(records.flatMap(Object.keys))];
  const text = (value: unknown): CsvCell =>
    value === null || value === undefined
      ? null
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value);
  return [columns, ...records.map((row) => columns.map((column) => text(row[column])))];
};

interface Making {
  readonly client: QueryClient;
  readonly user_id: string;
  readonly plans: readonly Plan[];
  /** True to include the account's own data; false to download a single event. */
  readonly isAccount: boolean;
  /** Returns a table's file name without extension. */
  readonly tableName: (table: string) => string;
  readonly filesFolder: string;
  readonly tablesOf: (plan_id: string) => Promise<Tables>;
  readonly onProgress: (done: number, name: string) => void;
  readonly signal: AbortSignal;
}

/**
 * Packs events, and the account's own data, into one ZIP.
 * @throws if `signal` is aborted
 */
export async function makeDownload(making: Making): Promise<Download> {
  const { client, user_id, plans, isAccount, tableName, filesFolder, tablesOf, onProgress, signal } = making;
  const zip = await zipWriter();
  const lacks: Lack[] = [];
  const archived: ArchivedPlan[] = [];
  const files: Record<string, string> = {};
  const folderName = uniqueNames();
  const addTable = (folder: string, table: string, cells: readonly (readonly CsvCell[])[]) =>
    zip.add(`${folder}${fileName(tableName(table))}.csv`, csvText(cells, decimalMark()));
  const addRecords = async (folder: string, plan: Plan | null, tables: readonly RecordTable[]) => {
    for (const table of tables) {
      try {
        const records = await readRecords(table, plan?.id ?? null, signal);
        if (records.length > 0) await addTable(folder, table, recordCells(records));
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof Error)) throw error;
        lacks.push({ kind: 'table', plan: plan?.name ?? null, table });
      }
    }
  };

  for (const [i, plan] of plans.entries()) {
    signal.throwIfAborted();
    onProgress(i, plan.name);
    const read = await readPlan(client, plan);
    if (!read.plan) {
      lacks.push({ kind: 'plan', plan: plan.name });
      continue;
    }
    archived.push(read.plan);
    if (!read.fresh) lacks.push({ kind: 'kept', plan: plan.name });
    for (const table of read.missing) lacks.push({ kind: 'table', plan: plan.name, table });
    const folder = `${folderName(fileName(plan.name))}/`;
    for (const [table, cells] of await tablesOf(plan.id)) await addTable(folder, table, cells);
    await addRecords(folder, plan, RECORD_TABLES);
    const unique = uniqueNames();
    for (const { table, id, row } of read.plan.rows) {
      if (table !== 'attachments') continue;
      signal.throwIfAborted();
      const name = String(row.file_name);
      const media_type = row.media_type as Attachment['media_type'];
      const blob = await client.fetchQuery(fileQuery(plan.id, { id, media_type })).catch(() => null);
      if (!blob) {
        lacks.push({ kind: 'file', plan: plan.name, file: name });
        continue;
      }
      const path = `${folder}${fileName(filesFolder)}/${unique(fileName(name))}`;
      files[id] = path;
      await zip.add(path, new Uint8Array(await blob.arrayBuffer()));
    }
  }

  signal.throwIfAborted();
  onProgress(plans.length, '');
  const book = VENDORS as unknown as AnyNoun;
  if (isAccount) {
    await client.fetchQuery({ ...bookQuery(user_id), staleTime: 0 }).catch(() => {
      lacks.push({ kind: 'table', plan: null, table: VENDORS.table });
    });
    const vendors = (await tablesOf(user_id)).get(VENDORS.table);
    if (vendors) await addTable('', VENDORS.table, vendors);
    await addRecords('', null, OWN_RECORD_TABLES);
  }
  const templates = isAccount
    ? await readTemplates(signal).catch(() => {
        lacks.push({ kind: 'table', plan: null, table: 'templates' });
        return [];
      })
    : [];
  signal.throwIfAborted();
  const vendors = isAccount ? archivedVendors(rowsHere(client, user_id, book)) : [];
  await zip.add(ARCHIVE_FILE, JSON.stringify(archiveOf(archived, vendors, files, templates), null, 1));
  return { blob: zip.end(), lacks };
}
