import { findAll } from '../../ledger/quick-text';
import type { Sentence } from './read-text';
import { SERVICE_NAME, TAX_NAME } from './read-words.data';

/** Whether something is in the price, at which rate (hundredths of a percent), and the words that say so. */
export interface RateFound {
  readonly included: boolean | null;
  readonly rate: number | null;
  readonly words: string;
  /** The words of the rate, where another sentence says it. */
  readonly rate_words: string;
}

const RATE = '(?<![\\d.,])\\d{1,2}(?:[.,]\\d{1,3})?\\s?%';
/** "con IVA y servicio": what is joined to something that is in the price is in it too. */
const INCLUDED = '(?<![a-z])(?:con|with|inc(?:l\\w*|\\.)?)';
const patternsOf = (name: string) => ({
  out: [
    `(?:[+&]|(?<![a-z])(?:mas|plus|(?<!${INCLUDED} [a-z .]{0,25})(?:and|y)))\\s*(?:el |un |a |the )?(?:${RATE}\\s*(?:de |del |of |in )?)?${name}(?!\\s*(?:\\([^)]*\\)\\s*)?(?:ya |esta |is )*inclu)`,
    `(?:[+&]|(?<![a-z])(?:mas|plus|and|y))\\s*(?:el |un |a |the )?${RATE}\\s*(?:de |del |of |in )?${name}`,
    `(?:sin|without|exclud(?:es?|ing)|excluyen?|excl\\.?|exclusive of|ex|before|antes de|(?:no|not) inclu\\w+) (?:el |de |la |the )?(?:${RATE} (?:de |of )?)?${name}`,
    `${name}[^,.;\\n]{0,14}?(?:(?:no|not) (?:esta )?incl|aparte|a parte|excluded|extra|on top)`,
  ].map((one) => new RegExp(one, 'u')),
  in: [
    `(?<!sin )(?<!no )(?<!not )${INCLUDED} (?:el |the )?[a-z .]{2,25}(?:\\([^)]*\\) )?(?:y|and|e) (?:el |the )?${name}`,
    `${name}(?:\\s*\\(?(?:del? |al |at )?${RATE}\\)?)?\\s*(?:(?:y|and) [a-z ]{0,20})?(?:ya |esta |is |are )*(?:inclu|incl?\\b)`,
    `(?<!no )(?<!not )(?<!sin )(?<![a-z])(?:inc(?:l(?:uding|udes?|usive|\\.)?|\\.)?|con|with|incluyen?|incluid[oa]s?) (?:of )?(?:el |all |the |la )?(?:${RATE} (?:de |of )?)?${name}`,
  ].map((one) => new RegExp(one, 'u')),
  rate: [
    new RegExp(`(?<rate>${RATE})\\s*(?:de |del |of |in )?(?:el )?${name}`, 'u'),
    new RegExp(`${name}\\s*(?:\\(|del |de |at |@ ?|al |of |: |is |es |charged )*\\s*(?<rate>${RATE})`, 'u'),
  ],
});

const TAX = patternsOf(TAX_NAME);
const EXEMPT =
  /no (?:vat|tax) to add|not vat registered|vat exempt|exent\w+ de iva|tax[- ]free|no vat\b|(?:don.?t|do not) charge vat/u;
const SERVICE = patternsOf(SERVICE_NAME);

/** Tax that is due only on an invoice says nothing of the price. */
const ON_INVOICE = /(?<![a-z])(?:si|if|en caso de)(?![a-z])[^.]{0,25}(?:factur|invoice)/u;

/** A service charge that nobody has to pay, unless it is added. */
const VOLUNTARY = /discretion|optional|suggested|voluntar|opcional|sugerid/u;
const IS_ADDED =
  /(?:will be|is|are|be) (?:automatically )?(?:added|applied|included|charged)|se (?:anad|aplic|sum)/u;

const hundredths = (text: string): number => Math.round(Number.parseFloat(text.replace(',', '.')) * 100);

interface Mention {
  readonly out: boolean;
  readonly in: boolean;
  readonly rates: readonly number[];
  readonly words: string;
}

/** What each sentence that speaks of it says. */
function mentionsOf(
  sentences: readonly Sentence[],
  patterns: ReturnType<typeof patternsOf>,
  exempt: boolean,
): Mention[] {
  return sentences.flatMap(({ text, plain }) => {
    if (ON_INVOICE.test(plain)) return [];
    const rates = patterns.rate.flatMap((pattern) =>
      findAll(pattern, plain).map(({ groups }) => hundredths(groups?.rate ?? '')),
    );
    const out = patterns.out.some((pattern) => pattern.test(plain));
    const included = patterns.in.some((pattern) => pattern.test(plain)) || (exempt && EXEMPT.test(plain));
    if (rates.length === 0 && !out && !included) return [];
    return { out, in: included, rates, words: text.trim().replace(/\s+/gu, ' ') };
  });
}

function read(mentions: readonly Mention[]): RateFound | null {
  const [first] = mentions;
  if (!first) return null;
  const [outside, inside] = [mentions.some((one) => one.out), mentions.some((one) => one.in)];
  const rates = new Set(mentions.flatMap((one) => one.rates));
  const included = outside === inside ? null : inside;
  const says = mentions.find((one) => (inside ? one.in : one.out)) ?? first;
  const rated = mentions.find((one) => one.rates.length > 0) ?? first;
  return {
    included,
    rate: rates.size === 1 ? ([...rates][0] ?? null) : null,
    words: included === null ? first.words : says.words,
    rate_words: rated.words,
  };
}

/** Where sentences differ, the one of the price counts, whose words are `price`. */
export function readTax(sentences: readonly Sentence[], price: string | null = null): RateFound | null {
  const mentions = mentionsOf(sentences, TAX, true);
  const found = read(mentions);
  if (!found || (found.included !== null && found.rate !== null)) return found;
  const own = read(mentions.filter(({ words }) => words === price));
  return own && own.included !== null && found.included === null ? own : found;
}

/** A rate that a message names without saying that it is in the price comes on top. */
export function readService(sentences: readonly Sentence[]): RateFound | null {
  const asked = sentences.filter(({ plain }) => !VOLUNTARY.test(plain) || IS_ADDED.test(plain));
  const found = read(mentionsOf(asked, SERVICE, false));
  if (!found || (found.rate === null && found.included !== true)) return null;
  return found.rate !== null && found.included === null ? { ...found, included: false } : found;
}
