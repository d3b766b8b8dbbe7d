import { type DateSetting, findDates } from '../../reading/date.ts';
import { findMoney, type MoneyFound } from '../../reading/money.ts';
import { countOf } from '../../reading/number.ts';
import { findRates } from '../../reading/rate.ts';
import { byPlace, type Span, without } from '../../reading/words.ts';
import type { ScriptedAnswer } from './scripted-call.ts';
import { SAID } from './scripted-words.data.ts';

type Call = ScriptedAnswer['calls'][number];

const sentences = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n+/u);

/** Returns the first result with all its possible meanings, as it is written in the text. */
function firstWords(text: string, found: readonly Span[]): string | undefined {
  const [place] = byPlace(found);
  return (
    place && text.slice(Math.min(...place.map(({ from }) => from)), Math.max(...place.map(({ to }) => to)))
  );
}

/** True for an amount with a currency or grouped thousands. Other numbers are counts and years as well. */
const isAmount = (text: string, { codes, from, to }: MoneyFound): boolean =>
  codes !== null || /\d\D\d{3}/u.test(text.slice(from, to));

/** Returns a tool call that quotes the sentences about prices from a vendor’s text. */
function quoteIn(text: string, setting: DateSetting): Call | null {
  const found: { field: string; words: string }[] = [];
  const add = (field: string, words: string | undefined) => {
    if (words && !found.some((one) => one.field === field)) found.push({ field, words: words.trim() });
  };
  let basis: string | undefined;
  for (const sentence of sentences(text)) {
    const isDeposit = /se[ñn]al|anticipo|dep[oó]sito|reserva|deposit/iu.test(sentence);
    const [dates, rates] = [findDates(sentence, setting), findRates(sentence)];
    const amounts = findMoney(without(sentence, [...dates, ...rates])).filter((one) =>
      isAmount(sentence, one),
    );
    const [money, rate] = [firstWords(sentence, amounts), firstWords(sentence, rates)];
    if (isDeposit) add(money ? 'deposit' : 'deposit_rate', money ?? rate);
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
      if (!isDeposit) add('tax_rate', rate);
    }
    if (/v[aá]lid|hasta el|valid|until/iu.test(sentence)) add('valid_until', firstWords(sentence, dates));
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
    const children = countOf(counted.toLowerCase()) ?? 0;
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
  setting: DateSetting,
): ScriptedAnswer {
  const said = SAID[setting.language];
  const kind = /invitad|guest|lista|list/.test(asked)
    ? 'guests'
    : /horario|guion|run sheet|\bdia\b|\bday\b|schedule|programa/.test(asked)
      ? 'day'
      : 'quote';
  if (isRead) return { text: said[kind], calls: [] };
  const call =
    kind === 'guests'
      ? guestsIn(given)
      : kind === 'day'
        ? dayIn(given, said.dayReason)
        : quoteIn(given, setting);
  if (call) return { text: '', calls: [call] };
  return { text: kind === 'day' ? said.noDay : kind === 'quote' ? said.noQuote : said.nothing, calls: [] };
}
