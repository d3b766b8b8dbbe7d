import type { DateText } from '../../calendar';
import { findDays } from '../../ledger/quick-date';
import { findAll } from '../../ledger/quick-text';
import type { Category } from '../../plan/facts';
import type { VendorQuote } from '../vendor';
import { agreed, clean, type Said, said } from './read-said';
import type { Sentence } from './read-text';

/** What a message says of its vendor beside the terms. */
export type VendorFacts = Pick<VendorQuote, 'contact_name' | 'phone' | 'email' | 'free_on_date' | 'capacity'>;
type FactsSetting = {
  readonly today: DateText;
  readonly event_date: DateText;
  readonly currency: string;
  readonly category: Category;
};

const NOT_MONEY = '(?![\\d.,]?\\d|\\s?(?:\\p{Sc}|eur|usd|mxn|gbp))';
/** Named as one, or written as those of Spain, of Britain, or with the country's number. */
const PHONES = [
  `(?:tel(?:[eé]fono)?|tlf|telf|m[oó]vil|cel(?:ular)?|whats ?app|phone|call|mobile|ll[aá]m\\w+)\\W{0,3}?(?:(?:me|us) )?(?:al |a |at |on )?(?<phone>[+(]?\\d[\\d ().-]{6,}\\d)${NOT_MONEY}`,
  `(?<![\\p{L}\\d.,\\p{Sc}-]|[\\p{Sc}\\d] )(?<phone>\\+\\d{1,3}[ -]?\\(?\\d(?:[ ().-]{0,2}\\d){6,11}|\\(?0\\d{2,4}\\)?[ -]?\\d{3,4}[ -]?\\d{3,4}|[6789]\\d{2}[ -]?\\d{3}[ -]?\\d{3}|[6789]\\d{2}(?:[ -]\\d{2}){3})${NOT_MONEY}`,
].map((one) => new RegExp(one, 'iu'));
const ACCOUNT = /account|cuenta|iban|sort code|company n|registr|vat n|cif|nif|ref/u;

function readPhone(sentences: readonly Sentence[]): Said<string> | null {
  const found = PHONES.map((pattern) =>
    sentences.flatMap((sentence) => {
      const phone = pattern.exec(sentence.text)?.groups?.phone;
      const before = sentence.plain.slice(0, sentence.text.indexOf(phone ?? ''));
      return phone && !ACCOUNT.test(before) ? [said(clean(phone), sentence)] : [];
    }),
  );
  return found.flat()[0] ?? null;
}

const EMAIL = /[^\s@<>()[\],;:]+@[^\s@<>()[\],;:]+\.[\p{L}\d-]*[\p{L}\d]/u;
const readEmail = (sentences: readonly Sentence[]): Said<string> | null =>
  agreed(
    sentences.flatMap((sentence) => {
      const email = EMAIL.exec(sentence.text)?.[0];
      return email ? [said(email, sentence)] : [];
    }),
  );

const CLOSING =
  /^\W*(?:(?:un|muchos|mil|many|with) )?(?:saludos?(?: cordial(?:es)?)?|(?:fuerte )?abrazos?|besos?|atentamente|atte|cordialmente|(?:muchas )?gracias|(?:(?:kind(?:est)?|warm(?:est)?|best) )?regards|best wishes|all the best|best|warmly|thanks|cheers|love|(?:yours )?sincerely|yours)[\s,.!:–—-]*/u;
