import type { DateText } from '../../calendar';
import { findNumbers, type NumberFound } from '../../ledger/quick-number';
import { words } from '../../ledger/quick-text';
import type { Cents } from '../../money';
import type { Category } from '../../plan/facts';
import type { PriceBasis } from '../quote';
import { ALL_PER_GUEST, basisOf, EACH_OF } from './read-basis';
import { isForeign, statedCurrencies } from './read-currency';
import { namesPart } from './read-parts';
import type { Sentence } from './read-text';
import * as vocabulary from './read-words.data';

type AmountLabel =
  | Exclude<(typeof vocabulary.AMOUNT_LABELS)[number][0], 'notGuarantee'>
  | 'price'
  | 'tax'
  | 'service'
  | 'startsAt'
  | 'about'
  | 'range'
  | 'otherYear'
  | 'currency'
  | 'partHour'
  | 'ownPrice'
  | 'unclear';

/** An amount of a message, what the words around it make of it, and the sentence. */
export interface LabelledAmount {
  readonly cents: Cents;
  readonly label: AmountLabel;
  readonly basis: PriceBasis;
  readonly total: boolean;
  /** The currencies that it may be in, where that isn't the plan's. */
  readonly foreign: readonly string[];
  /** Whether a word says that it is the price, or what it is for. */
  readonly named: boolean;
  /** Whether it may be for one guest although it doesn't say so. */
  readonly menu: boolean;
  /** Whether its sentence sets a condition. */
  readonly condition: boolean;
  /** Whether it is asked for each of something: a song, a hand, a table. */
  readonly each: boolean;
  /** Whether its sentence begins with something besides: a dessert table, the snacks of the night. */
  readonly beside: boolean;
  /** Whether its sentence begins with the name of something else than a menu or a choice. */
  readonly titled: boolean;
  /** The place of its sentence. */
  readonly at: number;
  /** Whole numbers of guests or units beside it, for sums that a message writes out. */
  readonly counts: readonly number[];
  readonly words: string;
}

export type AmountSetting = {
  readonly currency: string;
  readonly event_date: DateText;
  readonly category?: Category;
};

const LABELS = vocabulary.AMOUNT_LABELS.map(
  ([label, list]) => [label, new RegExp(`(?<![\\p{L}\\p{M}])(?:${list})`, 'u')] as const,
);
const WIDE = new Set<string>(['client', 'discount', 'gift', 'about']);
const PRICE = words(vocabulary.PRICE_LABEL);
const TOTAL = new RegExp(`(?:(?<![a-z])(?:${vocabulary.TOTAL_LABEL}))`, 'u');
const FROM = new RegExp(`(?<![a-z])(?:${vocabulary.FROM_LABEL})\\s*$`, 'u');
const ABOUT = new RegExp(`(?<![a-z])(?:${vocabulary.ABOUT_LABEL})\\s*$`, 'u');
const ONLY_TAX = new RegExp(
  `^[^a-z]*(?:\\+ ?)?${vocabulary.TAX_NAME}[^a-z]*$|^[^a-z]*\\d+[.,]?\\d*\\s?% (?:de )?${vocabulary.TAX_NAME}[^a-z]*$`,
  'u',
);
/** A line of a sum: what the tax or the service comes to. */
const lineOf = (name: string) =>
  new RegExp(`^\\W*${name}\\W*(?:(?:at|of|del?|al) )?\\(?(?:\\d+[.,]?\\d*\\s?%)?[^a-z\\d]*$`, 'u');
const TAX_LINE = lineOf(vocabulary.TAX_NAME);
const SERVICE_LINE = lineOf(vocabulary.SERVICE_NAME);
const IF = /(?<![a-z])(?:if|si|en caso|when|cuando|should)(?![a-z])/u;
const BOUNDARY =
  /, |;|·|\(|\)|\+|=|(?<![a-z])(?:y|and|e|mas|plus|con|with|pero|but|then)(?![a-z])|(?<!\.)\. /u;
