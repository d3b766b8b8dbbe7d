import { cleanLine, firstOf, lengthOf } from '../../text';
import {
  AGE_GROUPS,
  type AgeGroup,
  type EventPart,
  GUEST_LENGTHS,
  type Side,
  type TravelsFrom,
} from '../guest';
import { namedParts, saysOnly } from '../named-parts';
import { plainText } from '../names';
import type { Question } from '../question';
import { foodIn } from '../quick/quick-food';
import { type GuestForm, tagsIn } from '../schema';
import { MAX_RANK } from '../second-list';
import { type Eaten, foodFor } from './import-food';
import type { ImportTable } from './import-lines';
import { type ImportDoubt, partyFrom } from './import-party';
import type { ImportColumns } from './import-table';
import {
  CHILD,
  type ImportField,
  MOBILE,
  NO,
  NO_REPLY,
  SENIOR,
  SOME,
  WAITING,
  YES,
} from './import-words.data';

/** A row as a form would be filled in; what the table doesn't say isn't there. */
export interface ImportValues {
  readonly form: Partial<GuestForm>;
  /** Who else the row names, and children without a name: of the same household. */
  readonly others: readonly Partial<GuestForm>[];
  /** What of it can't be read in one way alone. */
  readonly doubts: readonly ImportDoubt[];
  /** Whether the household is the row's own people, by no column. */
  readonly of_row: boolean;
  readonly language: 'en' | 'es' | null;
  /** The parts that its household is invited to; null where nothing is said. */
  readonly parts: readonly string[] | 'all' | null;
  /** The household's rank among those who are invited later. */
  readonly second_list: number | null;
}

const ageFrom = (text: string): AgeGroup | null => {
  const folded = plainText(text);
  if (CHILD.test(folded)) return 'child';
  if (SENIOR.test(folded)) return 'senior';
  if (/^adult[oa]?s?$/.test(folded)) return 'adult';
  const years = Number(folded);
  if (folded !== '' && Number.isInteger(years) && years < 120)
    return years < 13 ? 'child' : years >= 65 ? 'senior' : 'adult';
  return AGE_GROUPS.find((one) => one === folded) ?? null;
};

const sideFrom = (text: string): Side | null => {
  const folded = plainText(text);
  if (/both|ambos/.test(folded)) return 'both';
  if (/first|primer/.test(folded)) return 'first';
  if (/second|segund/.test(folded)) return 'second';
  if (/novia|bride/.test(folded)) return 'second';
  return /novio|groom/.test(folded) ? 'first' : null;
};

const travelFrom = (text: string): TravelsFrom | null => {
  const folded = plainText(text);
  if (/nearby|cerca|local/.test(folded)) return 'local';
  if (/out of town|otra ciudad|fuera/.test(folded)) return 'out-of-town';
  return /abroad|otro pais|extranjero/.test(folded) ? 'abroad' : null;
};

/** A reply, open where there is none yet; null is none of these. */
const replyFrom = (text: string): string | null => {
  const folded = plainText(text);
  const some = SOME.exec(folded)?.[1];
  if (some) return `accepted:${some}`;
  return YES.test(folded)
    ? 'accepted'
    : NO.test(folded)
      ? 'declined'
      : WAITING.test(folded)
        ? 'waiting'
        : NO_REPLY.test(folded)
          ? 'open'
          : null;
};

/** An answer to a question of the couple's own; what is none of its choices stays as it was written. */
const answerFrom = (text: string, { kind, options }: Question): string => {
  const folded = plainText(text);
  if (kind === 'yes-no') return YES.test(folded) ? 'yes' : NO.test(folded) ? 'no' : text;
  return options.find((one) => plainText(one) === folded) ?? text;
};

/** A part of the event that stands for all of it. */
const WHOLE_EVENT = /^(wedding|boda|event|evento|ceremon(y|ia)|reception|celebracion|party|fiesta)$/;

