import { fold } from '../../fold';
import { cleanLine, firstOf, lengthOf } from '../../text';
import { GUEST_LENGTHS, type Side, type TravelsFrom } from '../guest';
import { namedParts, saysOnly } from '../named-parts';
import type { OwnColumn } from '../own-column';
import type { Question } from '../question';
import { type GuestForm, tagsIn } from '../schema';
import { ageFrom } from './import-ages';
import { askedKey } from './import-asked';
import { isFood, saysAllergy } from './import-food';
import { fieldIn, fromFirstNamed, NAMES, personIn } from './import-heading';
import type { ImportTable } from './import-lines';
import { ownFrom, workFrom } from './import-own';
import { type Cells, type ImportDoubt, partyFrom } from './import-party';
import { eatenIn, repliesIn, type SaidContext } from './import-said';
import { languageFrom, rankFrom } from './import-set';
import type { ImportColumns } from './import-table';
import {
  EMPTY,
  EMPTY_MARK,
  HEADINGS,
  type ImportField,
  MOBILE,
  NO,
  TICKED,
  UNTICKED,
  YES,
} from './import-words.data';

/** A row as form values. Fields that the table lacks are absent. */
export interface ImportValues {
  readonly form: Partial<GuestForm>;
  /** Named companions and unnamed children in the same household. */
  readonly others: readonly Partial<GuestForm>[];
  readonly doubts: readonly ImportDoubt[];
  /** True if the row names no household. The people of the row then form one. */
  readonly of_row: boolean;
  readonly language: 'en' | 'es' | null;
  /** Parts of the event that the guest's household is invited to; null if the row doesn't say. */
  readonly parts: readonly string[] | 'all' | null;
  readonly second_list: number | null;
  /** Name of another guest in the list who brings this guest. */
  readonly host: string;
}

interface ReadingContext extends Omit<SaidContext, 'columns'> {
  readonly questions: readonly Question[];
  /** The plan's own columns, including those that this import adds. */
  readonly own?: readonly OwnColumn[];
  /** Date of the event, needed to turn a birthday into an age. */
  readonly on: string | null;
}

const sideFrom = (text: string): Side | null => {
  const folded = fold(text);
  if (/both|ambos/.test(folded)) return 'both';
  if (/first|primer/.test(folded)) return 'first';
  if (/second|segund/.test(folded)) return 'second';
  if (/novia|bride/.test(folded)) return 'second';
  return /novio|groom/.test(folded) ? 'first' : null;
};

const travelFrom = (text: string): TravelsFrom | null => {
  const folded = fold(text);
  if (/nearby|cerca|local/.test(folded)) return 'local';
  if (/out of town|otra ciudad|fuera/.test(folded)) return 'out-of-town';
  return /abroad|otro pais|extranjero/.test(folded) ? 'abroad' : null;
};

/**
 * Returns the answer to one of the couple's questions. A text that isn't one of the options stays as written.
 */
const answerTo = (text: string, { kind, options }: Question): string => {
  const folded = fold(text);
  if (kind === 'yes-no') return YES.test(folded) ? 'yes' : NO.test(folded) ? 'no' : text;
  return options.find((one) => fold(one) === folded) ?? text;
};

/** Restores a phone number that a spreadsheet stored as a number, such as 3.4600123456e+10. */
function phoneFrom(text: string): string {
  const [, first = '', digits = '', zeros] = /^(\d)[.,](\d{8,})e\+?(\d\d)$/i.exec(text) ?? [];
  return first && Number(zeros) >= digits.length
    ? (first + digits).padEnd(Number(zeros) + 1, '0')
    : text.replace(/^(\d{6,})\.0$/, '$1');
}

const namesTags = (heading: string): boolean =>
  HEADINGS.some(([field, words]) => field === 'tags' && words.test(fold(heading)));

/** Returns true if a tick stands for the heading, as in a column "Vegetarian", "Child" or "Evening only". */
const isByHeading = (field: ImportField, heading: string): boolean =>
  (field === 'tags' && !namesTags(heading)) ||
  field === 'parts' ||
  (field === 'age_group' && ageFrom(heading) !== null) ||
  (field === 'diets' && isFood(heading));

/** Fields in which a word such as "none" is data and doesn't mean an empty cell. */
const IN_WORDS: readonly ImportField[] = ['notes', 'dietary_notes', 'answer', 'reply', 'own'];
const emptyIn = (field: ImportField): RegExp =>
  !IN_WORDS.includes(field) ? EMPTY : field === 'reply' ? /^$/ : EMPTY_MARK;

