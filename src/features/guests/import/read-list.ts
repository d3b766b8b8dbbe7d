import type { ImportTable } from '@/domain/guests/import/import-lines';
import { readTable } from '@/domain/guests/import/import-table';
import { decodeTable, tableCells } from '@/lib/files/table-file';
import { type Contact, readContacts } from '@/lib/files/vcard';
import { isWorkbook, workbookCells } from '@/lib/files/workbook';

/** Contacts as a table whose headings are known; what else the cards say is a column of its own. */
function contactCells(contacts: readonly Contact[]): string[][] {
  const more = [...new Set(contacts.flatMap((one) => Object.keys(one.more ?? {})))];
  return [
    [
      'First name',
      'Last name',
      'Email',
      'Phone',
      'Address',
      'Notes',
      'Tags',
      ...more.map((one) => one.toUpperCase()),
    ],
    ...contacts.map((one) => [
      one.name,
      one.last_name,
      one.email ?? '',
      one.phone_number ?? '',
      one.address ?? '',
      one.notes ?? '',
      one.tags.join(', '),
      ...more.map((name) => one.more?.[name] ?? ''),
    ]),
  ];
}

const textCells = async (text: string): Promise<string[][]> =>
  /^\s*BEGIN:VCARD/i.test(text) ? contactCells(await readContacts(text)) : tableCells(text);

/** The table that a file or a pasted text holds. @throws where it is none. */
export async function readList(source: Blob | string): Promise<ImportTable> {
  if (typeof source === 'string') return readTable(await textCells(source));
  const bytes = new Uint8Array(await source.arrayBuffer());
  return readTable(await (isWorkbook(bytes) ? workbookCells(bytes) : textCells(decodeTable(bytes))));
}
