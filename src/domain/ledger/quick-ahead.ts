import { addDays, addMonths, type DateText, daysBetween } from '../calendar';
import { findAll, type Span, spanOf } from './quick-text';
import { SPOKEN } from './quick-words.data';

const COUNTS: readonly (readonly [RegExp, number])[] = [
  ...SPOKEN.map(([written, value]) => [new RegExp(`^(?:${written})$`, 'u'), value] as const),
  [/^(?:an?|la|el|the)$/u, 1],
];
const COUNT = `(?<count>\\d{1,3}|an?|la|el|the|${SPOKEN.map(([written]) => written).join('|')})`;
const UNIT =
  "(?<unit>dias?|days?|semanas?|weeks?|fortnights?|quincenas?|mes(?:es)?|months?)['’]?(?: (?:naturales|habiles|completos?|calendar|full|clear|de))*";
const EVENT =
  "(?:(?:la|el|the|your|vuestr[oa]|tu|su|our) )?(?:gran |big |mismo )?(?:boda|evento|fiesta|celebracion|enlace|ceremonia|wedding|event|party|celebration|ceremony|big day|day)(?:['’]s date| date| day)?";
/** "4 weeks before (the wedding)", "con un mes de antelación", "a 90 días (del evento)". */
const AHEAD = new RegExp(
  `(?<![\\p{L}\\d.,])${COUNT}[\\s-]${UNIT},? ?(?:(?:antes|before|beforehand|prior|ahead|out|previ[oa]s?|anterior(?:es)?|antelacion|anticipacion|in advance)(?![\\p{L}])(?: (?:(?:al?|to|of|del?) )?${EVENT}(?![\\p{L}]))?|(?<!(?:^|[^\\p{L}])(?:el|la|the) [^ ]+ )\\(?(?:del?|from|to|until) ${EVENT}(?![\\p{L}])\\)?)`,
  'u',
);
/** "40 % a 90 días": from when is said beside another part of the price. */
const WITHIN = new RegExp(`(?<![\\p{L}\\d])a ${COUNT} ${UNIT}(?![\\p{L}])`, 'u');
const ON_THE_DAY = new RegExp(
  `(?:(?:el|on the|the) )?(?:mismo )?(?:dia|day) (?:de|del|of) ${EVENT}(?![\\p{L}])|on (?:the|your) (?:wedding |big |event )?day(?: itself)?(?! (?:of|after|before))|(?:el |ese )mismo dia|day of(?! [a-z]+ing)|ese dia|al (?:terminar|finalizar|acabar)(?! (?:la )?(?:prueba|reunion))|a (?:la|vuestra) llegada`,
  'u',
);

/** When something is due, counted from the event, and the words that say so. */
export interface Ahead extends Span {
  readonly date: DateText;
  /** Before the event; none on its day. */
  readonly days: number;
}

function counted(match: RegExpExecArray, event_date: DateText): Ahead {
  const { count = '', unit = '' } = match.groups ?? {};
  const number = COUNTS.find(([written]) => written.test(count))?.[1] ?? Number(count);
  const days = /^[fq]/u.test(unit) ? 14 : /^[sw]/u.test(unit) ? 7 : 1;
  const date = unit.startsWith('m') ? addMonths(event_date, -number) : addDays(event_date, -number * days);
  return { ...spanOf(match), date, days: daysBetween(date, event_date) };
}

/** All that a plain text says to be due so long before the event, or on its day. A month is a calendar month. */
export function findAhead(text: string, event_date: DateText): Ahead[] {
  const before = findAll(AHEAD, text).map((match) => counted(match, event_date));
  const onTheDay = findAll(ON_THE_DAY, text).map((match) => ({
    ...spanOf(match),
    date: event_date,
    days: 0,
  }));
  return [
    ...before,
    ...onTheDay.filter((one) => !before.some(({ from, to }) => one.from < to && from < one.to)),
  ].toSorted((a, b) => a.from - b.from);
}

/** "A 90 días" among payments that are counted from the event. */
export function findWithin(text: string, event_date: DateText): Ahead | null {
  const match = WITHIN.exec(text);
  return match && counted(match, event_date);
}

const SPAN = new RegExp(`(?<![\\p{L}\\d.,])${COUNT}[\\s-]${UNIT}(?![\\p{L}])`, 'u');

/** A stretch of time that is counted from the event whatever stands around it: "less than 3 months". */
export function findSpan(text: string, event_date: DateText): Ahead | null {
  const match = findAll(SPAN, text).find(({ groups }) => !/^(?:el|la|the)$/u.test(groups?.count ?? ''));
  return match ? counted(match, event_date) : null;
}
