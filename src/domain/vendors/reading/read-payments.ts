import { type DateText, daysBetween } from '../../calendar';
import { findAhead, findWithin } from '../../ledger/quick-ahead';
import { findDays } from '../../ledger/quick-date';
import { findNumbers } from '../../ledger/quick-number';
import { findAll } from '../../ledger/quick-text';
import type { Cents } from '../../money';
import type { Instalment } from '../quote';
import { agreed, type Said, said } from './read-said';
import type { Sentence } from './read-text';
import { SERVICE_NAME, TAX_NAME } from './read-words.data';

/** What payments are counted from. */
export type PaySetting = {
  readonly today: DateText;
  readonly event_date: DateText;
  readonly currency: string;
  /** Of the whole event; null where it is another or none. */
  readonly price: Cents | null;
};

export const PERCENT = /(?<![\d.,])(?<rate>\d{1,3})(?:[.,](?<part>\d))?\s?%/gu;
/** What the deposit leaves. "The balance, two weeks before" is one piece. */
const REST_WORDS =
  '(?<![a-z])(?:resto|restante|saldo|balance|remaining|remainder|rest|liquid\\w*|pendiente)(?![a-z])';
const REST = new RegExp(REST_WORDS, 'u');
const REST_COMMA = new RegExp(`(?<rest>${REST_WORDS}),`, 'gu');
const BOOKS =
  /anticipo|enganche|depos|retainer|reserv|block|bloque|advance|(?<![a-z])down(?![a-z])|up ?front|you sign|separ|sena|contratar|firm|signing|signed|confirm|apart|booking|to (?:book|hold|secure)|secures?|hold|adelanto/u;
const HALF = /(?<![a-z])(?:half|(?:la )?mitad)(?![a-z]|[- ](?:an? |day|hour|board|dozen|price|hora))/gu;
const KEPT = /non-? ?refundable|no (?:es )?(?:reembolsable|retornable)/gu;
export const CANCEL = /cancel|anulac/u;
const RATES = `(?:${TAX_NAME}|${SERVICE_NAME})`;
/** A percentage that is no part of the price; tax beside one that is ("30 % + IVA") says nothing of it. */
const NO_PAYMENT = new RegExp(
  `cancel|anulac|descuento|discount|off\\b|devol|refund|reembols|%\\s*(?:de |del |of )?(?:el |la )?${RATES}|${RATES}\\W*(?:(?:del?|at|of|al) )?\\(?\\d{1,2}(?:[.,]\\d+)?\\s?%`,
  'u',
);
const PARTS =
  /, |;|\s[+·/–—-]\s(?!\s*(?:el )?(?:iva|i\.v\.a|vat|tax|impuestos)(?![a-z]))|(?<![a-z])(?:y|and)(?![a-z])/u;
const PIECES = new RegExp(`${PARTS.source}|(?<=\\d\\s?%.*)(?=(?<![\\d.,])\\d{1,3}\\s?%)`, 'u');
const MOST_DAYS = 1_000;
/** An amount that is paid by then; what comes back is no part of the price. */
const PAID = /(?<![a-z])(?:pag|abon|payment|instal|plazo|cuota|due|payable)/u;
const COMES_BACK =
  /fianza|garant|refund|reembols|damage|security|breakage|bond|deposit|(?<![a-z])(?:if|si)(?![a-z])/u;
/** Days that are counted from today are about the answer or the booking. */
const RELATIVE =
  /(?<![a-z])(?:in|en|within|dentro|next|proxim[oa]|last|today|hoy|manana|tomorrow|ayer|yesterday|week|semana|month|mes)(?![a-z])/u;

/** Days before the event, as a piece says them: counted, on the day, or of a date. */
function daysIn(piece: string, counted: boolean, { today, event_date, currency }: PaySetting): number | null {
  const [ahead = counted ? findWithin(piece, event_date) : null] = findAhead(piece, event_date);
  if (ahead) return ahead.days <= MOST_DAYS ? ahead.days : null;
  if (BOOKS.test(piece)) return null;
  const [day] = findDays(piece, piece, { today, language: 'en', currency }, false).filter(
    ({ sure, from, to }) => sure && !RELATIVE.test(piece.slice(from, to)),
  );
  const [only] = day?.choices ?? [];
  if (!only?.date || day?.choices.length !== 1 || only.date > event_date || only.date <= today) return null;
  return daysBetween(only.date, event_date);
}

const moneyIn = (piece: string): Cents | null => {
  const amounts = findNumbers(piece).filter(({ money, values }) => money && values.length === 1);
  return amounts.length === 1 ? (amounts[0]?.values[0] ?? null) : null;
};

/** Parts of the price: what books the date, and what is paid so many days before. A rate of 100 % is all that is left. */
export function readPayments(
  sentences: readonly Sentence[],
  setting: PaySetting,
): { deposit: Said<number> | null; instalments: Said<readonly Instalment[]> | null } {
  const deposits: Said<number>[] = [];
  const instalments: Said<Instalment>[] = [];
  const rests: Said<number>[] = [];
  for (const sentence of sentences) {
    const pieces = sentence.plain.replace(REST_COMMA, '$<rest>').split(PIECES);
    const counted = findAhead(sentence.plain, setting.event_date).length > 0;
    const cancels = CANCEL.test(sentence.plain) || CANCEL.test(sentence.heading);
    for (const piece of pieces) {
      const [match] = findAll(PERCENT, piece.replace(HALF, '50%'));
      const days = daysIn(piece, counted, setting);
      if (!match) {
        if (cancels || days === null) continue;
        const amount = REST.test(piece) ? null : moneyIn(piece);
        const rate = amount && setting.price ? Math.round((amount * 10_000) / setting.price) : 0;
        if (REST.test(piece)) rests.push(said(days, sentence));
        else if (rate > 0 && rate < 10_000 && PAID.test(piece) && !COMES_BACK.test(piece))
          instalments.push(said({ rate, days_before: days }, sentence));
        continue;
      }
      if (NO_PAYMENT.test(piece.replace(KEPT, ''))) continue;
      const rate = Number(match.groups?.rate) * 100 + Number(match.groups?.part ?? 0) * 10;
      if (rate <= 0 || rate > 10_000) continue;
      if (BOOKS.test(piece) && days === null) deposits.push(said(rate, sentence));
      else if (days !== null) instalments.push(said({ rate, days_before: days }, sentence));
    }
  }
  const deposit = agreed(deposits);
  const rest = agreed(rests);
  const parts = instalments.reduce((sum, { value }) => sum + value.rate, deposit?.value ?? 0);
  // What the others leave; all that is left where they are amounts.
  if (rest && parts < 10_000)
    instalments.push({
      ...rest,
      value: { rate: deposit ? 10_000 - parts : 10_000, days_before: rest.value },
    });
  const [first] = instalments;
  return {
    deposit,
    instalments: first ? { value: instalments.map(({ value }) => value), words: first.words } : null,
  };
}
