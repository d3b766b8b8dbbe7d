import { findAll, plain, words } from './quick-text';
import { CURRENCY_WORDS, FACTORS, MONTHS, SPOKEN, SPOKEN_BEFORE_FACTOR } from './quick-words.data';

const keys = (list: readonly string[]) => list.join('|');
const SIGNS = keys(CURRENCY_WORDS.map(([written]) => written));
const factors = Object.entries(FACTORS).filter(([word]) => word.length > 2);
const FACTOR = keys(factors.map(([word]) => word));
const NUMERAL = keys(SPOKEN.map(([written]) => written));
const FIRST = `(?<![.,'’])\\d{1,3}|${keys(SPOKEN_BEFORE_FACTOR.map(([written]) => written))}`;
const WORD = `(?:${NUMERAL}|(?:${FIRST})(?= (?:${FACTOR})(?!\\p{L}))|${FACTOR})(?![\\p{L}\\d])`;
const RUN = words(`${WORD}(?:(?: (?:y|and) |[ -])${WORD})*(?: y medio)?`);
/** "12 mil" is a number in figures already. */
const OWN = words(`${NUMERAL}|an?|medio|(?:${FACTOR}) \\d+`);
const WHOLE = [...SPOKEN, ...SPOKEN_BEFORE_FACTOR].map(
  ([written, value]) => [new RegExp(`^(?:${written})$`, 'u'), value] as const,
);
/** A number before the run, or a fraction behind it, that the run can't be read without: "two or three thousand". */
const OPEN_START = new RegExp(
  `(?:\\d|(?<![\\p{L}\\d])${WORD}|(?<!\\p{L})(?:medio|half))[ ]?(?:a|o|y|or|to|and|and a|punto|coma|con|point|-)?\\s?$`,
  'u',
);
const OPEN_END = new RegExp(
  `^\\s?(?:y (?:pico|algo|medi[oa])|and (?:a half|change)|something|odd|-?ish|(?:con|coma|punto|point|and|o|or|to|a|-)\\s${WORD})(?![\\p{L}\\d])`,
  'u',
);
/** Words that are seldom anything but an amount. */
const LARGE = new RegExp(`[ -](?:${FACTOR})(?!\\p{L})|(?:${FACTOR}|cien|ciento|\\p{L}{4}ient[oa]s)[ -]`, 'u');
const HUNDREDS = new RegExp(`${LARGE.source}|\\p{L}{4}ient[oa]s`, 'u');
const MONEY = new RegExp(`^\\s?(?:de )?(?:${SIGNS})(?!\\p{L})`, 'u');
/** "120 pounds fifty" */
const AFTER_MONEY = new RegExp(`\\d\\s?(?:${SIGNS})(?: (?:con|and|y))? $`, 'u');
const OF_MONTH = new RegExp(`^ (?:de )?(?:${MONTHS.join('|')})(?!\\p{L})`, 'u');

/** What a run of words comes to; null where they are no number, such as "nineteen eleven". */
function spokenValue(run: string): number | null {
  const half = / y medio$/u.test(run);
  let [total, part, last] = [0, 0, Number.POSITIVE_INFINITY];
  for (const word of run.replace(/ y medio$/u, '').split(/ (?:y |and )?|-/u)) {
    const factor = FACTORS[word];
    const value =
      WHOLE.find(([written]) => written.test(word))?.[1] ?? (/^\d+$/u.test(word) ? Number(word) : null);
    if (word === 'hundred') {
      if (part === 0 || part > 99) return null;
      part *= 100;
    } else if (factor) {
      // "mil" and "millón y medio" stand without a number of their own.
      if (factor >= last || (part === 0 && !/^mil/u.test(word))) return null;
      total += (part || 1) * factor;
      [part, last] = [0, factor];
    } else if (value !== null) {
      const room = part === 0 ? 1000 : part % 100 === 0 ? 100 : part % 10 === 0 && part % 100 >= 20 ? 10 : 0;
      if (value >= room || value >= last) return null;
      part += value;
    } else return null;
  }
  if (half && (last !== 1_000_000 || part > 0)) return null;
  return total + part + (half ? 500_000 : 0);
}

/**
 * A line with its amounts in words ("two grand", "mil quinientos euros") and the days of Spanish dates in figures. Words
 * that may be part of a name stay: a number counts where a currency follows, or where there are two words, one of them large.
 */
export function withFigures(line: string): string {
  const first = replaced(line, false);
  return /\d/u.test(first) ? replaced(first, true) : first;
}

/** Beside `figures` one word is enough: "2.000 € menos quinientos" is no longer certain. */
function replaced(line: string, figures: boolean): string {
  const text = plain(line);
  let [result, at] = ['', 0];
  for (const { 0: run, index } of findAll(RUN, text)) {
    if (!OWN.test(run)) continue;
    const [before, after] = [text.slice(0, index), text.slice(index + run.length)];
    const value = spokenValue(run);
    const start = before.trim() === '' ? 1 : 0;
    const named = /\p{Lu}/u.test(line.slice(index + start, index + run.length));
    const large = (figures ? HUNDREDS : LARGE).test(run);
    const day = /(?<!\p{L})el $/u.test(before) && OF_MONTH.test(after);
    const certain = MONEY.test(after) || AFTER_MONEY.test(before) || large || day;
    if (value === null || named || !certain || OPEN_START.test(before) || OPEN_END.test(after)) continue;
    result += line.slice(at, index) + String(value);
    at = index + run.length;
  }
  return result + line.slice(at);
}