/** Returns one person's cells for one field. A tick is replaced by the heading of its column. */
const cellsOf =
  (cells: readonly string[], { headings }: ImportTable, columns: ImportColumns): Cells =>
  (field, person = 0) =>
    columns.flatMap((column, i) => {
      const text = cells[i] ?? '';
      if (!column || fieldIn(column) !== field || personIn(column) !== person || text === '') return [];
      const heading = headings[i] ?? '';
      const folded = fold(text);
      if (emptyIn(field).test(folded)) return [];
      const isTick = TICKED.test(folded) || /^(yes|si|1)$/.test(folded);
      if (!isByHeading(field, heading)) return [{ text, heading, at: i }];
      if (isTick) return [{ text: heading, heading, at: i }];
      return UNTICKED.test(folded) || NO.test(folded) || folded === '0' ? [] : [{ text, heading, at: i }];
    });

interface Fields {
  readonly form: Partial<GuestForm>;
  /** Texts that fit no field. Each becomes a note, together with its heading. */
  readonly kept: readonly string[];
  readonly doubts: readonly ImportDoubt[];
}

/** Returns the fields of one person from that person's columns. Names, food and replies aren't included. */
function fieldsOf(all: Cells, person: number, { on, said }: ReadingContext): Fields {
  const form: Partial<GuestForm> = {};
  const kept: string[] = [];
  const doubts: ImportDoubt[] = [];
  const keep = (heading: string, text: string) => kept.push(heading ? `${heading}: ${text}` : text);
  // The first email is used. Of several phone numbers, a mobile number is preferred.
  const several = (field: 'email' | 'phone_number', between: RegExp) =>
    all(field, person).flatMap(({ heading, text }) =>
      text
        .split(between)
        .map(cleanLine)
        .filter(Boolean)
        .map((one) => ({ heading, text: field === 'email' ? one : phoneFrom(one) })),
    );
  const phones = several('phone_number', /[;/\n]| ::: /);
  const numbers = [true, false].flatMap((mobile) =>
    phones.filter(({ heading }) => MOBILE.test(fold(heading)) === mobile),
  );
  for (const [field, found] of [
    ['email', several('email', /[;,\n]| ::: /)],
    ['phone_number', numbers],
  ] as const) {
    const [first, ...more] = found;
    if (first) form[field] = first.text;
    for (const { heading, text } of more) if (text !== first?.text) keep(heading, text);
  }
  const [address = '', ...rest] = [...all('address', person), ...all('city', person)].map(({ text }) => text);
  if (address) form.address = [address, ...rest].join(', ');
  const work = workFrom(all, person);
  Object.assign(form, work.form);
  kept.push(...work.kept);
  const tags = all('tags', person);
  for (const { heading, text } of tags)
    if (tagsIn(text).some((one) => lengthOf(one) > GUEST_LENGTHS.tag)) keep(heading, text);
  if (tags.length > 0)
    form.tags = tags
      .map(({ text }) => text.replaceAll(' ::: ', ', ').replaceAll('* ', '').replaceAll('|', ', '))
      .join(', ')
      .replace(/[^,;\n]+/gu, (one) =>
        lengthOf(cleanLine(one)) > GUEST_LENGTHS.tag ? firstOf(cleanLine(one), GUEST_LENGTHS.tag) : one,
      );
  for (const { heading, text } of all('age_group', person)) {
    const group = said.get(askedKey('age', text));
    const age = ageFrom(text, on) ?? (group ? { group, years: null } : null);
    if (age) {
      form.age_group ??= age.group as NonNullable<GuestForm['age_group']>;
      if (age.years !== null) form.age ??= String(age.years);
    } else doubts.push({ kind: 'value', text });
    // A word such as "teenager" also becomes a note, because no field can store the word.
    if (!ageFrom(text, on)) keep(heading, text);
  }
  for (const { heading, text } of all('side', person)) {
    const side = sideFrom(text);
    if (side) form.side ??= side;
    else keep(heading, text);
  }
  for (const { heading, text } of all('travels', person)) {
    const from = travelFrom(text);
    if (from) form.travels_from ??= from;
    else keep(heading, text);
  }
  return { form, kept, doubts };
}

const notesOf = (all: readonly string[]): Partial<GuestForm> => {
  const notes = all.filter(Boolean).join('\n');
  return notes ? { notes } : {};
};

