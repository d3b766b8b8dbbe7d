import { loadOnce } from '../load-once';

const library = loadOnce(() => import('fflate'));
/** Of its own rather than the browser's: a worker has none. */
const xml = loadOnce(() => import('saxen'));

/** A workbook is a packed folder; of the older kind (XLS) it is none. */
export const isWorkbook = ([a, b]: Uint8Array): boolean => a === 0x50 && b === 0x4b;

/** Unpacked, a list of ten thousand guests is a tenth of this. */
const MOST_BYTES = 100_000_000;
const SHEET = /^xl\/worksheets\/sheet(\d+)\.xml$/;
const SHARED = 'xl/sharedStrings.xml';

/** A letter written as its number that takes two units of UTF-16, which the parser leaves out: emoji. */
const FAR = /&#(?:x([0-9a-f]{5,6})|(\d{5,7}));/gi;
const far = (written: string, hex?: string, digits?: string): string => {
  const point = hex ? Number.parseInt(hex, 16) : Number(digits);
  return point > 0xffff && point <= 0x10ffff ? String.fromCodePoint(point) : written;
};

/** Goes through a part of a workbook; `said` is what a cell or a shared text holds, without how it is pronounced. */
async function scan(
  bytes: Uint8Array | undefined,
  on: {
    open?: (name: string, attribute: (name: string) => string | undefined) => void;
    close: (name: string, said: string) => void;
  },
): Promise<void> {
  if (!bytes) return;
  const { Parser } = await xml();
  const parser = new Parser();
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  let said = '';
  let inText = false;
  let isPhonetic = false;
  parser.on('openTag', (full, attributes) => {
    const name = local(full);
    if (name === 'c' || name === 'si') said = '';
    if (name === 'rPh') isPhonetic = true;
    inText = !isPhonetic && (name === 't' || name === 'v');
    on.open?.(name, (key) => attributes()[key]);
  });
  const add = (text: string) => {
    if (inText) said += text;
  };
  parser.on('text', (text, decode) => add(decode(text)));
  parser.on('cdata', add);
  parser.on('closeTag', (full) => {
    const name = local(full);
    inText = false;
    if (name === 'rPh') isPhonetic = false;
    on.close(name, said);
  });
  parser.parse(new TextDecoder().decode(bytes).replace(FAR, far));
}

/** What a cell of a type says. */
function cellText(type: string | undefined, said: string, shared: readonly string[]): string {
  if (type === 's') return shared[Number(said)] ?? '';
  if (type === 'b') return said === '1' ? 'yes' : 'no';
  return type === 'e' ? '' : said;
}

/** The column of a reference: A is 0, AB 27. */
const columnOf = (reference: string): number =>
  [...reference.replace(/\d/g, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** A text that stands in one cell over several rows is each row's; a figure would count several times. */
function fillDown(rows: string[][], merge: string) {
  const [, letters = '', from, until, to] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(merge) ?? [];
  if (letters === '' || letters !== until) return;
  const column = columnOf(letters);
  const text = rows[Number(from) - 1]?.[column] ?? '';
  if (text === '' || !Number.isNaN(Number(text))) return;
  for (const cells of rows.slice(Number(from), Number(to))) {
    while (cells.length <= column) cells.push('');
    cells[column] = text;
  }
}

async function rowsOf(sheet: Uint8Array | undefined, shared: readonly string[]): Promise<string[][]> {
  const rows: string[][] = [];
  let cells: string[] = [];
  const merges: string[] = [];
  let type: string | undefined;
  await scan(sheet, {
    open: (name, attribute) => {
      if (name === 'mergeCell') merges.push(attribute('ref') ?? '');
      if (name === 'row') {
        cells = [];
        // Empty rows are often left out; what is said of rows counts them.
        const before = Number(attribute('r') ?? 0) - 1;
        if (before - rows.length < 1_000) while (rows.length < before) rows.push([]);
        rows.push(cells);
      }
      if (name !== 'c') return;
      type = attribute('t');
      const reference = attribute('r');
      const column = reference ? columnOf(reference) : cells.length;
      while (cells.length < column) cells.push('');
    },
    close: (name, said) => {
      if (name === 'c') cells.push(cellText(type, said, shared));
    },
  });
  for (const merge of merges) fillDown(rows, merge);
  return rows;
}

/**
 * The cells of a workbook's first sheet that holds any, as their texts (ECMA-376); a formula is what it came to.
 *
 * @throws where it is none.
 */
export async function workbookCells(bytes: Uint8Array): Promise<string[][]> {
  const { unzipSync } = await library();
  let size = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (name !== SHARED && !SHEET.test(name)) return false;
      size += originalSize;
      if (size > MOST_BYTES) throw new Error('The workbook is too large');
      return true;
    },
  });
  const shared: string[] = [];
  await scan(files[SHARED], { close: (name, said) => name === 'si' && shared.push(said) });
  const sheets = Object.keys(files)
    .filter((name) => SHEET.test(name))
    .sort((a, b) => Number(SHEET.exec(a)?.[1]) - Number(SHEET.exec(b)?.[1]));
  for (const name of sheets) {
    const rows = await rowsOf(files[name], shared);
    if (rows.some((cells) => cells.some(Boolean))) return rows;
  }
  return [];
}

/** The letters of a column: 0 is A, 27 AB. */
const lettersOf = (column: number): string =>
  (column < 26 ? '' : lettersOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

const escaped = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    // What XML has no way to write.
    .replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '');

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** A table as a workbook of one sheet, its head kept in sight. Every text stays a text there: nothing is reckoned with. */
export async function workbookOf(
  rows: readonly (readonly (string | { readonly figure: number } | null)[])[],
): Promise<Blob> {
  const { strToU8, zipSync } = await library();
  const data = rows.map((row, y) => {
    const cells = row.map((cell, x) => {
      const at = `r="${lettersOf(x)}${y + 1}"`;
      if (cell === null) return '';
      return typeof cell === 'string'
        ? `<c ${at} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
        : `<c ${at}><v>${cell.figure}</v></c>`;
    });
    return `<row r="${y + 1}">${cells.join('')}</row>`;
  });
  const relation = (id: string, type: string, target: string) =>
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`;
  const files = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
    '_rels/.rels': relation('rId1', 'officeDocument', 'xl/workbook.xml'),
    'xl/_rels/workbook.xml.rels': relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>${data.join('')}</sheetData></worksheet>`,
  };
  const packed = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  );
  return new Blob([packed], { type: `${TYPE}.sheet` });
}
