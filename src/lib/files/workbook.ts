import { loadOnce } from '../load-once';

const library = loadOnce(() => import('fflate'));
/** Loads an XML parser, because web workers have no DOMParser. */
const xml = loadOnce(() => import('saxen'));

/**
 * Returns true if a file is a ZIP archive, as XLSX workbooks are. The older XLS format is not a ZIP archive.
 */
export const isWorkbook = ([a, b]: Uint8Array): boolean => a === 0x50 && b === 0x4b;

/** Size limit of an unpacked workbook in bytes. A list of ten thousand guests takes a tenth of it. */
const MOST_BYTES = 100_000_000;
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
const [SHARED, STYLES, BOOK] = ['xl/sharedStrings.xml', 'xl/styles.xml', 'xl/workbook.xml'];
const LINKS = 'xl/_rels/workbook.xml.rels';

/** Matches numeric references to characters above 16 bits (emoji), which the parser drops. */
const FAR = /&#(?:x([0-9a-f]{5,6})|(\d{5,7}));/gi;
const far = (written: string, hex?: string, digits?: string): string => {
  const point = hex ? Number.parseInt(hex, 16) : Number(digits);
  return point > 0xffff && point <= 0x10ffff ? String.fromCodePoint(point) : written;
};

/**
 * Scans one XML part of a workbook. `said` is the text of a cell or shared string, without phonetic hints.
 */
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

interface Shared {
  readonly texts: readonly string[];
  /** Indices of the cell formats that show a date. */
  readonly dates: ReadonlySet<number>;
  /** Days from the workbook's day 0 to 1970-01-01. */
  readonly epoch: number;
}

const DAY_MS = 86_400_000;

/**
 * Converts a workbook's date number to YYYY-MM-DD. A time without a date, or a number outside the calendar,
 * is returned unchanged.
 */
function dayOf(said: string, epoch: number): string {
  const days = Math.floor(Number(said));
  if (!(days >= 1 && days < 2_958_466)) return said;
  return new Date((days - epoch) * DAY_MS).toISOString().slice(0, 10);
}

/** Returns a cell's text. An unticked checkbox gives no text, because it doesn't mean "no". */
function cellText(
  { type, style }: { type: string | undefined; style: number },
  said: string,
  { texts, dates, epoch }: Shared,
): string {
  if (type === 's') return texts[Number(said)] ?? '';
  if (type === 'b') return said === '1' ? 'yes' : 'false';
  if ((type === undefined || type === 'n') && said !== '' && dates.has(style)) return dayOf(said, epoch);
  return type === 'e' ? '' : said;
}

