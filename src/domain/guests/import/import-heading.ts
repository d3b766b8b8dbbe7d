import { fold } from '../../fold';
import { cleanLine } from '../../text';
import { knownFood } from './import-food';
import { HEADINGS, type ImportColumn, type ImportField } from './import-words.data';

const folded = (text: string): string => fold(cleanLine(text)).replace(/^[¿¡\s]+|[?!*:\s]+$/g, '');

/** Splits headings from software exports into words, such as first_name, nombreCompleto or guest.email. */
const apart = (heading: string): string =>
  cleanLine(heading)
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/_+|(?<=\p{L})[.-](?=\p{L})/gu, ' ');

/**
 * Returns several spellings of a heading for the lookup: as written, split into words, and without brackets
 * at the end.
 */
const spellings = (heading: string): string[] => {
  const whole = [folded(heading), folded(apart(heading))];
  return [...new Set([...whole, ...whole.map((one) => one.replace(/\s*\([^)]*\)$/, ''))])].filter(Boolean);
};

/** Normalises a heading, so that the person's choice for a column can be remembered for the next import. */
export const headingKey = (heading: string): string => folded(apart(heading));

/**
 * Finds the field of a heading: by the complete text, by the text without brackets at the end, or by one part
 * of the text.
 */
export function fieldOf(heading: string): ImportField | null {
  const forms = spellings(heading);
  const known = (one: string) => HEADINGS.find(([, pattern]) => pattern.test(one))?.[0];
  for (const one of [...forms, ...forms.flatMap((form) => form.split(/\s*\/\s*/))]) {
    const found = known(one);
    if (found) return found;
  }
  // "Ceremony - RSVP" is split into its parts, but "Phone 1 - Type" must not become a phone number.
  if (forms.some((form) => form.split(' - ').some((one) => known(one) === 'reply'))) return 'reply';
  const food = knownFood(heading, 'diets');
  return food && food.diets.length + food.allergens.length > 0 ? 'diets' : null;
}

/** Matches headings about a companion, such as "Plus One RSVP" or "Correo del acompañante". */
const COMPANION =
  /(^|\s)((of|de) (the |la )?|del )?(plus[ -]?ones?|\+ ?1|partner|spouse|companion|guest 2|invitad[oa] 2|acompanante|pareja|conyuge|espos[oa])s?(?=\s|$)/;

export const withoutCompanion = (heading: string): string =>
  cleanLine(folded(apart(heading)).replace(COMPANION, ' '));

/** Returns a heading's field, and which person of the row the column describes. */
function columnOf(heading: string): ImportColumn | null {
  const whole = fieldOf(heading);
  if (whole === 'companions' || whole === 'host') return whole;
  for (const one of spellings(heading)) {
    if (!COMPANION.test(one)) continue;
    const field = fieldOf(cleanLine(one.replace(COMPANION, ' ')) || 'full name');
    if (field) return `${field}@1`;
  }
  return whole;
}

export const fieldIn = (column: ImportColumn | null | undefined): ImportField | null =>
  (column?.split('@')[0] as ImportField | undefined) ?? null;
/** Returns which person of the row a column describes: 0 is the guest, 1 the first companion. */
export const personIn = (column: ImportColumn): number => Number(column.split('@')[1] ?? 0);
export const columnFor = (field: ImportField, person: number): ImportColumn =>
  person === 0 ? field : `${field}@${person}`;

const isName = (field: ImportField | null) => field === 'full_name' || field === 'name';

/** Handles headings that differ only by a number: `name_1` and `name_2` belong to two people. */
function byNumber(headings: readonly string[]): (ImportColumn | null)[] | null {
  const parts = headings.map((heading) => {
    const [, before = '', digit = '', behind = ''] =
      /^(\D*?)\s*#?\b(\d)\b\s*(\D*)$/u.exec(folded(apart(heading)).replace(/(\p{L})(\d)$/u, '$1 $2')) ?? [];
    return { digit, field: digit ? fieldOf(`${before} ${behind}`) : null };
  });
  const people = [...new Set(parts.flatMap(({ digit, field }) => (isName(field) ? [digit] : [])))].sort();
  if (people.length < 2) return null;
  return headings.map((heading, i) => {
    const { digit, field } = parts[i] ?? { digit: '', field: null };
    return field && people.includes(digit) ? columnFor(field, people.indexOf(digit)) : columnOf(heading);
  });
}

