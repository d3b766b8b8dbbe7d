import { findDates } from '../../reading/date';
import { findMoney, inCurrency } from '../../reading/money';
import { findNumbers } from '../../reading/number';
import type { Found, Span } from '../../reading/words';
import type { PriceBasis } from '../../vendors/quote';
import { type MessageFacts, type MessageSetting, readMessage } from '../../vendors/reading/read-message';
import type { QuoteField } from '../tools/page-tools';

interface QuoteWords {
  readonly basis?: PriceBasis | undefined;
  readonly found: readonly { readonly field: QuoteField; readonly words: string }[];
}

/**
 * Values parsed from quotations. `refused` lists fields whose quotation isn't in the text or can't be parsed.
 */
interface GroundedQuote {
  readonly facts: MessageFacts;
  readonly refused: readonly QuoteField[];
}

/** Returns the first position of some words in a text, ignoring differences in white space. */
function spanOfWords(text: string, words: string): Span | null {
  const pattern = words
    .trim()
    .split(/\s+/u)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
    .join('\\s+');
  const match = pattern === '' ? null : new RegExp(pattern, 'iu').exec(text);
  return match && { from: match.index, to: match.index + match[0].length };
}

/** Returns the value if all matches agree on one; otherwise null. */
function only<T>(found: readonly Found<T>[]): Found<T> | null {
  const [first] = found;
  return first && found.every(({ value }) => value === first.value) ? first : null;
}

const amountIn = (words: string, currency: string) =>
  only(findMoney(words).filter((one) => !one.minus && inCurrency(one, currency)));
const rateIn = (words: string) => only(findNumbers(words, 3).filter(({ value }) => value <= 100));

const NOT = /\b(?:no|not|sin|without|plus|excl\p{L}*|aparte|extra|mas)\b|\+/iu;

/**
 * Parses the words that a model has quoted from a vendor's text, with the same parsers as pasted messages. A
 * quotation is refused if it isn't literally in the text or can't be parsed as its field. Words that the
 * model made up are never used.
 */
export function groundQuote(
  text: string,
  { basis, found }: QuoteWords,
  setting: MessageSetting,
): GroundedQuote {
  const facts: { -readonly [F in QuoteField]?: MessageFacts[F] } = {};
  const refused: QuoteField[] = [];
  for (const { field, words } of found) {
    const place = spanOfWords(text, words);
    const said = place ? text.slice(place.from, place.to) : '';
    const at = <T>(one: Found<T> | null): Found<T> | null => one && place && { ...one, ...place };
    const value = ((): MessageFacts[QuoteField] | null => {
      if (!place) return null;
      switch (field) {
        case 'price': {
          const amount = at(amountIn(said, setting.currency));
          return amount && { ...amount, basis: basis ? { value: basis, ...place } : null };
        }
        case 'deposit':
          return at(amountIn(said, setting.currency));
        case 'deposit_rate':
        case 'tax_rate': {
          const rate = rateIn(said);
          return at(rate && { ...rate, value: Math.round(rate.value * 1_000) / 10 });
        }
        case 'tax_included': {
          const read = readMessage(said, setting).facts.tax_included;
          return { value: read?.value ?? !NOT.test(said), ...place };
        }
        case 'valid_until':
          return at(only(findDates(said, setting)));
      }
    })();
    if (value) Object.assign(facts, { [field]: facts[field] ?? value });
    else refused.push(field);
  }
  return { facts, refused };
}
