import { addDays, addMonths, type DateText, endOfMonth, weekday } from '../calendar';
import { certain, type DayReading, dayOf, dayOfMonth, inDays, someDayOf, unsure } from './quick-day';
import { COUNTED } from './quick-number';
import { findAll, plain, type Span, TAKEN, words } from './quick-text';
import { BEFORE_A_DAY, DAY_FIRST, DUE, MONTHS, WEEKDAYS } from './quick-words.data';

/** A piece of a line that names a day. */
export interface Mention extends Span, DayReading {
  /** What is paid by then is still to be paid. */
  readonly due: boolean;
  /** Whether the words can't be part of a name. */
  readonly sure: boolean;
}

/** What a line is read by. */
export type Setting = {
  readonly today: DateText;
  readonly language: 'en' | 'es';
  /** The plan's: an amount in another one is asked about. */
  readonly currency: string;
};

interface Found {
  readonly groups: Readonly<Record<string, string | undefined>>;
  /** The words of the day itself, as they were written. */
  readonly text: string;
  /** The words before it. */
  readonly lead: string;
  readonly before: string;
  readonly after: string;
}
type Read = (found: Found, setting: Setting, past: boolean) => (DayReading & { sure?: boolean }) | null;

const MONTH = `(?<month>${MONTHS.join('|')})`;
const WEEKDAY = `(?<weekday>${WEEKDAYS.join('|')})`;
const YEAR = "(?:[\\s,]+(?:de(?:l)?\\s+|of\\s+)?(?<year>20\\d\\d|['’]\\d\\d))?";
const DAY = '(?<day>\\d{1,2})';
const ORDINAL = '(?:st|nd|rd|th|º|o|er|e?ro)?';
const TO = `${ORDINAL}\\s?(?:-|–|/|&|al?|y|to|and)\\s?`;
const COUNTS = [
  'an|a|un|una|one',
  'two|dos|a couple of|un par de',
  'three|tres',
  'four|cuatro',
  'five|cinco',
  'six|seis',
];
const COUNT = `(?<count>\\d{1,3}|${COUNTS.join('|')})\\s+(?<unit>days?|dias?|weeks?|semanas?|months?|mes(?:es)?)`;

const indexIn = (lists: readonly string[], word = '') =>
  lists.findIndex((list) => list.split('|').includes(word));
const monthOf = (groups: Found['groups']) => indexIn(MONTHS, groups.month) + 1;
const countOf = ({ count = '' }: Found['groups']) => Number(count) || indexIn(COUNTS, count) + 1;
const yearOf = (year: string | undefined): number | null => {
  const digits = year?.replace(/\D/gu, '');
  return digits ? Number(digits) + (digits.length === 2 ? 2000 : 0) : null;
};

const capital = /^\s*(?:[&+]|\p{Lu})/u;
const possessive = /^['’]s(?!\p{L})/u;
const endsLine = ({ after }: Found) => /^[\s.,;:!)\uE000]*$/u.test(after);
const startsLine = ({ before }: Found) => /^[\s\uE000]*$/u.test(before);
const hasAmountBefore = ({ before }: Found) => /\d/u.test(before);

const spoken: Read = (found, { today }, past) => {
  const { groups, text } = found;
  const given = { day: Number(groups.day), month: monthOf(groups), year: yearOf(groups.year) };
  const reading = dayOf(given, text, today, past);
  const named = indexIn(WEEKDAYS, groups.weekday) + 1;
  const [only] = reading.choices;
  if (reading.doubt === null && only?.date && named > 0 && weekday(only.date) !== named)
    return unsure('weekdayDiffers', text, only.date, null);
  return reading;
};

/** A day whose figure may be part of an amount beside it. */
const keepable = (
  { choices }: DayReading,
  text: string,
  reason: 'grouping' | 'nameOrDate' | 'fraction' = 'grouping',
) => ({
  choices: [...choices, { date: null, keep: true }],
  doubt: { reason, text },
  sure: false,
});

