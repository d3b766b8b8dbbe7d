import type { DateText } from '../calendar';
import type { Cents } from '../money';
import type { Category } from '../plan/facts';
import type { EntryKind } from './ledger-item';
import { readAmount } from './quick-amount';
import type { Mention } from './quick-date';
import type { DayChoice } from './quick-day';
import { nameOf } from './quick-name';
import { type EntrySetting, findAllDays, findRest } from './quick-rest';
import { withFigures } from './quick-spoken';
import { type Doubt, findAll, plain, type Span, spanOf, without, words } from './quick-text';
import * as vocabulary from './quick-words.data';

/** What a line says: "Florist 1.250 on 3 May", "Señal finca 3.000 € pagada ayer". */
export type QuickEntry = {
  readonly vendor_name: string;
  readonly amount: Cents;
  /** The price that the amount is a part of: "1,500, deposit 500". */
  readonly price: Cents | null;
  /** When it is due, or was paid; null when the line names no day. */
  readonly date: DateText | null;
  readonly paid: boolean;
  readonly kind: EntryKind;
  /** What the words suggest; null when they say nothing. */
  readonly category: Category | null;
  /** When the rest of the price falls due. */
  readonly rest_date?: DateText;
  /** Tax on top of the price, or of an amount without one: hundredths of a percent. */
  readonly tax_rate?: number;
};

export type QuickReading =
  /** Everything in it can be meant in one way only. */
  | { readonly status: 'clear'; readonly entry: QuickEntry }
  /** To be chosen from, or to be confirmed where there is one. */
  | { readonly status: 'asked'; readonly doubts: readonly Doubt[]; readonly entries: readonly QuickEntry[] }
  | { readonly status: 'missing'; readonly missing: 'everything' | 'amount' | 'vendor' };

/** Readings that are offered: a line with more of them is better written again. */
const MOST = 6;
const CATEGORIES = vocabulary.CATEGORY_WORDS.map(([category, list]) => [category, words(list)] as const);
const pattern = {
  unpaid: words(vocabulary.UNPAID),
  half: words(vocabulary.HALF),
  partly: words(vocabulary.PARTLY_PAID),
  paid: words(vocabulary.PAID),
  maybePaid: words(vocabulary.MAYBE_PAID),
  refunded: words(vocabulary.REFUNDED),
  refund: words(vocabulary.REFUND),
  noRefund: words(vocabulary.NO_REFUND),
  credit: words(vocabulary.CREDIT),
  onAccount: words(vocabulary.ON_ACCOUNT),
  deposit: words(vocabulary.DEPOSIT),
  booking: words(vocabulary.BOOKING),
  depositGiven: words(vocabulary.DEPOSIT_GIVEN),
  taxIncluded: words(vocabulary.TAX_INCLUDED),
};

interface State {
  readonly kind: EntryKind;
  readonly paid: boolean;
}
interface States {
  readonly choices: readonly State[];
  readonly doubts: readonly Doubt[];
  readonly spans: readonly Span[];
  readonly half: boolean;
  readonly parted: boolean;
  /** Whether the line says in words that it is paid, or that it isn't. */
  readonly told: boolean;
}