const LINKS_RANGE = /^\s?(?:-|–|—|a|to|o|or|\/)\s?$/u;
/** "Letters: + $150" is on top of what is asked. */
const ADDS = /\+\s*$/u;
/** "265,000 más IVA": an amount although nothing says of what. */
const TAXED = new RegExp(`^\\s*(?:\\+|mas|plus)\\s*(?:el |the )?(?:${vocabulary.TAX_NAME})`, 'u');
/** What a banquet has besides its menu, at a price of its own. */
const BESIDES = new RegExp(`^\\W*(?:la |el |the |una? )?(?:${vocabulary.BESIDES})(?![a-z])`, 'u');
/** "Evening food £9.50 pp": a name, no word of it a menu's, a choice's or a price's. */
const TITLED =
  /^\W*(?!.*(?<![a-z])(?:menus?|options?|opcion(?:es)?|pack\w*|paquetes?|precio|price|total|tarifa|rates?|if|si)(?![a-z]))[a-z][^?]*$/u;
/** A dash before an amount parts it from a name; one that touches it takes it away. */
const TAKEN_AWAY = /^[-−–—]\p{Sc}?\d/u;
const LINKS_AND = /^\s?(?:y|and)\s?$/u;
const UP_TO = /(?<![a-z])(?:to|hasta|a)(?: los)?\s*$/u;
const STARTS = /(?<![a-z])(?:from|desde|de|between|entre) (?:los )?(?:\p{Sc} ?)?\d/u;
const FORMERLY =
  /(?<![a-z])(?:antes|before|was|were|formerly|normally|normalmente|en lugar de|instead of|usually(?: charge)?|(?:en vez de|rather than)(?: the)?(?: usual)?|regular(?: price)?|habitualmente cobramos|worth)\W*$|(?:por|con|[(,]) ?(?:un )?valor(?: de)?\W*$/u;
const ON_TOP =
  /^\s*(?:(?:mas|more) (?:por|per|cada|a |si |if )|(?:(?:per|por|each|cada) [a-z]+ )?(?:extra|adicional\w*|additional)(?!\s(?:hora|hour)))/u;
const ADDED = /(?<![a-z])(?:add|an (?:additional|extra)|sumar\w*|anadir\w*|sumamos|anadimos)\W*$/u;
const ASKED = /¿[^?]*$|^\W*(?:would|is|are|do|does|did|can|could|how|what)(?![a-z])/u;
const SIDE = new RegExp(`^\\W*(?:las?|el|los|the|our|your)? ?(?:${vocabulary.SIDE_COSTS})(?![a-z])`, 'u');
const TRANSPORT = /^\W*transporte(?![a-z])/u;
/** "2 millones y medio". */
const AND_A_HALF = /^\s*(?:y medi[oa]|and (?:a|one) half)(?![a-z])/u;
/** "A $50,000 flower wall", "un muro de flores de 50.000 €": the amount describes a thing, and asks for nothing. */
const ARTICLE = /(?<![a-z])an?\s*$/u;
const DESCRIBED = /(?<![a-z])un[oa]? (?:[a-z]+ ){1,5}de\s*$/u;
const NOUN =
  /^\s?(?!(?:for|all|flat|in|per|and|inclusive|investment|with|plus|to|if|on|con|por|mas|para|cada|iva|impuestos)(?![a-z]))[a-z]{3,}/u;
/** "Menú a 105 € pax": Spanish "a" before a price. */
const PRICED = new RegExp(`^\\s?(?:${vocabulary.PER_GUEST})(?![a-z])`, 'u');
const PAYMENTS =
  /^\W*(?:se pagan?|pagos?|formas? de pago|condiciones de pago|calendario de pagos|payments?|payment (?:schedule|plan|terms))(?![a-z])/u;
const YEAR = /(?<![\d./-])(20\d\d)(?![\d./-])/gu;
/** A price of a year, wherever the sentence names it. */
const YEARLY =
  /20\d\d(?= (?:rate|price|pricing|tariff|season))|(?<=(?:tarifas?|precios?|temporada) (?:de |del )?)20\d\d/u;
const LATER =
  /(?<![a-z])(?:sub(?:ir(?:a|ia|an)?|imos|en|o)|pasar(?:a|an)|(?:will )?(?:go(?:es)? up|increases?|rises?)) (?:a|to) *$/u;
const LAST_YEAR = /last year|(?:el )?ano pasado|previous year|antes era|anterior/u;

const lastPiece = (text: string) => text.split(new RegExp(BOUNDARY, 'u')).at(-1) ?? '';
const firstPiece = (text: string) => {
  const open = /^\s*\(([^)]*)\)/u.exec(text);
  return open ? `${open[1]}` : (text.split(new RegExp(BOUNDARY, 'u'))[0] ?? '');
};