/** "15 to 30 June": the first of the days, or the last. A line without another number has its amount there. */
const stretch: Read = ({ groups, text, before, after }, { today }, past) => {
  const [first, last] = [Number(groups.first), Number(groups.day)];
  if (first >= last || last > 31 || !/\d/u.test(before + after)) return null;
  const choices = [first, last].flatMap(
    (day) => dayOf({ day, month: monthOf(groups), year: yearOf(groups.year) }, text, today, past).choices,
  );
  return { choices, doubt: { reason: 'twoDates', text } };
};

/** Figures with a stroke: day first in Spanish, either way in English, unless only one of the two can be. */
const figures: Read = ({ groups, text, lead, after }, { today, language, currency }, past) => {
  const [a, b, year] = [Number(groups.a), Number(groups.b), yearOf(groups.year)];
  if (year === null && (a > 31 || b > 31)) return null;
  // "5/6 people"
  if (year === null && lead === '' && COUNTED.test(plain(after))) return null;
  const read = (month: number, day: number) => dayOf({ day, month, year }, text, today, past);
  if (year === null && lead === '' && ((b < 5 && a < b) || (a === 24 && b === 7))) {
    const { choices } = read(b, a);
    return { choices: [...choices, { date: null, keep: true }], doubt: { reason: 'fraction', text } };
  }
  if (b > 12 && a <= 12) return read(a, b);
  const dayFirst = read(b, a);
  if (language === 'es' || a > 12 || a === b || groups.mark === '.') return dayFirst;
  const both = DAY_FIRST.has(currency) ? [dayFirst, read(a, b)] : [read(a, b), dayFirst];
  return { choices: both.flatMap(({ choices }) => choices), doubt: { reason: 'dayOrMonth', text } };
};

const onWeekday: Read = (found, { today }, past) => {
  const { groups, text, lead } = found;
  const ahead = (indexIn(WEEKDAYS, groups.weekday) + 1 - weekday(today) + 7) % 7;
  const last = addDays(today, ahead - 7);
  const next = addDays(today, ahead || 7);
  const short = (groups.weekday ?? '').length < 5;
  const follows = hasAmountBefore(found) && endsLine(found);
  const led = /^(?:.*\s)?(?:on|el|this|este|next|last|proximo|by|before|until|due|hasta|para|antes)\s/u.test(
    lead,
  );
  const named = !led && !groups.past && !groups.coming && !follows;
  if (possessive.test(found.after) || (named && startsLine(found) && capital.test(found.after))) return null;
  if (named && !past) {
    if (short) return null;
    return {
      choices: [{ date: next }, { date: null, keep: true }],
      doubt: { reason: 'nameOrDate', text },
      sure: false,
    };
  }
  if (groups.past || /\blast\s/u.test(lead)) return certain(last);
  if (/\bnext\s/u.test(lead) && !past) return unsure('whichWeek', text, next, addDays(next, 7));
  if (ahead === 0) return unsure('whichWeek', text, past ? last : next, today);
  return certain(past ? last : next);
};

const inMonth: Read = (found, { today }, past) => {
  const { groups, text, lead } = found;
  const part = groups.end ? 'end' : groups.start ? 'start' : groups.mid ? 'middle' : null;
  const reading = someDayOf(monthOf(groups), yearOf(groups.year), part, text, today, past);
  if (part || groups.year || /(?:^|\s)(?:in|en|by|before|para|due|hasta|until)\s$/u.test(lead))
    return reading;
  if ((groups.month ?? '').length < 4 && groups.month !== 'may') return null;
  const named = (startsLine(found) || /&\s$/u.test(found.before)) && capital.test(found.after);
  if (named || possessive.test(found.after)) return null;
  const dates = reading.choices.filter(({ date }) => date !== null);
  return {
    choices: [{ date: null, keep: true }, ...dates],
    doubt: { reason: 'nameOrDate', text },
    sure: false,
  };
};

const vague =
  (day: (today: DateText) => DateText): Read =>
  ({ text }, { today }) =>
    unsure('vagueDate', text, day(today), null);

