import { loadOnce } from '../load-once';

const library = loadOnce(() => import('papaparse'));

/** Character encodings of files from older programs: Windows, Excel for Mac, and DOS. */
export const ENCODINGS = ['utf-8', 'windows-1252', 'macintosh', 'cp850'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The characters of code page 850 from 0x80. Browsers can't decode this encoding. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

export function decodeAs(bytes: Uint8Array, letters: Encoding): string {
  if (letters !== 'cp850') return new TextDecoder(letters).decode(bytes);
  let text = '';
  for (const byte of bytes) text += byte < 0x80 ? String.fromCharCode(byte) : (CP850[byte - 0x80] ?? '');
  return text;
}

/** Non-ASCII letters of European languages, and common non-ASCII punctuation. */
const USUAL = /[áéíóúüñçàèòâêîôûäëïöãõåæœøßýÁÉÍÓÚÜÑÇÀÈÒÂÊÎÔÛÄËÏÖÃÕÅÆŒØÝªº¿¡€·’‘“”–—…«»©®°£´]/gu;
/** Matches signs of a wrong encoding: a capital inside a word, or unusual punctuation between letters. */
const ODD =
  /(?<=\p{Ll})\p{Lu}(?=\p{Ll}|$)|(?<=\p{L})[^\p{L}\p{M}\p{N}\s’'·\-–.,;:/()@_+&"“”«»ªº…!?]+(?=\p{L})|[\p{Cc}\uFFFD\u2500-\u25FF]/gmu;

const plausible = (text: string): number => {
  const others = [...text.matchAll(/[^\p{ASCII}]/gu)].length;
  const odd = text.match(ODD)?.filter((one) => !/^[\n\r\t]$/.test(one)).length ?? 0;
  return others === 0
    ? 0
    : (text.match(USUAL)?.length ?? 0) - (others - (text.match(USUAL)?.length ?? 0)) - 3 * odd;
};

/**
 * Returns a file's possible encodings, likeliest first, or only one if the bytes are unambiguous. UTF-8 with
 * a few invalid bytes counts as damaged UTF-8.
 */
export function lettersOf(bytes: Uint8Array): readonly Encoding[] {
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = text.match(/\uFFFD+/g)?.length ?? 0;
  const whole = text.match(/(?!\uFFFD)[^\p{ASCII}]/gu)?.length ?? 0;
  if (broken === 0 || whole > broken) return ['utf-8'];
  const found = (['windows-1252', 'macintosh', 'cp850'] as const)
    .map((letters) => ({ letters, score: plausible(decodeAs(bytes, letters)) }))
    .sort((a, b) => b.score - a.score);
  const [best, next] = found;
  // The best encoding is certain if its score is well above the score of the next encoding.
  const isClear = best && next && best.score > 0 && best.score >= next.score + Math.max(2, best.score / 4);
  const likely = found.map(({ letters }) => letters);
  return isClear ? likely.slice(0, 1) : likely;
}

/** Decodes UTF-16 with or without a byte order mark. Returns null for other encodings. */
function wideText(bytes: Uint8Array): string | null {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // Without a byte order mark, UTF-16 is recognised by its zeros: in Latin text every other byte is zero.
  const sample = bytes.slice(0, 1_000);
  const zeros = (from: number) => sample.filter((byte, i) => i % 2 === from && byte === 0).length;
  if (zeros(1) > sample.length / 4) return new TextDecoder('utf-16le').decode(bytes);
  if (zeros(0) > sample.length / 4) return new TextDecoder('utf-16be').decode(bytes);
  return null;
}

/** Decodes a file in each possible encoding, likeliest first. */
export function tableTexts(
  bytes: Uint8Array,
): readonly { readonly letters: Encoding | null; readonly text: string }[] {
  const wide = wideText(bytes);
  if (wide !== null) return [{ letters: null, text: wide }];
  return lettersOf(bytes).map((letters) => ({ letters, text: decodeAs(bytes, letters) }));
}

export const decodeTable = (bytes: Uint8Array): string => tableTexts(bytes)[0]?.text ?? '';

/**
 * Escapes a quotation mark that begins a cell without enclosing it (`"Ray" Montes`). Otherwise the parser
 * would merge the following cells into this one.
 */
const unquoted = (table: string): string =>
  table.replace(/(^|[,;\t])"([^"\n]+)"(?=[^",;\t\r\n])/gm, '$1“$2”');

/** Parses a table separated by commas, semicolons or tabs. */
export async function tableCells(text: string): Promise<string[][]> {
  const { default: papa } = await library();
  // Old spreadsheets for Mac end lines with a carriage return only.
  const table = text.replace(/^\uFEFF/, '').replace(/\r(?!\n)/g, '\n');
  const read = (text: string) => {
    // The delimiter is guessed without the empty lines, which mislead the guess. The parser itself gets all
    // lines, so that row numbers are right.
    const { meta } = papa.parse(text, {
      delimitersToGuess: [',', ';', '\t'],
      preview: 10,
      skipEmptyLines: 'greedy',
    });
    return papa.parse<string[]>(text, { delimiter: meta.delimiter, skipEmptyLines: false });
  };
  const { data, errors } = read(table);
  return errors.some(({ type }) => type === 'Quotes') ? read(unquoted(table)).data : data;
}
