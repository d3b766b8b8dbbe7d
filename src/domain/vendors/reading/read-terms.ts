import { addDays, type DateText } from '../../calendar';
import { findDays } from '../../ledger/quick-date';
import { findNumbers } from '../../ledger/quick-number';
import { findAll, words } from '../../ledger/quick-text';
import type { Cents } from '../../money';
import type { Category } from '../../plan/facts';
import { INCLUSIONS } from '../inclusions.data';
import { isOfPart } from './read-parts';
import { agreed, clean, type Said, said } from './read-said';
import type { Sentence } from './read-text';
import { COUNT_WORDS, PER_GUEST } from './read-words.data';

const COUNTS = Object.keys(COUNT_WORDS).join('|');
const HOURS = new RegExp(
  `(?<![\\d.,:\\p{L}])(?<count>\\d{1,2}|${COUNTS})[\\s-]?(?:horas?|hours?|hrs?|hs?)(?![a-z])(?<after>[^,.;]{0,16})`,
  'gu',
);
/** "3 sets of 1 hour" is a part of what is played. */
const IN_PARTS = /(?:sets?|pases?|tandas?|sessions?|sesion(?:es)?) (?:de|of) $/u;
const NOT_SERVED = /^\s*(?:antes|before|de antelacion|in advance|prior|de viaje|away|siguientes|laborables)/u;
const ANSWERING = /(?:en|within|dentro de|respond\w+|contest\w+|reply|in)\s*$/u;
const EXTRA = /(?:extra|adicional|additional|overtime)/u;

export function readHours(sentences: readonly Sentence[], category: Category): Said<number> | null {
  const found = sentences.flatMap((sentence) =>
    findAll(HOURS, sentence.plain).flatMap((match) => {
      const ahead = sentence.plain.slice(0, match.index);
      const rest = match.groups?.after ?? '';
      const behind = sentence.plain.slice(match.index + match[0].length - rest.length);
      if (isOfPart(ahead, behind, sentence.heading, category)) return [];
      if (NOT_SERVED.test(rest) || ANSWERING.test(ahead) || EXTRA.test(rest)) return [];
      if (IN_PARTS.test(ahead)) return [];
      if (/\d\s?(?:horas?|hours?|h)?\s?(?:-|–|a|to)\s*$/u.test(ahead)) return [said(Number.NaN, sentence)];
      const count = match.groups?.count ?? '';
      return [said(COUNT_WORDS[count] ?? Number(count), sentence)];
    }),
  );
  return agreed(found) ?? (found.length === 0 ? agreed(sentences.flatMap(fromTo)) : null);
}

const CLOCK = (name: string) =>
  `(?:(?:las|the) )?(?<${name}>\\d{1,2}(?:[:.]\\d\\d)?)\\s?(?<${name}Half>[ap]\\.?m\\.?|h(?:rs|oras)?(?![a-z]))?`;
/** "From 11am to midnight", "de 12:00 a 02:00". */
const FROM_TO = new RegExp(
  `(?<![\\d.,:/-])${CLOCK('start')}(?<startNoon> ?noon| del mediodia)?\\s?(?:-|–|to|until|till|a|hasta)\\s?(?:${CLOCK('end')}|(?<midnight>(?:la )?(?:midnight|medianoche)))(?![\\d.,:/%-]\\d|\\d|\\s?\\p{Sc})`,
  'u',
);
const NOT_THE_SERVICE =
  /office|oficina|call|llam|atencion|contact|access|acceso|set-?up|montaje|desmontaje|visit|delivery|entrega|tasting|prueba|collection|recogida|check-?in/u;

/** An hour of the day, where the words leave no doubt that it is one. */
function clockOf(time = '', half = ''): number | null {
  const [hour = 0, minutes = 0] = time.split(/[:.]/u).map(Number);
  if (half === '' && !/[:.]/u.test(time)) return null;
  if (hour > 24 || minutes > 59) return null;
  return (/^[ap]/u.test(half) ? (hour % 12) + (half.startsWith('p') ? 12 : 0) : hour) + minutes / 60;
}

/** The hours between two times of the day. */
function fromTo(sentence: Sentence): Said<number>[] {
  const groups = FROM_TO.exec(sentence.plain)?.groups;
  if (!groups || NOT_THE_SERVICE.test(sentence.plain)) return [];
  const end = groups.midnight ? 24 : clockOf(groups.end, groups.endHalf);
  const start = clockOf(groups.start, groups.startHalf || (/^h/u.test(groups.endHalf ?? '') ? 'h' : ''));
  if (start === null || end === null) return [];
  const hours = Math.round(((end - start + 24) % 24 || 24) * 10) / 10;
  return hours >= 2 && hours <= 20 ? [said(hours, sentence)] : [];
}

const MINIMUM = [
  new RegExp(
    `(?:min(?:im[oa]|imum|\\.)?|al menos|at least)(?: (?:de|of|for|es|is|son|are|garantizad\\w+|guaranteed?|numbers?|billing|spend|applies))*:? (?<count>\\d{1,4}) (?:${PER_GUEST}|people|persons|guests)`,
    'u',
  ),
  new RegExp(`(?<count>\\d{1,4})[ -](?:${PER_GUEST}|people|persons|guests) (?:min|como minimo)`, 'u'),
];
export const readMinimum = (sentences: readonly Sentence[]): Said<number> | null =>
  agreed(
    sentences.flatMap((sentence) => {
      const found = MINIMUM.map((pattern) => pattern.exec(sentence.plain)).find((match) => match !== null);
      return found ? [said(Number(found.groups?.count), sentence)] : [];
    }),
  );

