import type { DateText } from '../../calendar';
import { findSpan } from '../../ledger/quick-ahead';
import { findAll } from '../../ledger/quick-text';
import type { CancelTerm } from '../quote';
import { CANCEL, PERCENT } from './read-payments';
import { clean, type Said, said } from './read-said';
import type { Sentence } from './read-text';

const FREE =
  /gratis|gratuit|sin (?:coste|costo|cargo|penaliz)|free|full refund|devolucion (?:completa|total|integra)|no (?:fee|charge)/u;
const GIVEN_BACK = /devol|devuel|reembols|refund(?!able)/u;
const LATER_THAN = /menos de|less than|within|fewer|under|en los (?:ultimos )?/u;
/** "Se pierde la señal": what booked the date is not given back. */
const KEEPS_DEPOSIT =
  /(?:pierd\w+|perder\w*|retien\w+|no se devuel\w+(?: \w+)?|(?:lose|forfeit|keep|retain)\w*) (?:(?:la|el|the|your|any) )?(?:senal?|anticipo|reserva|deposit|enganche|apartado|retainer)|(?:deposit|retainer) (?:is |will be )?(?:lost|forfeit\w*|kept|retained|non-? ?refundable)/u;
const BETWEEN =
  /(?:entre|between|from|de)?\s*(\d{1,3}) ?(?:-|–|y|and|a|to) ?(\d{1,3}) (?=dias|days|semanas|weeks|mes|month)/u;

export interface Cancellation {
  readonly steps: Said<readonly CancelTerm[]> | null;
  /** Sentences about cancelling that no step says. */
  readonly unread: readonly string[];
}

/** What cancelling costs: steps that name both the days ahead and what is lost. `deposit` is its part of the price. */
export function readCancellation(
  sentences: readonly Sentence[],
  event_date: DateText,
  deposit: number | null,
): Cancellation {
  const steps: Said<CancelTerm>[] = [];
  const unread: string[] = [];
  /** From when on all of it is lost: a step only where something is known of the days before. */
  let [all, from]: [number | null, Sentence | null] = [null, null];
  for (const sentence of sentences) {
    if (!CANCEL.test(sentence.plain) && !CANCEL.test(sentence.heading)) continue;
    const several = findAll(PERCENT, sentence.plain).length > 1;
    let understood = false;
    for (const piece of several ? sentence.plain.split(/, |;/u) : [sentence.plain]) {
      // Of "between 90 and 30 days" the nearer bound is the step's.
      const text = piece.replace(BETWEEN, (_, a: string, b: string) => `${Math.min(Number(a), Number(b))} `);
      const days = findSpan(text, event_date)?.days ?? null;
      const [percent] = findAll(PERCENT, text);
      const rate = percent ? Number(percent.groups?.rate) * 100 : null;
      const kept = rate === null && KEEPS_DEPOSIT.test(text) ? deposit : null;
      const lost =
        rate === null ? (FREE.test(text) ? 0 : kept) : GIVEN_BACK.test(text) ? 10_000 - rate : rate;
      if (days === null || lost === null || lost < 0 || lost > 10_000) continue;
      if (!LATER_THAN.test(text)) steps.push(said({ days_before: days, fee: lost }, sentence));
      else if (lost < 10_000) steps.push(said({ days_before: 0, fee: lost }, sentence));
      else [all, from] = [days, sentence];
      understood = true;
    }
    if (!understood && findSpan(sentence.plain, event_date)) unread.push(clean(sentence.text));
  }
  if (all !== null && from && steps.length === 0) {
    if (deposit === null) unread.push(clean(from.text));
    else steps.push(said({ days_before: all, fee: deposit }, from));
  }
  const [first] = steps;
  return {
    steps: first ? { value: steps.map(({ value }) => value), words: first.words } : null,
    unread,
  };
}