/** What a line says about the kind of a payment and whether it was made. */
function findStates(text: string, line: string): States {
  const spans: Span[] = [];
  const doubts: Doubt[] = [];
  const take = (one: RegExp): string | null => {
    const found = findAll(one, without(text, spans)).map(spanOf);
    spans.push(...found);
    const [first] = found;
    return first ? line.slice(first.from, first.to) : null;
  };
  take(pattern.taxIncluded);
  take(pattern.noRefund);
  const unpaid = take(pattern.unpaid) !== null;
  const half = take(pattern.half) !== null;
  const given = take(pattern.depositGiven);
  const partly = take(pattern.partly);
  const paid = take(pattern.paid);
  const maybe = paid === null ? take(pattern.maybePaid) : null;
  const refunded = take(pattern.refunded) !== null;
  const refund = take(pattern.refund) !== null;
  const credit = take(pattern.credit);
  const onAccount = take(pattern.onAccount);
  const booking = findAll(pattern.booking, text).map(spanOf);
  const deposit = findAll(pattern.deposit, without(text, [...spans, ...booking])).length > 0;
  if (deposit) spans.push(...booking);
  take(pattern.deposit);
  const usual: EntryKind = deposit ? 'deposit' : 'payment';
  let choices: State[] = [{ kind: usual, paid: paid !== null }];
  if (given !== null) {
    choices = [
      { kind: 'deposit', paid: true },
      { kind: 'payment', paid: false },
    ];
    doubts.push({ reason: 'partlyPaid', text: given });
  } else if (refunded || refund) choices = [{ kind: 'refund', paid: refunded || paid !== null }];
  else if (credit) {
    choices = [
      { kind: 'refund', paid: false },
      { kind: usual, paid: paid !== null },
    ];
    doubts.push({ reason: 'paymentOrRefund', text: credit });
  } else if (onAccount) {
    choices = [
      { kind: usual, paid: true },
      { kind: usual, paid: false },
      { kind: 'refund', paid: false },
    ];
    doubts.push({ reason: 'paymentOrRefund', text: onAccount });
  }
  const both = (text: string, reason: Doubt['reason']) => {
    choices = choices.flatMap((one) => [
      { ...one, paid: true },
      { ...one, paid: false },
    ]);
    doubts.push({ reason, text });
  };
  if (unpaid && paid === null && given === null) choices = choices.map((one) => ({ ...one, paid: false }));
  else if (partly !== null) {
    choices = choices.map((one) => ({ ...one, paid: false }));
    both(partly, 'partlyPaid');
  } else if (paid !== null && (unpaid || /\?/u.test(text))) both(paid, 'paidOrDue');
  else if (maybe !== null) both(maybe, 'paidOrDue');
  const parted = deposit || onAccount !== null || given !== null || half || unpaid || paid !== null;
  return {
    choices,
    doubts,
    spans,
    half,
    parted,
    told: unpaid || given !== null || paid !== null || refunded || partly !== null,
  };
}

interface DayChosen {
  readonly day: DayChoice;
  readonly mention: Mention | null;
  readonly spans: readonly Span[];
}

/** The days that a line may mean. Words that may be part of a name count only where no other day is named. */
function daysFrom(mentions: readonly Mention[]): { choices: readonly DayChosen[]; doubts: readonly Doubt[] } {
  const sure = mentions.filter((one) => one.sure);
  const used = sure.length > 0 ? sure : mentions.slice(0, 1);
  if (used.length === 0) return { choices: [{ day: { date: null }, mention: null, spans: [] }], doubts: [] };
  const doubts = used.flatMap(({ doubt }) => doubt ?? []);
  if (used.length > 1) doubts.unshift({ reason: 'twoDates', text: '' });
  const choices = used.flatMap((mention) =>
    mention.choices.map((day) => ({
      day,
      mention,
      spans: used.filter((one) => one !== mention || !day.keep),
    })),
  );
  return { choices: choices.slice(0, MOST), doubts };
}

const keyOf = ({ vendor_name, ...entry }: QuickEntry) => JSON.stringify([vendor_name, Object.entries(entry)]);

/**
 * Reads one line in either language. What can be meant in more than one way is never decided here: the readings are
 * given, with the reasons for asking.
 */