/** How far what is said of an amount reaches behind it; nothing where the next one follows at once. */
function pieceLength(between: string): number {
  const piece = between.split(new RegExp(BOUNDARY, 'u'))[0] ?? '';
  return piece.length < between.length ? piece.length : 0;
}

function labelIn(text: string): AmountLabel | null {
  let unguaranteed = false;
  for (const [label, pattern] of LABELS) {
    if (!pattern.test(text) || (label === 'travel' && /inclu|gratis|free/u.test(text))) continue;
    if (label === 'notGuarantee') unguaranteed = true;
    else if (label === 'guarantee' && unguaranteed) return 'deposit';
    else return label;
  }
  return null;
}

/** "A menu at 98": of a menu, not of the dinner for everybody, as long as no number of guests says so. */
const OF_A_MENU = /(?<![a-z])(?:menu|buffet)(?![a-z])/u;

function yearsOff(text: string, event_date: DateText): boolean {
  const years = [...text.matchAll(YEAR)].map((match) => match[1]);
  return LAST_YEAR.test(text) || (years.length > 0 && !years.includes(event_date.slice(0, 4)));
}

interface Around {
  /** Since the amount before it. */
  readonly before: string;
  readonly near: string;
  readonly following: string;
  /** All of the sentence before it. */
  readonly ahead: string;
  readonly sentence: string;
  readonly heading: string;
}

function labelOf(around: Around, { event_date, category }: AmountSetting): AmountLabel {
  const { near, following, sentence, heading } = around;
  const close = `${near} ${firstPiece(following)}`;
  for (const [label, pattern] of LABELS)
    if (WIDE.has(label) && pattern.test(sentence)) return label as AmountLabel;
  const yearly = YEARLY.exec(following)?.[0] ?? '';
  if (yearsOff(`${around.before} ${firstPiece(following)} ${yearly}`, event_date)) return 'otherYear';
  if (LATER.test(near)) return 'otherYear';
  if (FROM.test(near)) return 'startsAt';
  if (UP_TO.test(near) && STARTS.test(around.ahead)) return 'range';
  if (ABOUT.test(near)) return 'about';
  if (FORMERLY.test(around.before)) return 'otherYear';
  if (sentence.includes('?') && ASKED.test(around.before)) return 'unclear';
  const own = labelIn(close);
  const partHour = own === 'extraHour' && category && namesPart(sentence, heading, category);
  if (partHour) return 'partHour';
  if (own === 'travel' && !IF.test(sentence)) return own;
  if (ON_TOP.test(following) || ADDED.test(near)) return 'optional';
  if (ADDS.test(around.before) && !/\p{Sc}\s?\d|\d\s?\p{Sc}/u.test(around.ahead)) return 'optional';
  if ((ONLY_TAX.test(near) && near.trim() !== '') || TAX_LINE.test(around.ahead)) return 'tax';
  if (SERVICE_LINE.test(around.ahead)) return 'service';
  if (own) return own;
  const within = labelIn(/^[^(,.]{0,40}\(([^)]*)\)/u.exec(following)?.[1] ?? '');
  if (within === 'guarantee' || within === 'optional' || within === 'children') return within;
  if (SIDE.test(around.before) && !/inclu/u.test(around.before)) return 'otherRate';
  if (/\((?:opcional|optional)[^)]*\)/u.test(around.before)) return 'optional';
  if (category !== 'transportation' && TRANSPORT.test(around.before)) return 'travel';
  if (PRICE.test(close)) return labelIn(heading) === 'optional' ? 'optional' : 'price';
  if (DESCRIBED.test(near) || (ARTICLE.test(near) && NOUN.test(following) && !PRICED.test(following)))
    return 'unclear';
  const wider = labelIn(around.before) ?? (heading === sentence ? null : labelIn(heading));
  return wider ?? (PAYMENTS.test(sentence) || PAYMENTS.test(heading) ? 'instalment' : 'price');
}

