import { findAll } from '../budget/quick-text';
import type { Sentence } from './read-text';
import { SERVICE_NAME, TAX_NAME } from './read-words.data';

/** Whether something is in the price, at which rate (hundredths of a percent), and the words that say so. */
export interface RateFound {
  readonly included: boolean | null;
  readonly rate: number | null;
  readonly words: string;
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
    new RegExp(`${name}\\s*(?:\\(|del |de |at |@ ?|al |of |: |is |charged )*\\s*(?<rate>${RATE})`, 'u'),
  ],
});

const TAX = patternsOf(TAX_NAME);
const EXEMPT =
  /no (?:vat|tax) to add|not vat registered|vat exempt|exent\w+ de iva|tax[- ]free|no vat\b|(?:don.?t|do not) charge vat/u;
const SERVICE = patternsOf(SERVICE_NAME);

/** Tax that is due only on an invoice says nothing of the price. */
const ON_INVOICE = /(?<![a-z])(?:si|if|en caso de)(?![a-z])[^.]{0,25}(?:factur|invoice)/u;

const hundredths = (text: string): number => Math.round(Number.parseFloat(text.replace(',', '.')) * 100);

function read(
  sentences: readonly Sentence[],
  patterns: ReturnType<typeof patternsOf>,
  bare: boolean,
): RateFound | null {
  let [outside, inside] = [false, false];
  const rates = new Set<number>();
  const words: string[] = [];
  for (const { text, plain } of sentences) {
    if (ON_INVOICE.test(plain)) continue;
    let touched = false;
    for (const pattern of patterns.rate)
      for (const { groups } of findAll(pattern, plain)) {
        rates.add(hundredths(groups?.rate ?? ''));
        touched = true;
      }
    const out = patterns.out.some((pattern) => pattern.test(plain));
    const included = patterns.in.some((pattern) => pattern.test(plain)) || (bare && EXEMPT.test(plain));
    outside ||= out;
    inside ||= included;
    if (touched || out || included) words.push(text.trim().replace(/\s+/gu, ' '));
  }
  if (words.length === 0) return null;
  const included = outside === inside ? null : inside;
  return { included, rate: rates.size === 1 ? ([...rates][0] ?? null) : null, words: words[0] ?? '' };
}

export const readTax = (sentences: readonly Sentence[]): RateFound | null => read(sentences, TAX, true);

/** A rate that a message names without saying that it is in the price comes on top. */
export function readService(sentences: readonly Sentence[]): RateFound | null {
  const found = read(sentences, SERVICE, false);
  if (!found || (found.rate === null && found.included !== true)) return null;
  return found.rate !== null && found.included === null ? { ...found, included: false } : found;
}
