import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { ImportBook } from '@/domain/guests/import/import-plan';
import { planImport } from '@/domain/guests/import/import-plan';
import { readColumns, unusedColumns } from '@/domain/guests/import/import-table';
import type { GuestForm } from '@/domain/guests/schema';
import { workbookOf } from '@/lib/files/workbook';
import { phoneReader } from '@/lib/phone';
import { readList } from './read-list';

const FOLDER = join(import.meta.dirname, 'fixtures');
const LISTS = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'));
const PART = { id: 'p1', version: 1, name: 'Ceremony' } as ImportBook['parts'][number];
const BOOK: ImportBook = { guests: [], households: new Map(), parts: [PART], questions: [] };

/** Characters of Windows-1252 that are control characters in Latin-1, as far as the test lists use them. */
const WINDOWS: Readonly<Record<string, number>> = { '–': 0x96, '’': 0x92, '€': 0x80 };
const utf16 = (text: string, big: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), !big);
  return bytes;
};

/** Builds a workbook as Excel does, with numeric cells and cells merged over several rows. */
async function workbook(text: string, merges: readonly string[]): Promise<Uint8Array> {
  const rows = text.split('\n').map((line) =>
    line.split('\t').map((cell) => {
      if (cell === '') return null;
      return /^\d+(?:\.\d+)?(?:E\d+)?$/u.test(cell) ? { figure: Number(cell) } : cell;
    }),
  );
  const files = unzipSync(new Uint8Array(await (await workbookOf(rows)).arrayBuffer()));
  const name = 'xl/worksheets/sheet1.xml';
  const sheet = strFromU8(files[name] ?? new Uint8Array()).replace(
    '</sheetData>',
    `</sheetData><mergeCells>${merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`,
  );
  return zipSync({ ...files, [name]: strToU8(sheet) });
}

function encoded(
  text: string,
  encoding: string,
  merges: readonly string[],
): Promise<Uint8Array> | Uint8Array {
  if (encoding === 'xlsx') return workbook(text, merges);
  if (encoding === 'windows-1252') return Uint8Array.from(text, (one) => WINDOWS[one] ?? one.charCodeAt(0));
  if (encoding.startsWith('utf-16'))
    return utf16(`${encoding.endsWith('bom') ? '\ufeff' : ''}${text}`, encoding.includes('be'));
  return strToU8(`${encoding.endsWith('bom') ? '\ufeff' : ''}${text}`);
}

function lineOf(form: GuestForm, problems: readonly { field: string }[], phone: string | null): string {
  const fields: [string, string][] = [
    ['household', form.household],
    ['email', form.email],
    ['phone', phone ?? form.phone_number],
    ['people', form.party_size === '1' ? '' : form.party_size],
    ['age', form.age_group === 'adult' ? '' : form.age_group],
    ['address', form.address],
    ['side', form.side === 'open' ? '' : form.side],
    ['tags', form.tags],
    ['diets', form.diets.join(', ')],
    ['allergens', form.allergens.join(', ')],
    ['dietary', form.dietary_notes],
    ['reply', form.replies.p1 ?? ''],
    ['notes', form.notes],
  ];
  return [
    ...problems.map(({ field }) => `wrong ${field}`),
    `${form.name} / ${form.last_name}`.trim(),
    ...fields.flatMap(([key, value]) => (value ? `${key}=${value.replaceAll('\n', '|')}` : [])),
  ].join('; ');
}

describe('guest lists in the formats that people use', () => {
  it.each(LISTS)('the sample guest list %s is read as expected', async (file) => {
    const whole = readFileSync(join(FOLDER, file), 'utf8');
    const [head = '', ...rest] = whole.split('\n');
    const [text = '', expected = ''] = rest.join('\n').split('\n--- expected\n');
    const [, country = '', encoding = '', merges = ''] =
      /^country (\w\w), encoding ([\w-]+)(?:, merges (.+))?/u.exec(head) ?? [];
    const bytes = await encoded(text, encoding, merges.split(' ').filter(Boolean));
    const table = await readList(new Blob([new Uint8Array(bytes)]));
    const columns = readColumns(table);
    const readPhone = await phoneReader(country);
    const rows = planImport(table, columns, BOOK, readPhone);
    const unused = unusedColumns(table, columns).map((i) => table.headings[i] || `Column ${i + 1}`);
    const read = [
      `unused: ${unused.join(', ')}`.trim(),
      ...rows.map(({ form, problems }) => lineOf(form, problems, readPhone(form.phone_number))),
    ];
    const order = (line: string) => line.split('; ').sort().join('; ');
    expect(read.map(order)).toEqual(expected.trim().split('\n').map(order));
  });
});