/** The parts that a column of replies is about: the one that its heading names, else all. */
const partsOf = (heading: string, parts: readonly EventPart[]): readonly EventPart[] => {
  const folded = plainText(heading);
  const about = (/: ?(.+)$/.exec(folded) ?? /^(.+) rsvp$/.exec(folded))?.[1];
  if (about === undefined) return parts;
  const named = parts.filter(({ name }) => plainText(name) === about);
  return named.length > 0 || parts.length > 1 || !WHOLE_EVENT.test(about) ? named : parts;
};

/** A reply with more to it than yes or no, but no number of people. */
const SAYS_MORE =
  /^(?:si|yes|no|asiste|viene)[,. ]+(?!response|reply|answer|contesta|asiste|viene|vienen|\d)\p{L}/u;

/** What a figure of a spreadsheet makes of a telephone, where it kept all of its digits. */
function phoneFrom(text: string): string {
  const [, first = '', digits = '', zeros] = /^(\d)[.,](\d{8,})e\+?(\d\d)$/i.exec(text) ?? [];
  return first && Number(zeros) >= digits.length
    ? (first + digits).padEnd(Number(zeros) + 1, '0')
    : text.replace(/^(\d{6,})\.0$/, '$1');
}

/** What somebody eats, as far as anything is said. */
const eatenBy = ({ allergens, diets, dietary_notes }: Eaten): Partial<GuestForm> => ({
  ...(allergens.length > 0 ? { allergens: [...allergens] } : {}),
  ...(diets.length > 0 ? { diets: [...diets] } : {}),
  ...(dietary_notes ? { dietary_notes } : {}),
});

