import type { DateText } from '../../calendar';
import type { Category } from '../../plan/facts';
import type { QuoteTerms } from '../quote';
import { type LabelledAmount, readAmounts } from './read-amounts';
import { readCancellation } from './read-cancel';
import { readPayments } from './read-payments';
import { readPrice } from './read-price';
import { readService, readTax } from './read-rates';
import type { Said } from './read-said';
import * as terms from './read-terms';
import { sentencesOf } from './read-text';
import { readVendor, type VendorFacts } from './read-vendor';

type ReadField = keyof QuoteTerms;

/** An amount that was left where it stood, and why. */
type Left = {
  readonly number: number;
  readonly reason: LabelledAmount['label'];
  readonly words: string;
};

export type QuoteReading = {
  readonly terms: Partial<QuoteTerms>;
  readonly vendor: Partial<VendorFacts>;
  /** For every field that was read, the sentence that it came from. */
  readonly words: Readonly<Partial<Record<ReadField | keyof VendorFacts, string>>>;
  /** Amounts of the message that fill nothing in. */
  readonly left: readonly Left[];
  /** The currencies that its amounts may be in, where that isn't the plan's. */
  readonly foreign: readonly string[];
};

export type ReadSetting = {
  readonly today: DateText;
  /** The plan's. */
  readonly currency: string;
  readonly event_date: DateText;
  readonly category: Category;
};

const TAKEN = ['price', 'extraHour', 'travel', 'deposit', 'guarantee', 'tax', 'service'];

/** The one amount with this label; none where a message gives two. */
function onlyOne(all: readonly LabelledAmount[], label: LabelledAmount['label']): LabelledAmount | null {
  const found = all.filter((one) => one.label === label);
  const [first] = found;
  return first && found.every(({ cents, basis }) => cents === first.cents && basis === first.basis)
    ? first
    : null;
}

const TRAVEL = '(?:desplazamiento|travel|viaticos|transporte|flete)';
const NO_TRAVEL = new RegExp(
  `${TRAVEL}[^,.;]{0,30}(?:inclu|gratis|free|va dentro|sin (?:coste|costo|cargo))|(?:sin (?:coste|costo|cargo)(?: \\w+)? de|no|free|incluyen?(?: el)?|including|includes|no (?:cobr\\w+|charge for|hay)) ${TRAVEL}`,
  'u',
);
/** Travel that is free as far as so many kilometers, or not included. */
const PAID_TRAVEL =
  /(?:por|per|a|el|\/) ?(?:km|kilomet\w+|miles?)(?![a-z])|(?:within|hasta|up to|dentro de|en un radio de|in a radius of) (?:los |un radio de )?\d|(?<![a-z])not? [^,.;]{0,12}inclu/u;

/**
 * Reads a vendor's message into the fields of a quote, as far as it can be meant in one way only. Each field comes with
 * its sentence, to be confirmed; what is doubtful stays empty.
 */
export function readQuote(message: string, setting: ReadSetting): QuoteReading {
  const sentences = sentencesOf(message);
  const amounts = readAmounts(sentences, setting);
  const service = readService(sentences);
  const price = readPrice(amounts, readTax(sentences)?.rate ?? null);
  const tax = readTax(sentences, price.found?.words);
  const read: { -readonly [F in ReadField]?: QuoteTerms[F] } = {};
  const words: Partial<Record<ReadField | keyof VendorFacts, string>> = {};
  const fill = <F extends ReadField>(field: F, value: QuoteTerms[F], from: string) => {
    read[field] = value;
    words[field] = from;
  };
  const said = <F extends ReadField>(field: F, found: Said<QuoteTerms[F]> | null) => {
    if (found && !Number.isNaN(found.value)) fill(field, found.value, found.words);
  };

  if (price.found) {
    fill('price', price.found.price, price.found.words);
    fill('basis', price.found.basis, price.found.words);
  }
  const included = price.found?.tax_included ?? tax?.included ?? null;
  if (tax && included !== null) fill('tax_included', included, tax.words);
  if (tax && tax.rate !== null) fill('tax_rate', tax.rate, tax.rate_words);
  if (service && service.included !== null) fill('service_included', service.included, service.words);
  if (service && service.rate !== null) fill('service_rate', service.rate, service.rate_words);

  const extra = onlyOne(amounts, 'extraHour');
  if (extra) {
    fill('extra_hour', extra.cents, extra.words);
    if (extra.basis === 'guest') fill('extra_hour_per_guest', true, extra.words);
  }
  const travel = onlyOne(amounts, 'travel');
  const free = sentences.find(({ plain }) => NO_TRAVEL.test(plain) && !PAID_TRAVEL.test(plain));
  if (travel?.basis === 'event') fill('travel', travel.cents, travel.words);
  else if (!travel && free) fill('travel', 0, free.text.trim());
  const guarantee = onlyOne(amounts, 'guarantee');
  if (guarantee) fill('guarantee', guarantee.cents, guarantee.words);
  const { deposit: part, instalments } = readPayments(sentences, {
    ...setting,
    price: read.basis === 'event' ? (read.price ?? null) : null,
  });
  const deposit = onlyOne(amounts, 'deposit');
  const price_part = part && price.found ? Math.round((price.found.price * part.value) / 10_000) : null;
  if (deposit?.basis === 'event' && (!part || price_part === deposit.cents))
    fill('deposit', deposit.cents, deposit.words);
  if (!deposit) said('deposit_rate', part);
  said('instalments', instalments);

  said('hours_included', terms.readHours(sentences, setting.category));
  said('minimum_guests', terms.readMinimum(sentences));
  if (read.basis === 'unit') said('unit_capacity', terms.readCapacity(sentences));
  const deposit_part =
    read.deposit_rate ??
    (read.deposit && read.price && read.basis === 'event'
      ? Math.round((read.deposit * 10_000) / read.price)
      : null);
  const cancellation = readCancellation(sentences, setting.event_date, deposit_part);
  said('cancellation', cancellation.steps);
  said('valid_until', terms.readValidity(sentences, setting.today, setting.currency));
  said('insurance', terms.readPromise(sentences, 'insurance'));
  said('substitute', terms.readPromise(sentences, 'substitute'));
  said('date_change', terms.readPromise(sentences, 'date_change'));
  const whole = price.found && !price.found.summed ? price.found.price : null;
  said('includes', terms.readInclusions(sentences, setting.category, whole));

  const facts = Object.entries(readVendor(sentences, setting)).flatMap(([field, found]) =>
    found ? [[field as keyof VendorFacts, found] as const] : [],
  );
  for (const [field, found] of facts) words[field] = found.words;

  const left: readonly LabelledAmount[] = [
    ...price.between.map((one) => (price.found ? { ...one, label: 'ownPrice' as const } : one)),
    ...amounts.filter(({ label }) => !TAKEN.includes(label)),
  ];
  return {
    terms: read,
    vendor: Object.fromEntries(facts.map(([field, { value }]) => [field, value])),
    words,
    foreign: [...new Set(amounts.flatMap(({ foreign }) => foreign))],
    left: [
      ...left.filter((one, i) => left.indexOf(one) === i),
      ...cancellation.unread.map((unread) => ({ label: 'cancel' as const, words: unread })),
    ].map(({ label, words: from }, number) => ({ number, reason: label, words: from })),
  };
}