export function readQuickEntry(typed: string, setting: EntrySetting): QuickReading {
  const line = withFigures(
    typed
      .normalize('NFC')
      .replace(/[^\S\u00A0\u202F]+/gu, ' ')
      // Two dashes part the line; one may be a minus.
      .replace(/ [-–—] (.*) [-–—] /gu, ', $1, ')
      .trim(),
  );
  if (line === '') return { status: 'missing', missing: 'everything' };
  const text = plain(line);
  const category = CATEGORIES.find(([, found]) => found.test(text))?.[0] ?? null;
  const rest = findRest(text, line, pattern.deposit, setting);
  const clauses = rest ? [rest] : [];
  const states = findStates(without(text, clauses), line);
  const doubts: Doubt[] = [...states.doubts];
  const entries = new Map<string, QuickEntry>();
  let amounts = 0;
  const doubt = (more: readonly Doubt[]) => {
    for (const one of more)
      if (!doubts.some(({ reason, text }) => reason === one.reason && text === one.text)) doubts.push(one);
  };

  const left = without(text, [...clauses, ...states.spans]);
  const byThen = findAllDays(left, line, setting, true).find((one) => one.due);
  for (const state of states.choices.flatMap((one) => (byThen ? paidByThen(one) : one))) {
    if (byThen && state.paid)
      doubt([{ reason: 'paidOrDue', text: line.slice(byThen.from, byThen.to).trim() }]);
    const days = daysFrom(findAllDays(left, line, setting, state.paid));
    doubt(days.doubts);
    for (const { day, mention, spans } of days.choices) {
      // The figures of what may be a name are no amount: "Quinta 9 de Julio".
      const figures = mention?.doubt?.reason === 'nameOrDate' ? [...spans, mention] : spans;
      const reading = readAmount(line, without(left, figures), {
        currency: setting.currency,
        parted: states.parted,
        half: states.half,
        guests: setting.guests ?? null,
      });
      amounts += reading.choices.length;
      if (reading.choices.length > 0) doubt(reading.doubts);
      const minus = reading.doubts.some(({ reason }) => reason === 'minus');
      for (const { cents, price: whole, applies, spans: amount } of reading.choices.slice(0, MOST)) {
        const understood = [...clauses, ...states.spans, ...spans, ...amount];
        const vendor_name = nameOf(line, understood);
        if (vendor_name === '') continue;
        const paids = paidChoices(state, applies, states.told, mention, day.date, setting.today);
        if (paids.length > 1)
          doubt([{ reason: 'paidOrDue', text: mention ? line.slice(mention.from, mention.to).trim() : '' }]);
        const kinds: readonly EntryKind[] =
          minus && state.kind !== 'refund'
            ? [state.kind, 'refund']
            : [applies || state.kind === 'refund' ? state.kind : 'payment'];
        for (const paid of paids)
          for (const kind of kinds) {
            const price = whole ?? (rest?.amount && kind === 'deposit' ? cents + rest.amount : null);
            const entry = {
              vendor_name,
              amount: cents,
              price,
              date: day.date ?? (kind === 'deposit' ? null : (rest?.date ?? null)),
              paid,
              kind,
              category,
              ...(rest && price !== null ? { rest_date: rest.date } : {}),
              ...(reading.tax_rate === null || kind === 'refund' ? {} : { tax_rate: reading.tax_rate }),
            };
            entries.set(keyOf(entry), entry);
          }
      }
    }
  }
  if (amounts === 0) return { status: 'missing', missing: 'amount' };
  const all = [...entries.values()].slice(0, MOST);
  const [entry] = all;
  if (!entry) return { status: 'missing', missing: 'vendor' };
  const asked = doubts.filter(
    ({ reason }) => reason !== 'minus' || all.some(({ kind }) => kind !== 'refund'),
  );
  return asked.length > 0 ? { status: 'asked', doubts: asked, entries: all } : { status: 'clear', entry };
}

/** "Paid by 3 May" was paid on that day, or is to be. */
const paidByThen = (state: State): readonly State[] =>
  state.paid && state.kind !== 'refund' ? [state, { ...state, paid: false }] : [state];

/** Paid or not: what the words say, and both for a day gone by of which they say nothing. */
function paidChoices(
  state: State,
  applies: boolean,
  told: boolean,
  mention: Mention | null,
  date: DateText | null,
  today: DateText,
): readonly boolean[] {
  if (!applies) return [false];
  if (!state.paid && !told && date && date < today && !mention?.due) return [true, false];
  return [state.paid];
}