const READERS: readonly (readonly [pattern: string, read: Read])[] = [
  [
    '(?<year>20\\d\\d)(?<mark>[-/.])(?<b>\\d{1,2})\\k<mark>(?<a>\\d{1,2})',
    ({ groups, text }, { today }) =>
      dayOf(
        { day: Number(groups.a), month: Number(groups.b), year: yearOf(groups.year) },
        text,
        today,
        false,
      ),
  ],
  ['(?<a>\\d{1,2})(?<mark>[-/.])(?<b>\\d{1,2})\\k<mark>(?<year>20\\d\\d|\\d\\d)', figures],
  [`(?<first>\\d{1,2})${TO}${DAY}${ORDINAL}[\\s-]*(?:de\\s+|of\\s+)?${MONTH}\\.?${YEAR}`, stretch],
  [`${MONTH}\\.?\\s+(?<first>\\d{1,2})${TO}${DAY}(?:st|nd|rd|th)?(?![\\d.,:%]|\\s?[€$£])${YEAR}`, stretch],
  [
    `(?:${WEEKDAY}\\.?,?\\s+)?(?:the\\s+)?${DAY}${ORDINAL}[\\s-]*(?:de\\s+|of\\s+)?${MONTH}\\.?${YEAR}`,
    (found, setting, past) => {
      // "25 May 3" may be 25 on May 3.
      const after = /^ (?<day>\d{1,2})(?:st|nd|rd|th)?(?![\d.,:%]|\s?[€$£])/u.exec(found.after)?.groups?.day;
      const risky = after !== undefined && Number(after) <= 31 && !/\d/u.test(found.before);
      const reading = spoken(found, setting, past);
      if (reading && risky) return keepable(reading, found.text);
      // "Quinta 9 de Julio": a street or a square, since Spanish writes months small.
      const street =
        /^(?:del? )?$/u.test(found.lead) && /\p{L}\s$/u.test(found.before) && / de \p{Lu}/u.test(found.text);
      return reading && street ? keepable(reading, found.text, 'nameOrDate') : reading;
    },
  ],
  [
    `(?:${WEEKDAY}\\.?,?\\s+)?(?<!del )${MONTH}\\.?\\s+${DAY}(?:st|nd|rd|th)?(?![.,'’:]\\d)${YEAR}`,
    (found, setting, past) => {
      // "May 3 500" may be 3,500 for May.
      const risky = /^[ \u00A0\u202F]\d{3}(?!\d)/u.test(found.after) && !found.groups.year;
      const reading = spoken(found, setting, past);
      return reading && risky ? keepable(reading, found.text) : reading;
    },
  ],
  ['(?<a>\\d{1,2})(?<mark>/)(?<b>\\d{1,2})', figures],
  [
    // "on 14.02", and "8.3." as German is written.
    '(?<a>\\d{1,2})(?<mark>\\.)(?<b>\\d{2}|\\d{1,2}\\.(?=\\s|$))',
    (found, { today }, past) => {
      const [day, month] = [Number(found.groups.a), Number.parseInt(found.groups.b ?? '', 10)];
      const led = found.lead !== '' || found.text.endsWith('.');
      const elsewhere = /\d/u.test(found.before + found.after);
      if (!led || !elsewhere || month < 1 || month > 12 || day < 1 || day > 31) return null;
      const reading = dayOf({ day, month, year: null }, found.text, today, past);
      return { ...keepable(reading, found.text, 'fraction'), sure: true };
    },
  ],
  [
    `(?:in|en|within|dentro de)\\s+${COUNT}`,
    ({ groups }, { today }) => certain(inDays(today, countOf(groups), groups.unit ?? '')),
  ],
  [
    `hace\\s+${COUNT}`,
    ({ groups }, { today }) => certain(inDays(today, -countOf(groups), groups.unit ?? '')),
  ],
  [`${COUNT}\\s+ago`, ({ groups }, { today }) => certain(inDays(today, -countOf(groups), groups.unit ?? ''))],
  ['a fortnight ago', (_, { today }) => certain(addDays(today, -14))],
  ['day after tomorrow|pasado manana', (_, { today }) => certain(addDays(today, 2))],
  ['day before yesterday|anteayer|antier|antes de ayer', (_, { today }) => certain(addDays(today, -2))],
  ['today|tonight|hoy|esta noche', (_, { today }) => certain(today)],
  [
    'tomorrow|(?<!la )manana(?: (?:por|en|a) la (?:manana|tarde|noche))?',
    (_, { today }) => certain(addDays(today, 1)),
  ],
  ['yesterday|ayer', (_, { today }) => certain(addDays(today, -1))],
  ['el dia de la boda|on the (?:wedding )?day', ({ text }) => unsure('vagueDate', text, null)],
  ['next week|(?:la )?semana que viene|(?:la )?proxima semana', vague((today) => addDays(today, 7))],
  ['last week|(?:la )?semana pasada', vague((today) => addDays(today, -7))],
  ['last month|(?:el )?mes pasado', vague((today) => addMonths(today, -1))],
  ['next month|mes que viene|proximo mes', vague((today) => addMonths(today, 1))],
  ['(?:end|last day) of (?:the |this )?month|fin(?:ales)? de(?:l)? mes', vague(endOfMonth)],
  [
    `(?:(?<end>end of|fin(?:al)?(?:es)? de)\\s+|(?<start>(?:beginning|start|first week) of|(?:principios|inicios|primera semana) de)\\s+|(?<mid>mid|middle of|mediados de)[\\s-]+)?${MONTH}(?:\\s+(?:de(?:l)?\\s+|of\\s+)?(?<year>20\\d\\d))?`,
    inMonth,
  ],
  [
    `${WEEKDAY}\\s+(?:the\\s+)?${DAY}(?:st|nd|rd|th)?(?![.,:]?\\d|\\s*[%x×€$£])`,
    ({ groups, text }, { today }, past) => {
      const reading = dayOfMonth(Number(groups.day), text, today, past);
      const date = reading.choices[0]?.date;
      return date && weekday(date) === indexIn(WEEKDAYS, groups.weekday) + 1 ? reading : null;
    },
  ],
  [`${WEEKDAY}(?:\\s+(?:(?<coming>que viene|proximo)|(?<past>pasado)))?`, onWeekday],
  [
    `(?:el\\s+(?:dia\\s+)?|dia\\s+|(?:on|by|before|due)\\s+the\\s+)${DAY}(?<ordinal>st|nd|rd|th)?(?![.,:]\\d|\\s*[%x×€$£])`,
    ({ groups, text }, { today }, past) => {
      const day = Number(groups.day);
      return day < 1 || day > 31 ? null : dayOfMonth(day, text, today, past);
    },
  ],
  [
    `${DAY}(?:st|nd|rd|th)`,
    (found, { today }, past) => {
      const day = Number(found.groups.day);
      const last = endsLine(found) && hasAmountBefore(found);
      return last && day >= 1 && day <= 31 ? dayOfMonth(day, found.text, today, past) : null;
    },
  ],
];

