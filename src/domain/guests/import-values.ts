import { cleanLine } from '../text';
import {
  AGE_GROUPS,
  type AgeGroup,
  ALLERGENS,
  type Allergen,
  DIETS,
  type Diet,
  type EventPart,
  type Side,
  type TravelsFrom,
} from './guest';
import type { ImportColumns, ImportTable } from './import-table';
import { CHILD, type ImportField, NO, SENIOR, SOME, WAITING, YES } from './import-words.data';
import { plainText, splitName } from './names';
import type { Question } from './question';
import { ALLERGEN_WORDS, DIET_WORDS } from './quick-words.data';
import type { GuestForm } from './schema';

/** A row as a form would be filled in; what the table doesn't say isn't there. */
export interface ImportValues {
  readonly form: Partial<GuestForm>;
  readonly language: 'en' | 'es' | null;
}

const pieces = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map(cleanLine)
    .filter(Boolean);

export const allergensFrom = (text: string): Allergen[] =>
  ALLERGENS.filter((one) =>
    pieces(plainText(text)).some((piece) =>
      ALLERGEN_WORDS.some(([known, pattern]) => known === one && pattern.test(piece)),
    ),
  );

export const dietsFrom = (text: string): Diet[] =>
  DIETS.filter((one) =>
    pieces(plainText(text)).some(
      (piece) =>
        (one === 'childrens-menu' && /infantil|child|kids/.test(piece)) ||
        DIET_WORDS.some(
          ([known, pattern]) => known === one && piece.split(/[\s/]+/).some((word) => pattern.test(word)),
        ),
    ),
  );

const ageFrom = (text: string): AgeGroup | null => {
  const folded = plainText(text);
  if (CHILD.test(folded)) return 'child';
  if (SENIOR.test(folded)) return 'senior';
  if (/^adult[oa]?$/.test(folded)) return 'adult';
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

const replyFrom = (text: string): string => {
  const folded = plainText(text);
  const some = SOME.exec(folded)?.[1];
  if (some) return `accepted:${some}`;
  return YES.test(folded)
    ? 'accepted'
    : NO.test(folded)
      ? 'declined'
      : WAITING.test(folded)
        ? 'waiting'
        : 'open';
};

/** An answer to a question of the couple's own; what is none of its choices stays as it was written. */
const answerFrom = (text: string, { kind, options }: Question): string => {
  const folded = plainText(text);
  if (kind === 'yes-no') return YES.test(folded) ? 'yes' : NO.test(folded) ? 'no' : text;
  return options.find((one) => plainText(one) === folded) ?? text;
};

/** The parts that a column of replies is about: the one that its heading names, else all. */
const partsOf = (heading: string, parts: readonly EventPart[]): readonly EventPart[] => {
  const named = parts.filter(({ name }) => plainText(heading).endsWith(`: ${plainText(name)}`));
  return named.length > 0 ? named : heading.includes(':') ? [] : parts;
};

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
  const whole = text('full_name');
  if (whole) Object.assign(form, splitName(whole));
  for (const field of ['name', 'last_name', 'household', 'email', 'phone_number', 'dietary_notes'] as const)
    if (text(field)) form[field] = cleanLine(text(field));
  // Of several addresses or numbers in one cell the first.
  if (form.email) form.email = form.email.split(/[;,]| ::: /)[0]?.trim() ?? '';
  if (form.phone_number) form.phone_number = form.phone_number.split(/[;/]| ::: /)[0]?.trim() ?? '';
  const address = [text('address'), ...all('city').map((one) => one.text)].filter(Boolean).join(', ');
  if (address) form.address = address;
  const notes = all('notes')
    .map((one) => one.text)
    .join('\n');
  if (notes) form.notes = notes;
  const tags = all('tags')
    .map((one) => one.text.replaceAll(' ::: ', ', ').replaceAll('* ', ''))
    .join(', ');
  if (tags) form.tags = tags;
  const age = ageFrom(text('age_group'));
  if (age) form.age_group = age;
  const side = sideFrom(text('side'));
  if (side) form.side = side;
  const from = travelFrom(text('travels'));
  if (from) form.travels_from = from;
  if (text('party_size')) form.party_size = cleanLine(text('party_size'));
  const more = [text('companions'), text('children')].filter(Boolean);
  if (more.length > 0 && !form.party_size) {
    const extra = more.map((one) =>
      YES.test(plainText(one)) && one !== '1' ? 1 : NO.test(plainText(one)) ? 0 : Number(one),
    );
    form.party_size = extra.every(Number.isInteger)
      ? String(1 + extra.reduce((sum, one) => sum + one, 0))
      : more.join(' ');
  }
  const diets = dietsFrom(text('diets'));
  const allergens = allergensFrom(`${text('allergens')}, ${text('diets')}`);
  if (diets.length > 0) form.diets = diets;
  if (allergens.length > 0) form.allergens = allergens;
  // What can't be told apart is kept as it was written.
  if (!form.dietary_notes && diets.length + allergens.length === 0) {
    const said = [text('diets'), text('allergens')].filter(Boolean).join(', ');
    if (said && !/^(no|none|nada|ningun[oa]?|-)$/.test(plainText(said))) form.dietary_notes = cleanLine(said);
  }
  const replies = Object.fromEntries(
    all('reply').flatMap(({ text: said, heading }) => {
      const reply = replyFrom(said);
      return reply === 'open' ? [] : partsOf(heading, parts).map(({ id }) => [id, reply]);
    }),
  );
  if (Object.keys(replies).length > 0) form.replies = replies;
  const answers = Object.fromEntries(
    all('answer').flatMap(({ text: said, heading }) => {
      const question = questions.find((one) => one.text === cleanLine(heading));
      return question ? [[question.id, answerFrom(said, question)]] : [];
    }),
  );
  if (Object.keys(answers).length > 0) form.answers = answers;
  const spoken = plainText(text('language'));
  return {
    form,
    language: /^(es|spanish|espanol)/.test(spoken) ? 'es' : /^(en|english|ingles)/.test(spoken) ? 'en' : null,
  };
}