const SEATS = /(?<a>\d{1,3}) (?:plazas|seats?|asientos|pasajeros|passengers)|seats (?<b>\d{1,3})/u;
export const readCapacity = (sentences: readonly Sentence[]): Said<number> | null =>
  agreed(
    sentences.flatMap((sentence) => {
      const found = SEATS.exec(sentence.plain);
      return found ? [said(Number(found.groups?.a ?? found.groups?.b), sentence)] : [];
    }),
  );

const VALID =
  /(?:mant|respet|congel|hold|guarant|garantiz)[^;]{0,60}(?:hasta|until|till)|valid[oa]?\b|validez|vigencia|vigente|valid (?:until|for)|expires|honou?red until/u;

/** The last day on which the price holds: a day that is named, or so many days from today. */
export function readValidity(
  sentences: readonly Sentence[],
  today: DateText,
  currency: string,
): Said<DateText> | null {
  return agreed(
    sentences.flatMap((sentence) => {
      if (!VALID.test(sentence.plain)) return [];
      const [day] = findDays(
        sentence.plain,
        sentence.text,
        { today, language: 'es', currency },
        false,
      ).filter(({ sure }) => sure);
      const [only] = day?.choices ?? [];
      if (day?.choices.length === 1 && only?.date) return [said(only.date, sentence)];
      const days = /(?<![\d.,])(\d{1,3}) (?:dias|days)/u.exec(sentence.plain)?.[1];
      return days ? [said(addDays(today, Number(days)), sentence)] : [];
    }),
  );
}

const PROMISES = {
  insurance: [
    'seguro (?:de )?(?:responsabilidad|rc(?![a-z]))|responsabilidad civil|(?:fully |are |am )?insured|(?:public )?liability|(?:carry|have|hold|with(?:out)?) (?:\\w+ ){0,2}insurance|(?:tenemos|tengo|contamos con|cuento con|disponemos de|llevamos|con) (?:un )?seguro(?! que)|asegurad[oa]s?',
    '(?:no|not|sin|without) (?:\\w+ ){0,3}(?:insur|seguro|asegur|liability)',
  ],
  substitute: [
    'sustitut\\w*|reemplazo|substitute|replacement|backup (?:photographer|dj|musician|vendor)|stand-?in|covers? for (?:me|us)',
    '(?:no|not|sin|without) (?:\\w+ ){0,3}(?:sustitut|reemplaz|substitut|replacement|backup)',
  ],
  date_change: [
    'cambios? de fecha|date changes?|change (?:of|the|your) date|reschedul\\w*|(?:mover|cambiar) (?:la|de) fecha',
    '(?:no|not|sin) (?:\\w+ ){0,3}(?:cambios? de fecha|date change|change (?:of|the|your) date|reschedul)',
  ],
} as const;

export type PromiseKey = keyof typeof PROMISES;

export function readPromise(sentences: readonly Sentence[], key: PromiseKey): Said<boolean> | null {
  const [yes, no] = PROMISES[key];
  return agreed(
    sentences.flatMap((sentence) => {
      if (sentence.plain.includes('?') || !new RegExp(`(?<![a-z])(?:${yes})`, 'u').test(sentence.plain))
        return [];
      return [said(!new RegExp(`(?<![a-z])(?:${no})`, 'u').test(sentence.plain), sentence)];
    }),
  );
}

const NOT_HAD =
  /(?<![a-z])(?:no|not|sin|without|aparte|opcional\w*|optional\w*|add-?ons?|can (?:also )?(?:be )?add|podemos (?:anadir|tocar)|extra)(?![a-z])/u;

/** "El vídeo serían 900 € más": what costs more isn't in the price. */
const COSTS_MORE =
  /\d ?(?:€|£|\$|[a-z]{3}|euros?|pesos?)? ?(?:mas|more|extra|adicional\w*|additional|on top)(?![a-z])/u;

/** "Second photographer (optional)": said behind, it holds for what stands before it. */
const BEHIND =
  /\((?=(?:\w+ ){0,2}(?:opcional|optional|aparte|extra|add-?on|no inclu|not inclu|por separado|separate))/gu;

const STARTS_WITH_PRICE = /^\W*(?:a |at |por |for )?\p{Sc}?\s?\d/u;

/** "Recena: 7 €/persona": what has a price of its own isn't in the price. */
function hasOwnPrice(piece: string, price: Cents | null): boolean {
  const amounts = findNumbers(piece).filter(
    ({ money, values }) => money && values.some((cents) => cents > 0),
  );
  return price !== null && amounts.length > 0 && !amounts.some(({ values }) => values.includes(price));
}

/** What the price holds, by the list of its category. */
export function readInclusions(
  sentences: readonly Sentence[],
  category: Category,
  price: Cents | null,
): Said<readonly string[]> | null {
  const known = INCLUSIONS[category].map(([key, list]) => [key, words(list)] as const);
  const keys = new Set<string>();
  let first = '';
  for (const sentence of sentences) {
    const pieces = sentence.plain.replace(BEHIND, ' ').split(/, |;|\(|\)/u);
    if (NOT_HAD.test(sentence.heading) || sentence.plain.includes('?')) continue;
    for (const [i, piece] of pieces.entries()) {
      const next = pieces[i + 1] ?? '';
      if (hasOwnPrice(piece, price) || (STARTS_WITH_PRICE.test(next) && hasOwnPrice(next, price))) continue;
      if (NOT_HAD.test(piece.replace(/(?:sin coste|sin costo|sin alcohol|no extra)/gu, ''))) continue;
      if (COSTS_MORE.test(piece)) continue;
      for (const [key, pattern] of known)
        if (pattern.test(piece)) {
          keys.add(key);
          first ||= clean(sentence.text);
        }
    }
  }
  return keys.size > 0 ? { value: [...keys], words: first } : null;
}