/**
 * Handles headings whose first word names the person, such as "Order First Name" and "Ticket First Name".
 * Only the person with the most distinct names counts.
 */
function byFirstWord(
  headings: readonly string[],
  distinct: (column: number) => number,
): ReadonlyMap<number, ImportField | null> {
  const groups = new Map<string, { at: number; field: ImportField }[]>();
  for (const [at, heading] of headings.entries()) {
    const [, word = '', rest = ''] = /^(\p{L}+) (.+)$/u.exec(folded(apart(heading))) ?? [];
    const field = columnOf(heading) ? null : fieldOf(rest);
    if (field) groups.set(word, [...(groups.get(word) ?? []), { at, field }]);
  }
  const people = [...groups.values()].filter((all) => all.some(({ field }) => isName(field)));
  const names = (all: (typeof people)[number]) =>
    Math.max(...all.map(({ at, field }) => (isName(field) ? distinct(at) : 0)));
  const [best] = people.toSorted((a, b) => names(b) - names(a));
  return new Map(best?.map(({ at, field }) => [at, field]));
}

/** Assigns a field to each heading. A second "Name" with a separate "Email" column is a companion. */
export function headingColumns(
  headings: readonly string[],
  distinct: (column: number) => number = () => 0,
): (ImportColumn | null)[] {
  const numbered = byNumber(headings);
  const words = byFirstWord(headings, distinct);
  const columns = numbered ?? headings.map((heading, i) => columnOf(heading) ?? words.get(i) ?? null);
  const groups = groupsOf(headings);
  const [first = []] = groups;
  const own = new Set(first.map((at) => folded(headings[at] ?? '')));
  for (const [person, group] of groups.slice(1).entries())
    for (const at of group) {
      const field = fieldIn(columns[at]);
      // A column whose heading the first group of columns lacks describes the whole row, not a companion.
      if (field && own.has(folded(headings[at] ?? ''))) columns[at] = columnFor(field, person + 1);
    }
  return withOwnLastName(columns);
}

/**
 * If there is a column "Apellidos acompañante", then "Acompañante" holds a given name, not a count or a full
 * name.
 */
function withOwnLastName(columns: (ImportColumn | null)[]): (ImportColumn | null)[] {
  const isNamed = columns.some((one) => one === 'name@1' || one === 'full_name@1');
  const at = columns.indexOf('companions');
  return at >= 0 && !isNamed && columns.includes('last_name@1') ? columns.with(at, 'name@1') : columns;
}

/** Detects side-by-side lists: a new list begins where the heading of the first name is repeated. */
export function groupsOf(headings: readonly string[]): number[][] {
  const texts = headings.map(folded);
  const first = texts.findIndex(
    (text, i) => isName(fieldOf(text)) && texts.indexOf(text) === i && texts.lastIndexOf(text) > i,
  );
  if (first === -1) return [];
  const starts = texts.flatMap((text, i) => (text === texts[first] ? [i] : []));
  return starts.map((from, k) => {
    const to = starts[k + 1] ?? headings.length;
    return texts.flatMap((text, i) => (i >= from && i < to && text !== '' ? [i] : []));
  });
}

/**
 * Returns true if an empty column separates side-by-side lists. Without it, the repeated columns describe
 * companions.
 */
export const areParted = (headings: readonly string[]): boolean => {
  const [, second] = groupsOf(headings);
  return second !== undefined && (headings[(second[0] ?? 0) - 1] ?? '') === '';
};

export const NAMES: readonly (ImportField | null)[] = ['full_name', 'name', 'last_name'];

/** If the first person of a row has no name, the next person with a name becomes the guest. */
export function fromFirstNamed(
  cells: readonly string[],
  columns: readonly (ImportColumn | null)[],
): readonly (ImportColumn | null)[] {
  const named = columns.flatMap((column, i) =>
    column && cells[i] && NAMES.includes(fieldIn(column)) ? [personIn(column)] : [],
  );
  const first = Math.min(...named);
  if (named.length === 0 || first === 0) return columns;
  return columns.map((column) => {
    const field = fieldIn(column);
    return column && field && personIn(column) === first ? columnFor(field, 0) : column;
  });
}
