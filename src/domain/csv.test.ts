import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText, harmless, moneyCell } from './csv';

const PAYLOADS = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\0=1+1',
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(A1)',
  ' =1+1',
  '\u00a0=1+1',
  '  \t @SUM(A1)',
  '\ufeff=1+1',
  '\u200b=1+1',
  '\u180e=1+1',
  '\u2061=1+1',
  '\u034f=1+1',
  '\u115f=1+1',
  '\u3164=1+1',
  '\u202e=1+1',
  '\u2066@SUM(A1)',
  '\u0001=1+1',
  '\u001f=1+1',
  '\u{e0001}=1+1',
  '=HYPERLINK("http://evil.example","x")',
  "=cmd|'/C calc'!A0",
  '\tx',
  '\rx',
  '\nx',
  '\0x',
];

/** Parses CSV as a spreadsheet does, with quoted cells and doubled quotes. */
function read(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const body = text.replace(/^\ufeff/, '');
  for (let i = 0; i < body.length; i++) {
    const one = body[i] ?? '';
    if (quoted) {
      if (one === '"' && body[i + 1] === '"') {
        cell += '"';
        i += 1;
      } else if (one === '"') quoted = false;
      else cell += one;
    } else if (one === '"') quoted = true;
    else if (one === separator || (one === '\r' && body[i + 1] === '\n')) {
      rows.at(-1)?.push(cell);
      cell = '';
      if (one === '\r') {
        rows.push([]);
        i += 1;
      }
    } else cell += one;
  }
  return rows.slice(0, -1);
}

describe('table for a spreadsheet', () => {
  it.each(PAYLOADS)('a spreadsheet file escapes the possible formula %j', (payload) => {
    expect(harmless(payload)).toBe(`'${payload}`);
    expect(read(csvText([[payload]], '.'), ',')[0]?.[0]?.startsWith("'")).toBe(true);
  });

  it('a spreadsheet file doesn’t change ordinary text', () => {
    for (const text of ['Florista', '3 - 4', 'a=b', 'Ñandú & Cía.', '']) expect(harmless(text)).toBe(text);
  });

  it('a spreadsheet file keeps a leading plus only in phone numbers', () => {
    expect(csvText([['+34600000101']], ',')).toBe('\ufeff"+34600000101"\r\n');
    for (const text of ['+34600000101+1', '+34 600', '+A1', '+34600000101\n=1', '++34'])
      expect(harmless(text)).toBe(`'${text}`);
  });

  it('a spreadsheet file writes numbers in the format of the reader’s language', () => {
    const cells = ['Íñigo; "Zoë"', { figure: -1250.5, decimals: 2 }, null];
    expect(csvText([cells], ',')).toBe('\ufeff"Íñigo; ""Zoë""";-1250,50;\r\n');
    expect(csvText([cells], '.')).toBe('\ufeff"Íñigo; ""Zoë""",-1250.50,\r\n');
  });

  it('a spreadsheet file writes amounts with the decimals of their currency', () => {
    const cells = ['CLP', 'COP', 'MXN', 'KWD'].map((currency) => moneyCell(125_000, currency));
    expect(csvText([[...cells, moneyCell(null, 'EUR'), moneyCell(-5, 'EUR')]], '.')).toBe(
      '\ufeff1250,1250,1250.00,1250.00,,-0.05\r\n',
    );
  });

  it('a spreadsheet file keeps every text unchanged unless it is a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (texts) => {
        const shown = read(csvText([texts], ','), ';')[0];
        expect(shown).toEqual(texts.map((text) => harmless(text).replaceAll('\0', '')));
      }),
    );
  });
});
