import type { DateText } from '../calendar';
import type { Cents } from '../money';
import { findAhead } from './quick-ahead';
import { findDays, type Mention, type Setting } from './quick-date';
import { findNumbers } from './quick-number';
import { type Span, without } from './quick-text';
import { REST } from './quick-words.data';

/** What a line is read by, with what it may be counted from: the event's day and its guests. */
export type EntrySetting = Setting & { readonly event_date?: DateText; readonly guests?: number };

/** The days that a line names, those counted from the event among them. */
export function findAllDays(text: string, line: string, setting: EntrySetting, past: boolean): Mention[] {
  const counted = setting.event_date ? findAhead(text, setting.event_date) : [];
  return [
    ...counted.map(({ date, from, to }) => ({
      choices: [{ date }],
      doubt: null,
      from,
      to,
      due: true,
      sure: true,
    })),
    ...findDays(without(text, counted), line, setting, past),
  ].toSorted((a, b) => a.from - b.from);
}

/** What a deposit leaves of a price, and when it falls due. */
export interface Rest extends Span {
  readonly date: DateText;
  readonly amount: Cents | null;
}

const BEFORE = new RegExp(
  `[\\s,;.(–-]*(?:(?<![\\p{L}])(?:and|y|con|with|the|el|la|our|then|luego) )*(?<![\\p{L}])(?:${REST})(?<more>(?: [a-z]+){0,3}[\\s:,]*(?:\\p{Sc}?\\s?\\d[\\d.,]*(?:\\s?(?:\\p{Sc}|eur|euros|pesos))?)?(?:,? (?:is|to|be|due|payable|paid|a|pagar|se|paga|es))*[\\s,:]*)$`,
  'u',
);

/** "Balance due 4 weeks before", "resto 7 días antes", where the line has a deposit beside it. */
export function findRest(text: string, line: string, deposit: RegExp, setting: EntrySetting): Rest | null {
  for (const day of findAllDays(text, line, setting, false)) {
    const before = BEFORE.exec(text.slice(0, day.from));
    const [only] = day.choices;
    if (!before || !day.sure || !only?.date || day.choices.length !== 1) continue;
    const span = { from: before.index, to: day.to };
    if (!deposit.test(without(text, [span]))) continue;
    const amounts = findNumbers(before.groups?.more ?? '');
    return { ...span, date: only.date, amount: amounts[0]?.values[0] ?? null };
  }
  return null;
}