export function readRow(
  cells: readonly string[],
  table: ImportTable,
  taken: ImportColumns,
  context: ReadingContext,
): ImportValues {
  const { parts, questions } = context;
  const columns = fromFirstNamed(cells, taken);
  const all = cellsOf(cells, table, columns);
  const text = (field: ImportField) => all(field)[0]?.text ?? '';
  const persons = [...new Set(columns.flatMap((one) => (one ? personIn(one) : [])))].filter(Boolean).sort();
  const isSpanish = table.headings.some((one) => /nombre|apellido|invitad|familia|nin[oa]s/.test(fold(one)));
  const { others, remarks, doubts: partyDoubts, age, ...party } = partyFrom(all, persons, isSpanish);
  const own = fieldsOf(all, 0, context);
  const doubts = [...partyDoubts, ...own.doubts];
  const form: Partial<GuestForm> = { ...own.form, ...party };
  if (text('household')) form.household = cleanLine(text('household'));
  const years = age ? ageFrom(age, context.on) : null;
  if (years) form.age_group ??= years.group;
  if (years && years.years !== null) form.age ??= String(years.years);
  const people = [
    { person: 0, size: Number(form.party_size ?? 1) },
    ...others.map((one) => ({ person: one.person, size: Number(one.party_size ?? 1) })),
  ];
  const eating = eatenIn(all, remarks.filter(isFood), people, { ...context, columns });
  const replies = repliesIn(all, people, { ...context, columns });
  doubts.push(...eating.doubts, ...replies.doubts);
  /**
   * Texts that limit the invitation, such as "evening only". A text that matches no part of the event becomes
   * a tag.
   */
  const asked = [
    ...all('parts').map((one) => one.text),
    ...remarks.filter((one) => saysOnly(one) && namedParts(one, parts)),
  ].map((one) => ({ one, parts: namedParts(one, parts) }));
  const unknown = asked.flatMap((said) =>
    said.parts ? [] : firstOf(cleanLine(said.one), GUEST_LENGTHS.tag),
  );
  if (unknown.length > 0) form.tags = [form.tags, ...unknown].filter(Boolean).join(', ');
  const notes = all('notes').map((one) => one.text);
  // A note such as "4 años" sets the age and stays in the note.
  for (const note of notes) {
    const noted = /\p{L}/u.test(note) ? ageFrom(note, context.on) : null;
    if (noted?.years == null) continue;
    form.age_group ??= noted.group;
    form.age ??= String(noted.years);
  }
  const beside = remarks.filter((one) => !isFood(one) && !asked.some((said) => said.one === one));
  // An allergy mentioned in a note is always shown to the user.
  for (const note of notes) if (saysAllergy(note)) doubts.push({ kind: 'allergy', text: note });
  const answers = Object.fromEntries(
    all('answer').flatMap(({ text: said, heading }) => {
      const question = questions.find((one) => one.text === cleanLine(heading));
      return question ? [[question.id, answerTo(said, question)]] : [];
    }),
  );
  if (Object.keys(answers).length > 0) form.answers = answers;
  const inOwn = ownFrom(all, context.own);
  if (Object.keys(inOwn.values).length > 0) form.own_values = inOwn.values;
  const companions = others.map(({ person, age: theirs, ...one }, i): Partial<GuestForm> => {
    const mine = person > 0 ? fieldsOf(all, person, context) : null;
    const aged = theirs ? ageFrom(theirs, context.on) : null;
    doubts.push(...(mine?.doubts ?? []));
    const said = person > 0 ? all('notes', person).map((note) => note.text) : [];
    return {
      ...mine?.form,
      ...(aged ? { age_group: aged.group, age: String(aged.years ?? '') } : {}),
      ...one,
      ...eating.each[i + 1],
      ...replies.each[i + 1],
      ...notesOf([...said, ...(mine?.kept ?? [])]),
    };
  });
  // An unnamed companion has no row, so the values from the companion's columns become notes of the guest.
  const nameless = persons
    .filter((person) => !others.some((one) => one.person === person))
    .flatMap((person) =>
      columns.flatMap((column, i) =>
        column && personIn(column) === person && cells[i] && !NAMES.includes(fieldIn(column))
          ? [`${table.headings[i]}: ${cells[i]}`]
          : [],
      ),
    );
  if (nameless.length > 0) doubts.push({ kind: 'people', text: nameless.join(' · ') });
  Object.assign(
    form,
    eating.each[0],
    replies.each[0],
    notesOf([...notes, ...beside, ...own.kept, ...inOwn.kept, ...replies.kept, ...nameless]),
  );
  return {
    form,
    others: companions,
    doubts,
    of_row: text('household') === '' && form.household !== undefined,
    language: languageFrom(text('language')),
    parts: asked.find((said) => said.parts !== null)?.parts ?? null,
    second_list: rankFrom(text('second_list')),
    host: cleanLine(text('host')),
  };
}