const LEAD = `(?<lead>(?:(?:${BEFORE_A_DAY}|next|last),?\\s+)*)`;
const PATTERNS = READERS.map(
  ([pattern, read]) => [words(`${LEAD}(?<!\\d[.,'’])(?<self>${pattern})`), read] as const,
);
const DUE_WORD = words(DUE);

/**
 * The days that a line names, in words or figures of either language. `text` has lost its accents and capitals, `line`
 * has not. `past` is for what has been paid already.
 */
export function findDays(text: string, line: string, setting: Setting, past: boolean): Mention[] {
  const mentions: Mention[] = [];
  let rest = text;
  for (const [pattern, read] of PATTERNS) {
    for (const match of findAll(pattern, rest)) {
      const { lead = '', self = '' } = match.groups ?? {};
      const from = match.index;
      const to = from + match[0].length;
      const start = from + lead.length;
      const found = {
        groups: match.groups ?? {},
        text: line.slice(start, to),
        lead,
        before: rest.slice(0, from),
        after: rest.slice(to, to + 1) === TAKEN ? rest.slice(to) : line.slice(to),
      };
      const reading = self === '' ? null : read(found, setting, past);
      if (!reading) continue;
      mentions.push({ sure: true, ...reading, from, to, due: DUE_WORD.test(lead) });
      rest = rest.slice(0, from) + TAKEN.repeat(to - from) + rest.slice(to);
    }
  }
  return mentions.toSorted((a, b) => a.from - b.from);
}