const NAME =
  /^\p{Lu}[\p{L}'’-]+(?:\s(?:(?:de|del|la|y|and|&|e)\s)*\p{Lu}[\p{L}'’-]+){0,3}(?=\s*(?:$|[,.·|(/–—\d\uE000+-]))/u;
const COMPANY =
  /catering|events?|eventos|photo|foto|music|barn|finca|hall|weddings|bodas|ltd|team|equipo|flor/iu;

/** Who signs: behind the words that close a message, on their line or the next. */
function readName(sentences: readonly Sentence[]): Said<string> | null {
  const names = sentences.flatMap((sentence, i) => {
    const closing = CLOSING.exec(sentence.plain)?.[0];
    // Thanks open a message as often as they close it.
    const least = /gracias|thanks/u.test(closing ?? '')
      ? (sentences.length - 1) / 2
      : Math.min(1, sentences.length - 1);
    if (closing === undefined || i < least) return [];
    const rest = sentence.text.slice(closing.length).trim();
    const next = sentences[i + 1];
    const from = rest === '' ? next : sentence;
    const name = NAME.exec(rest || (next?.text.trim() ?? ''))?.[0];
    return from && name && !COMPANY.test(name) ? [said(clean(name), from)] : [];
  });
  return names.at(-1) ?? null;
}

const FREE =
  '(?:available|(?<!duty[- ]|gluten[- ]|sugar[- ])free(?! of| quote| tasting| parking| wifi)|(?<!barras? |aire |tiempo )libres?|disponibles?)(?![a-z])';
const DAY = '(?:date|day|saturday|friday|sunday|fecha|dia|sabado|viernes|domingo|finde)';
const IS = "(?:is|are|am|'s|'m|'re|esta|estamos|estoy|sigue|seguimos|sigo)";
const IS_FREE = new RegExp(
  `(?<![a-z])${DAY}[^,.;]{0,40}(?<![a-z])${IS} (?:\\w+ ){0,2}${FREE}|(?:we|i|estamos|estoy|seguimos)(?: ?${IS})?(?: \\w+){0,2} ${FREE}|(?:tenemos|tengo|we have|i have|have|got)(?: \\w+){0,2} ${DAY}(?: \\w+){0,4} ${FREE}|(?:lo|la) (?:tengo|tenemos) ${FREE}`,
  'u',
);
const NOT_FREE = new RegExp(
  `(?:not|(?<![a-z])no|n't|ya no) (?:${IS} )?(?:\\w+ ){0,2}${FREE}|(?<![a-z])${DAY}[^,.;]{0,20}(?:ocupad|already (?:booked|taken)|is (?:booked|taken))`,
  'u',
);
const OPEN = /\?|(?<![a-z])(?:if|si|whether|free of charge|gratis)(?![a-z])/u;

function readFree(
  sentences: readonly Sentence[],
  { today, event_date, currency }: FactsSetting,
): Said<boolean> | null {
  return agreed(
    sentences.flatMap((sentence) => {
      const { plain, text } = sentence;
      const no = NOT_FREE.test(plain);
      if (OPEN.test(plain) || (!no && !IS_FREE.test(plain))) return [];
      const days = findDays(plain, text, { today, language: 'es', currency }, false);
      const other = days.some(
        ({ sure, choices }) => sure && !choices.some(({ date }) => date === event_date),
      );
      return other ? [] : [said(!no, sentence)];
    }),
  );
}

const HOLDS =
  /(?:capacity|capacidad|aforo)(?: (?:maxim[oa]|maximum|total|is|es|de|of|for|para|hasta|up to|seated))*:? (?<a>\d{2,4})(?![\d.,]?\d|\s?(?:\p{Sc}|%))|(?:seats|holds|accommodates?|caben|acogemos)(?: (?:up to|hasta|a))? (?<b>\d{2,4})(?![\d.,]?\d|\s?(?:\p{Sc}|%))|(?:up to|hasta|maximum(?: of)?|max(?:imo)?\.?(?: de)?) (?<c>\d{2,4}) (?:guests )?(?:seated|sentad\w+|standing|de pie)/u;

const readRoom = (sentences: readonly Sentence[]): Said<number> | null =>
  agreed(
    sentences.flatMap((sentence) =>
      findAll(HOLDS, sentence.plain)
        .slice(0, 1)
        .map(({ groups }) => said(Number(groups?.a ?? groups?.b ?? groups?.c), sentence)),
    ),
  );

/** Who wrote, how to reach them, whether they are free on the day, and how many guests a venue holds. */
export function readVendor(
  sentences: readonly Sentence[],
  setting: FactsSetting,
): { readonly [F in keyof VendorFacts]: Said<NonNullable<VendorFacts[F]>> | null } {
  return {
    contact_name: readName(sentences),
    phone: readPhone(sentences),
    email: readEmail(sentences),
    free_on_date: readFree(sentences, setting),
    capacity: setting.category === 'venue' ? readRoom(sentences) : null,
  };
}
