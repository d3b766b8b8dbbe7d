import { findAll, plain, type Span, without } from '../../ledger/quick-text';

/** A sentence of a message: as it was written, and without accents and capitals, sign for sign. */
export interface Sentence {
  readonly text: string;
  readonly plain: string;
  /** Of the heading above it, where there is one. */
  readonly heading: string;
}

const QUOTED_HEADER =
  /(?:^|\s)(?:on [^\n]{6,80} wrote:|el [^\n]{6,80} escribio:|-{2,} ?(?:original message|mensaje original|forwarded message|mensaje reenviado)[^\n]*)/u;
const MAIL_HEADER = /^(?:from|de): [^\n]*@/mu;

/** Only what the vendor wrote: what people had written to them comes back below it. */
function ownWords(message: string): string {
  const lines = message.split('\n').filter((line) => !/^\s*>/u.test(line));
  const text = lines.join('\n');
  const found = QUOTED_HEADER.exec(plain(text)) ?? MAIL_HEADER.exec(plain(text));
  if (!found) return text;
  const [above, below] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  const marked = lines.length < message.split('\n').length;
  if (above.trim() === '') return below;
  return marked && found[0].includes(':') ? `${above}\n${below}` : above;
}

/** Numbers that are never money: telephones, accounts, addresses of pages and mails, numbers of documents. */
const HIDDEN: readonly RegExp[] = [
  /\S+@\S+|https?:\S+|www\.\S+/gu,
  /[a-z]{2}\d{2}(?: ?[\da-z]{4}){3,}/gu,
  /(?:tel(?:efono)?|tlf|movil|cel(?:ular)?|whats ?app|phone|call|mobile|llam\w+|telf)\W{0,3}(?:me )?(?:al |a |at |on )?[+(]?\d[\d ().-]{6,}\d/gu,
  /(?<![\p{Sc}\d.,])(?:\+|\()?\d(?:[ ().-]{0,2}\d){8,}(?![\d]|[ .,]?\d|\s?\p{Sc}|\s?(?:eur|usd|mxn|chf|pesos))/gu,
  /(?:#|n[ºo°]\.? ?|num(?:ero)?\.? |ref\.? ?|company |pedido |invoice )\d[\d/-]*/gu,
];

function hideNumbers(text: string): string {
  const spans: Span[] = HIDDEN.flatMap((pattern) =>
    findAll(pattern, text).map((match) => ({ from: match.index, to: match.index + match[0].length })),
  );
  return without(text, spans);
}

/** "64pp" is an amount and what it is for. */
const GLUED = /(?<amount>\d)(?=(?:pp|pax|p\/p|ph|p\/h)(?![a-z]))/gu;
/** Dots that lead to a price end no sentence. */
const ENDS = /\n+|;|(?<!\.{3})[.!?](?=\s+(?:[\p{Lu}\p{Sc}¡¿\d*•-]|$))|[!?](?=\s)/gu;
/** After these a dot ends no sentence. */
const SHORT =
  /(?:\b(?:aprox|incl|inc|excl|min|max|s?fr|approx|dto|tel|atte|no|nº|rs|sr|sra|mr|mrs|dr|p\.p|ej|etc|i\.v\.a))$/u;

/** "Optional: smoke machine, 90 €; lit letters, 150 €": what stands before the colon holds for the whole list. */
const OPTIONS = /^\W*(?:opcional(?:es)?|optional|extras?|suplementos?|add-?ons?) ?:/u;

/** A message's own sentences. A line that ends in a colon is the heading of those below it, up to an empty line. */
export function sentencesOf(message: string): Sentence[] {
  const text = ownWords(message.replace(/\r\n?/gu, '\n'));
  const flat = hideNumbers(plain(text));
  const sentences: Sentence[] = [];
  let [heading, listed] = ['', ''];
  let from = 0;
  const push = (to: number, mark: string) => {
    const piece = text.slice(from, to);
    if (piece.trim() !== '') {
      const own = flat.slice(from, to).replace(GLUED, '$<amount> ');
      if (/:\s*$/u.test(own) && !/\d/u.test(own)) heading = own;
      sentences.push({ text: piece, plain: own, heading: listed || heading });
      listed = mark === ';' ? (OPTIONS.exec(own)?.[0] ?? listed) : '';
    }
    if (mark.startsWith('\n\n')) heading = '';
  };
  for (const match of findAll(ENDS, text)) {
    if (match[0] === '.' && SHORT.test(flat.slice(from, match.index))) continue;
    push(match.index + (match[0] === '?' ? 1 : 0), match[0]);
    from = match.index + match[0].length;
  }
  push(text.length, '');
  return sentences;
}