/** Whether a number is the start or the end of "1,500 to 2,000". */
function ranged(text: string, numbers: readonly NumberFound[], at: number): boolean {
  const link = (a?: NumberFound, b?: NumberFound) => {
    if (!a || !b) return false;
    const joint = text.slice(a.to, b.from);
    if (b.minus && joint.trim() === '' && a.money) return true;
    return (
      LINKS_RANGE.test(joint) ||
      (LINKS_AND.test(joint) && /(?:entre|between)(?: los)?\s*$/u.test(text.slice(0, a.from)))
    );
  };
  const [previous, one, next] = [numbers[at - 1], numbers[at], numbers[at + 1]];
  const counted = (a?: NumberFound, b?: NumberFound) =>
    /\/\s?$/u.test(text.slice(a?.to ?? 0, b?.from ?? 0)) && !(a?.money && b?.money);
  return (link(previous, one) && !counted(previous, one)) || (link(one, next) && !counted(one, next));
}

function amountsIn(
  { text, plain, heading }: Sentence,
  setting: AmountSetting,
  stated: readonly (readonly string[])[],
  at: number,
): LabelledAmount[] {
  const numbers = findNumbers(plain);
  const money = numbers.filter(
    (one) => (one.money || TAXED.test(plain.slice(one.to))) && one.values.some((value) => value > 0),
  );
  const counts = numbers
    .filter((one) => !money.includes(one) && /^\d+$/u.test(one.text))
    .map((one) => Number(one.text));
  return money.map((one, i) => {
    const previous = money[i - 1]?.to ?? 0;
    // What stands right behind the amount before is about that one.
    const start = i === 0 ? 0 : previous + pieceLength(plain.slice(previous, one.from));
    const around: Around = {
      before: plain.slice(start, one.from),
      near: lastPiece(plain.slice(start, one.from)),
      following: plain.slice(one.to, money[i + 1]?.from ?? plain.length),
      ahead: plain.slice(0, one.from),
      sentence: plain,
      heading,
    };
    const sure = one.values.length === 1 && !one.tail && !AND_A_HALF.test(around.following);
    const less = TAKEN_AWAY.test(plain.slice(one.from, one.to));
    const foreign = isForeign(one.codes, setting.currency, stated);
    const given = labelOf(around, setting);
    const ofMenu =
      setting.category === 'catering' &&
      OF_A_MENU.test(around.before) &&
      !counts.some((count) => count >= 10 && plain.includes(`${count} `));
    const open = given === 'price' || given === 'extraHour' || given === 'travel' || given === 'deposit';
    const basis = basisOf(
      lastPiece(around.before.replace(/\([^)]*\)/gu, ' ')),
      around.following,
      i === money.length - 1,
    );
    const label = foreign
      ? 'currency'
      : !sure
        ? 'unclear'
        : open && ranged(plain, numbers, numbers.indexOf(one))
          ? 'range'
          : less
            ? 'discount'
            : given;
    return {
      cents: one.values[0] ?? 0,
      label,
      basis,
      foreign: foreign ? (one.codes ?? stated.flat()) : [],
      named: basis !== 'event' || PRICE.test(`${around.near} ${firstPiece(around.following)}`),
      menu: basis === 'event' && ofMenu,
      condition: IF.test(plain),
      beside: BESIDES.test(around.ahead),
      titled: TITLED.test(around.ahead),
      each: basis === 'unit' || EACH_OF.test(around.following),
      at,
      total: TOTAL.test(`${around.near} ${firstPiece(around.following)}`) || /=\s*$/u.test(around.before),
      counts,
      words: text.trim().replace(/\s+/gu, ' '),
    };
  });
}

/** Every amount of money of a message, each with what it is for. */
export function readAmounts(sentences: readonly Sentence[], setting: AmountSetting): LabelledAmount[] {
  const stated = statedCurrencies(sentences);
  const amounts = sentences.flatMap((sentence, at) => amountsIn(sentence, setting, stated, at));
  if (!sentences.some(({ plain }) => ALL_PER_GUEST.test(plain))) return amounts;
  return amounts.map((one) =>
    one.label === 'price' && one.basis === 'event' && !one.total ? { ...one, basis: 'guest' } : one,
  );
}