/** Converts a cell reference to a column number: 0 for A1, 27 for AB1. */
const columnOf = (reference: string): number =>
  [...reference.replace(/\d/g, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/**
 * Repeats a merged cell's text in each row that it covers. A number isn't repeated, because it would be
 * counted several times.
 */
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

async function rowsOf(sheet: Uint8Array | undefined, shared: Shared): Promise<string[][]> {
  const rows: string[][] = [];
  let cells: string[] = [];
  const merges: string[] = [];
  let cell: { type: string | undefined; style: number } = { type: undefined, style: 0 };
  await scan(sheet, {
    open: (name, attribute) => {
      if (name === 'mergeCell') merges.push(attribute('ref') ?? '');
      if (name === 'row') {
        cells = [];
        // Files often omit empty rows, but row numbers include them.
        const before = Number(attribute('r') ?? 0) - 1;
        if (before - rows.length < 1_000) while (rows.length < before) rows.push([]);
        rows.push(cells);
      }
      if (name !== 'c') return;
      cell = { type: attribute('t'), style: Number(attribute('s') ?? 0) };
      const reference = attribute('r');
      const column = reference ? columnOf(reference) : cells.length;
      while (cells.length < column) cells.push('');
    },
    close: (name, said) => {
      if (name === 'c') cells.push(cellText(cell, said, shared));
    },
  });
  for (const merge of merges) fillDown(rows, merge);
  return rows;
}

/** Returns true if a built-in format number shows a date (ECMA-376, 18.8.30). */
const isDateId = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
/**
 * Returns true if a format code such as "dd/mm/yyyy" contains a day or a year outside quotes, brackets and
 * escapes.
 */
const isDateCode = (code: string): boolean => /[dy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));

async function dateStyles(bytes: Uint8Array | undefined): Promise<ReadonlySet<number>> {
  const codes = new Map<number, string>();
  const dates = new Set<number>();
  let place = -1;
  await scan(bytes, {
    open: (name, attribute) => {
      if (name === 'numFmt') codes.set(Number(attribute('numFmtId')), attribute('formatCode') ?? '');
      if (name === 'cellXfs') place = 0;
      if (name !== 'xf' || place < 0) return;
      const id = Number(attribute('numFmtId') ?? 0);
      if (isDateId(id) || isDateCode(codes.get(id) ?? '')) dates.add(place);
      place += 1;
    },
    close: (name) => {
      if (name === 'cellXfs') place = -1;
    },
  });
  return dates;
}

export interface WorkbookSheet {
  readonly name: string;
  readonly hidden: boolean;
  readonly cells: string[][];
}

const numberIn = (path: string) => Number(/(\d+)\.xml$/.exec(path)?.[1] ?? 0);

/**
 * Returns the non-empty sheets of a workbook (ECMA-376) in tab order, hidden sheets last. Formulas are
 * returned as their results, dates as YYYY-MM-DD. @throws if the file isn't a workbook.
 */
export async function workbookSheets(bytes: Uint8Array): Promise<WorkbookSheet[]> {
  const { unzipSync } = await library();
  let size = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (![SHARED, STYLES, BOOK, LINKS].includes(name) && !SHEET.test(name)) return false;
      size += originalSize;
      if (size > MOST_BYTES) throw new Error('The workbook is too large');
      return true;
    },
  });
  const texts: string[] = [];
  await scan(files[SHARED], { close: (name, said) => name === 'si' && texts.push(said) });
  const paths = new Map<string, string>();
  await scan(files[LINKS], {
    open: (name, attribute) => {
      const target = attribute('Target')?.replace(/^\/?(xl\/)?/, 'xl/') ?? '';
      if (name === 'Relationship') paths.set(attribute('Id') ?? '', target);
    },
    close: () => undefined,
  });
  const tabs: { name: string; hidden: boolean; path: string }[] = [];
  let epoch = 25_569;
  await scan(files[BOOK], {
    open: (name, attribute) => {
      if (name === 'workbookPr' && /^(1|true)$/.test(attribute('date1904') ?? '')) epoch = 24_107;
      if (name !== 'sheet') return;
      const path = paths.get(attribute('r:id') ?? attribute('id') ?? '') ?? '';
      const hidden = /hidden/i.test(attribute('state') ?? '');
      if (files[path]) tabs.push({ name: attribute('name') ?? '', hidden, path });
    },
    close: () => undefined,
  });
  // Some workbooks don't list their sheets. Then the sheets are found by file name.
  const unnamed = Object.keys(files).filter((path) => SHEET.test(path));
  const listed =
    tabs.length > 0
      ? tabs
      : unnamed
          .toSorted((a, b) => numberIn(a) - numberIn(b))
          .map((path) => ({ path, name: String(numberIn(path)), hidden: false }));
  const shared = { texts, dates: await dateStyles(files[STYLES]), epoch };
  const sheets: WorkbookSheet[] = [];
  for (const { name, hidden, path } of [...listed].sort((a, b) => Number(a.hidden) - Number(b.hidden)))
    sheets.push({ name, hidden, cells: await rowsOf(files[path], shared) });
  return sheets.filter(({ cells }) => cells.some((row) => row.some(Boolean)));
}

/** Returns the cells of the first non-empty sheet. @throws if the file isn't a workbook. */
export const workbookCells = async (bytes: Uint8Array): Promise<string[][]> =>
  (await workbookSheets(bytes))[0]?.cells ?? [];

/** Converts a column number to letters: 0 is A, 27 is AB. */
const lettersOf = (column: number): string =>
  (column < 26 ? '' : lettersOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

const escaped = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    // Characters that XML can't represent are removed.
    .replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '');

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/**
 * Writes a table as a workbook with one sheet and a frozen header. Text is always stored as text, so that it
 * can't become a formula.
 */
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
