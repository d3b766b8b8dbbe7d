import type { ScriptedAnswer } from './scripted-call.ts';
import { SAID } from './scripted-words.data.ts';

type Call = ScriptedAnswer['calls'][number];

const MONEY =
  /(?:€|\$|£|EUR|USD|MXN)?\s?\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{2})?\s?(?:€|\$|£|euros?|pesos|dollars|EUR|USD|MXN)?|\d+(?:[.,]\d{2})?\s?(?:€|\$|£|euros?|pesos|dollars|EUR|USD|MXN)|[€$£]\s?\d+/u;
const RATE = /\d{1,2}(?:[.,]\d+)?\s?%/u;
const DATE = /\d{1,2}\/\d{1,2}\/\d{4}|\d{1,2} de \p{L}+(?: de \d{4})?|\p{L}+ \d{1,2}, \d{4}/u;

const sentences = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n+/u);

/** Returns a tool call that quotes the sentences about prices from a vendor’s text. */
function quoteIn(text: string): Call | null {
  const found: { field: string; words: string }[] = [];
  const add = (field: string, words: string | undefined) => {
    if (words && !found.some((one) => one.field === field)) found.push({ field, words: words.trim() });
  };
  let basis: string | undefined;
  for (const sentence of sentences(text)) {
    const isDeposit = /se[ñn]al|anticipo|dep[oó]sito|reserva|deposit/iu.test(sentence);
    const money = MONEY.exec(sentence)?.[0];
    if (isDeposit) add(money ? 'deposit' : 'deposit_rate', money ?? RATE.exec(sentence)?.[0]);
    else if (money) {
      add('price', money);
      if (/por persona|por invitado|per (?:guest|person|head)/iu.test(sentence)) basis ??= 'guest';
    }
    if (/\bIVA\b|\bVAT\b|\btax/iu.test(sentence)) {
      add(
        'tax_included',
        /(?:\p{L}+ )?(?:IVA|VAT|tax(?:es)?)(?: (?:no )?(?:incluido|included|not included|aparte|extra))?/iu.exec(
          sentence,
        )?.[0],
      );
      if (!isDeposit) add('tax_rate', RATE.exec(sentence)?.[0]);
    }
    if (/v[aá]lid|hasta el|valid|until/iu.test(sentence)) add('valid_until', DATE.exec(sentence)?.[0]);
  }
  return found.length > 0 ? { name: 'read_quote', args: { ...(basis ? { basis } : {}), found } } : null;
}

/**
 * Returns a tool call with one activity for each time found in the text, as in “18:00 Ceremony” or “a las
 * 21:30 la cena”.
 */
function dayIn(text: string, reason: string): Call | null {
  const times = [...text.matchAll(/(?<!\d)([01]?\d|2[0-3])[:.h]([0-5]\d)\s*(?:h\b)?/gu)];
  const changes = times.flatMap((match, i) => {
    const [whole, hours = '', minutes = ''] = match;
    const rest = text.slice(match.index + whole.length, times[i + 1]?.index ?? text.length);
    const [first = ''] = rest.split(/[.;\n]|, (?:y )?(?:a las?|at|then|luego)|,/u);
    const title = first
      .replace(/^[\s:,–—-]*(?:el |la |los |las |the |hay |is |empieza |starts? with )?/iu, '')
      .replace(/(?:\s+(?:y|and|a las?|at|luego|then))+\s*$/iu, '')
      .trim()
      .slice(0, 100);
    const name = title.charAt(0).toUpperCase() + title.slice(1);
    return name === ''
      ? []
      : [
          {
            table: 'timeline_items',
            id: null,
            fields: { title: name, time: `${hours.padStart(2, '0')}:${minutes}` },
          },
        ];
  });
  return changes.length > 0 ? { name: 'suggest', args: { reason, changes: changes.slice(0, 20) } } : null;
}

/**
 * Returns a tool call with the names found in a text. Consecutive capitalised words are a name; “con sus dos
 * hijos” adds children.
 */
function guestsIn(text: string): Call | null {
  const NUMBERS: Record<string, number> = {
    un: 1,
    una: 1,
    one: 1,
    dos: 2,
    two: 2,
    tres: 3,
    three: 3,
    cuatro: 4,
    four: 4,
  };
  const pieces = text
    .replace(
      /(?:^|(?<=[.!?\n]\s*))(?:Vienen|Viene|Invitamos a|Invitados|We invite|Coming are|Guests)(?=[\s:])/gu,
      '',
    )
    .split(/[,;.\n]|\b(?:y también|and also)\b/u);
  const rows = pieces.flatMap((piece) => {
    const names = [...piece.matchAll(/\p{Lu}\p{Ll}+(?: (?:de |del |la )?\p{Lu}\p{Ll}+)*/gu)].map(
      ([name]) => name,
    );
    const [, counted = ''] =
      /(?:con|with) (?:sus?|their|her|his) (\p{L}+|\d+) (?:hij|niñ|kid|child)/iu.exec(piece) ?? [];
    const children = NUMBERS[counted.toLowerCase()] ?? (Number(counted) || 0);
    return names.map((name, i) => {
      const [first = name, ...last] = name.split(' ');
      return {
        name: first,
        ...(last.length > 0 ? { last_name: last.join(' ') } : {}),
        ...(i === 0 && children > 0 ? { people: children + 1, children } : {}),
      };
    });
  });
  return rows.length > 0 ? { name: 'read_guests', args: { rows: rows.slice(0, 200) } } : null;
}

/**
 * Reads pasted text as a guest list or a run sheet; if it is neither, as a vendor’s message. `isRead` is true
 * if the tool has already returned a result.
 */
export function scriptedReading(
  asked: string,
  given: string,
  isRead: boolean,
  language: keyof typeof SAID,
): ScriptedAnswer {
  const said = SAID[language];
  const kind = /invitad|guest|lista|list/.test(asked)
    ? 'guests'
    : /horario|guion|run sheet|\bdia\b|\bday\b|schedule|programa/.test(asked)
      ? 'day'
      : 'quote';
  if (isRead) return { text: said[kind], calls: [] };
  const call =
    kind === 'guests' ? guestsIn(given) : kind === 'day' ? dayIn(given, said.dayReason) : quoteIn(given);
  if (call) return { text: '', calls: [call] };
  return { text: kind === 'day' ? said.noDay : kind === 'quote' ? said.noQuote : said.nothing, calls: [] };
}