/** What a row of a table says. */
export function readRow(
  cells: readonly string[],
  { headings }: ImportTable,
  columns: ImportColumns,
  { parts, questions }: { readonly parts: readonly EventPart[]; readonly questions: readonly Question[] },
): ImportValues {
  const all = (field: ImportField) =>
    columns.flatMap((one, i) =>
      one === field && cells[i] ? [{ text: cells[i] ?? '', heading: headings[i] ?? '' }] : [],
    );
  const text = (field: ImportField) => all(field)[0]?.text ?? '';
  const form: Partial<GuestForm> = {};
  /** What fits no field stays in the notes, under its heading. */
  const kept: string[] = [];
  const keep = (heading: string, said: string) => kept.push(heading ? `${heading}: ${said}` : said);
  const keepUnread = (field: ImportField, read: unknown) => {
    for (const { heading, text: said } of all(field)) if (read === null) keep(heading, said);
  };
  if (text('household')) form.household = cleanLine(text('household'));
  // The first of several addresses, and of several numbers the mobile's.
  const several = (field: 'email' | 'phone_number', between: RegExp) =>
    all(field).flatMap(({ heading, text: cell }) =>
      cell
        .split(between)
        .map(cleanLine)
        .filter(Boolean)
        .map((one) => ({ heading, said: one })),
    );
  const phones = several('phone_number', /[;/\n]| ::: /).map(({ heading, said }) => ({
    heading,
    said: phoneFrom(said),
  }));
  const numbers = [true, false].flatMap((mobile) =>
    phones.filter(({ heading }) => MOBILE.test(plainText(heading)) === mobile),
  );
  for (const [field, found] of [
    ['email', several('email', /[;,\n]| ::: /)],
    ['phone_number', numbers],
  ] as const) {
    const [first, ...more] = found;
    if (first) form[field] = first.said;
    for (const { heading, said } of more) if (said !== first?.said) keep(heading, said);
  }
  const address = [text('address'), ...all('city').map((one) => one.text)].filter(Boolean).join(', ');
  if (address) form.address = address;
  const tags = all('tags').map((one) => one.text.replaceAll(' ::: ', ', ').replaceAll('* ', ''));
  for (const { heading, text: said } of all('tags'))
    if (tagsIn(said).some((one) => lengthOf(one) > GUEST_LENGTHS.tag)) keep(heading, said);
  if (tags.length > 0)
    form.tags = tags
      .join(', ')
      .replace(/[^,;\n]+/gu, (one) =>
        lengthOf(cleanLine(one)) > GUEST_LENGTHS.tag ? firstOf(cleanLine(one), GUEST_LENGTHS.tag) : one,
      );
  const age = text('age_group') ? ageFrom(text('age_group')) : undefined;
  if (age) form.age_group = age;
  const side = text('side') ? sideFrom(text('side')) : undefined;
  if (side) form.side = side;
  const from = text('travels') ? travelFrom(text('travels')) : undefined;
  if (from) form.travels_from = from;
  const { others, remarks, doubts, ...party } = partyFrom(all);
  Object.assign(form, party);
  const eating = remarks.filter((one) => foodIn(one).known);
  const { each, doubt } = foodFor({ diets: text('diets'), allergens: text('allergens'), remarks: eating }, [
    { name: form.name ?? '', child: form.age_group === 'child', people: Number(form.party_size ?? 1) },
    ...others.map((one) => ({
      name: one.name,
      child: one.age_group === 'child',
      people: Number(one.party_size ?? 1),
    })),
  ]);
  const [own, ...theirs] = each;
  const said = cleanLine([text('dietary_notes'), own?.dietary_notes].filter(Boolean).join(', '));
  Object.assign(form, own && eatenBy({ ...own, dietary_notes: said }));
  const replies = all('reply').flatMap(({ text: said, heading }) => {
    const reply = replyFrom(said);
    const about = partsOf(heading, parts);
    // More words than the answer are worth keeping: "Sí, con pareja".
    if (reply === null || (reply !== 'open' && about.length === 0) || SAYS_MORE.test(plainText(said)))
      keep(heading, said);
    return reply === null || reply === 'open' ? [] : about.map(({ id }) => [id, reply]);
  });
  if (replies.length > 0) form.replies = Object.fromEntries(replies);
  keepUnread('age_group', age);
  keepUnread('side', side);
  keepUnread('travels', from);
  /** Whole days and evenings: those that the event has no part for are tags. */
  const asked = [
    ...all('parts').map((one) => one.text),
    ...remarks.filter((one) => saysOnly(one) && namedParts(one, parts)),
  ].map((one) => ({ one, parts: namedParts(one, parts) }));
  const unknown = asked.flatMap((said) =>
    said.parts ? [] : firstOf(cleanLine(said.one), GUEST_LENGTHS.tag),
  );
  if (unknown.length > 0) form.tags = [form.tags, ...unknown].filter(Boolean).join(', ');
  const beside = remarks.filter((one) => !eating.includes(one) && !asked.some((said) => said.one === one));
  const notes = [...all('notes').map((one) => one.text), ...beside, ...kept].join('\n');
  if (notes) form.notes = notes;
  const answers = Object.fromEntries(
    all('answer').flatMap(({ text: said, heading }) => {
      const question = questions.find((one) => one.text === cleanLine(heading));
      return question ? [[question.id, answerFrom(said, question)]] : [];
    }),
  );
  if (Object.keys(answers).length > 0) form.answers = answers;
  const spoken = plainText(text('language'));
  const later = cleanLine(text('second_list'));
  const rank = YES.test(plainText(later)) && later !== '1' ? MAX_RANK : Number(later);
  return {
    form,
    others: others.map((one, i) => ({ ...one, ...(theirs[i] && eatenBy(theirs[i])) })),
    doubts: doubt ? [...doubts, 'food'] : doubts,
    of_row: text('household') === '' && form.household !== undefined,
    language: /^(es|spanish|espanol)/.test(spoken) ? 'es' : /^(en|english|ingles)/.test(spoken) ? 'en' : null,
    parts: asked.find((said) => said.parts !== null)?.parts ?? null,
    second_list: Number.isInteger(rank) && rank >= 1 && rank <= MAX_RANK ? rank : null,
  };
}
