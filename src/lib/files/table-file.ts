import { loadOnce } from '../load-once';

const library = loadOnce(() => import('papaparse'));

/** Letters that only a wrong decoding makes: what UTF-8 looks like without its bytes in pairs. */
const BROKEN = /\uFFFD/;

/** The text of a file: UTF-8 or UTF-16 with a mark or without, else Windows-1252, as older spreadsheets write. */
export function decodeTable(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // Without a mark: every other byte of Latin text is nothing.
  const sample = bytes.slice(0, 1_000);
  const zeros = (from: number) => sample.filter((byte, i) => i % 2 === from && byte === 0).length;
  if (zeros(1) > sample.length / 4) return new TextDecoder('utf-16le').decode(bytes);
  if (zeros(0) > sample.length / 4) return new TextDecoder('utf-16be').decode(bytes);
  const text = new TextDecoder('utf-8').decode(bytes);
  return BROKEN.test(text) ? new TextDecoder('windows-1252').decode(bytes) : text;
}

/** A table's cells, whatever separates them: commas, semicolons or tabs. */
export async function tableCells(text: string): Promise<string[][]> {
  const { default: papa } = await library();
  const table = text.replace(/^\uFEFF/, '');
  // Guessed without empty lines, which make a list of two columns look like one of none; read with them, for the numbers of its rows.
  const { meta } = papa.parse(table, {
    delimitersToGuess: [',', ';', '\t'],
    preview: 10,
    skipEmptyLines: 'greedy',
  });
  return papa.parse<string[]>(table, { delimiter: meta.delimiter, skipEmptyLines: false }).data;
}
