import { cleanLine } from '../../text';
import { type AgeGroup, fullName } from '../guest';
import { plainText, type SplitName } from '../names';
import { AND_WORDS, FAMILY_WORDS, SEVERAL_TITLES, TITLES } from '../quick/quick-words.data';
import type { GuestForm } from '../schema';
import { type NamesCell, named, readChildren, readNames } from './import-cell';
import { type ImportField, NO, UNNAMED, YES } from './import-words.data';

/** "Carlos Ruiz +1" */
const PLUS = /\s*\(?\+\s?(\d{1,2})\)?$/u;
/** What children without a name are called: as the list speaks. */
const SPANISH = /nin|hij|bebe|menor|peque/;

/** Whoever is named beside a row's guest, and children who have no name yet. */
export type Companion = SplitName & { readonly age_group?: AgeGroup; readonly party_size?: string };

/** What of a row can't be read in one way alone. */
export type ImportDoubt = 'names' | 'people' | 'food';

const NOBODY: NamesCell = {
  people: [],
  family: null,
  total: null,
  children: 0,
  remarks: [],
  certain: true,
};

/** Given names and last names in columns of their own, several where "Ana y Luis" stand in one cell. */
function namesApart(name: string, last_name: string): NamesCell {
  const remarks: string[] = [];
  const bare = (text: string) =>
    cleanLine(
      text.replace(/\(([^)]*)\)?/gu, (_, one: string) => {
        if (cleanLine(one)) remarks.push(cleanLine(one));
        return ' ';
      }),
    );
  const given = bare(name)
    .split(AND_WORDS)
    .flatMap((one) => one.split(/\s*\/\s*/u));
  const last = bare(last_name);
  const each = last.split(/\s*\/\s*|\s+(?:y|and|&)\s+/iu);
  const paired = given.length > 1 && each.length === given.length;
  return {
    ...NOBODY,
    people: given.map((one, i) => ({ name: one, last_name: paired ? (each[i] ?? '') : last })),
    remarks,
  };
}

/** The names of the columns for people, as a guest can have them. */
function namesIn(whole: string, name: string, last_name: string): NamesCell {
  const read = whole ? readNames(whole) : namesApart(name, last_name);
  return {
    ...read,
    people: read.people.map((one) => ({ name: named(one.name), last_name: named(one.last_name) })),
  };
}

/** "Ana & Luis Gil", "Ana Gil & Luis Pérez" */
function togetherAs(all: readonly SplitName[]): string {
  const [first] = all;
  return first && all.every(({ last_name }) => last_name === first.last_name)
    ? `${all.map(({ name }) => name).join(' & ')} ${first.last_name}`.trim()
    : all.map((one) => fullName(one).trim()).join(' & ');
}

interface Cell {
  readonly text: string;
  readonly heading: string;
}

type Party = Partial<Pick<GuestForm, 'name' | 'last_name' | 'household' | 'party_size'>> & {
  readonly others: readonly Companion[];
  /** What stands beside the names and is none. */
  readonly remarks: readonly string[];
  readonly doubts: readonly ImportDoubt[];
};

/** The children of a row, told of in columns of their own and beside the names. */
function childrenIn(cells: readonly Cell[], beside: number) {
  let [count, readable, spanish] = [beside, true, false];
  const names: string[] = [];
  const remarks: string[] = [];
  let inColumns = 0;
  for (const { text, heading } of cells) {
    const folded = plainText(text);
    if (NO.test(folded) || UNNAMED.test(folded)) continue;
    spanish ||= SPANISH.test(plainText(`${heading} ${text}`));
    const read = readChildren(text);
    // "Yes" doesn't say how many.
    if (!read) {
      readable = false;
      if (YES.test(folded)) inColumns += 1;
      else remarks.push(text);
      continue;
    }
    inColumns += read.count;
    names.push(...read.names);
    remarks.push(...read.remarks);
  }
  // Both tell of the same children.
  count = Math.max(count, inColumns);
  return { count, names, remarks, readable, spanish };
}

/** A title or a family stands before a name that holds its last names, too: "Sr. y Sra. Ortega", "Familia Gil". */
const isWholeName = (text: string): boolean => {
  const word = /\p{L}+/u.exec(plainText(text))?.[0] ?? '';
  return [TITLES, SEVERAL_TITLES, FAMILY_WORDS].some((words) => words.test(word));
};

/** Who a row is about: its guest, those who are named beside, how many come with the guest, and the children. */
export function partyFrom(all: (field: ImportField) => readonly Cell[]): Party {
  const text = (field: ImportField) => all(field)[0]?.text ?? '';
  const join = (...fields: ImportField[]) => fields.map(text).filter(Boolean).join(' ');
  const last_name = join('last_name', 'second_last_name');
  const given = join('name', 'middle_name');
  const [whole, name] = last_name === '' && isWholeName(given) ? [given, ''] : [text('full_name'), given];
  const plus = Number(PLUS.exec(whole || last_name || name)?.[1] ?? 0);
  const bare = (one: string) => one.replace(PLUS, '');
  const cell = namesIn(bare(whole), bare(name), bare(last_name));
  const [first = { name: '', last_name: '' }, ...listed] = cell.people;
  const doubts = new Set<ImportDoubt>(cell.certain ? [] : ['names']);

  // A companion has a column of its own, or a name where others write how many.
  const companions = text('companions');
  const isNamed =
    /\p{L}{2}/u.test(companions) && ![YES, NO, UNNAMED].some((one) => one.test(plainText(companions)));
  const partner = text('partner') || (isNamed ? companions : '');
  const theirs =
    partner || text('partner_name') || text('partner_last_name')
      ? namesIn(partner, text('partner_name'), text('partner_last_name'))
      : NOBODY;
  const isUnnamed = (one: SplitName) => UNNAMED.test(plainText(fullName(one).trim()));
  const others: Companion[] = [
    ...listed,
    ...theirs.people
      .filter((one) => !isUnnamed(one))
      .map((one) => ({ ...one, last_name: one.last_name || first.last_name })),
  ];
  const grownNames = [first, ...others];

  const figures = [isNamed ? '' : companions, text('adults')];
  const counts = figures.map((one, i) => {
    const folded = plainText(one);
    // "1" is how many, where "yes" is one.
    if (i === 0 && one !== '1' && (YES.test(folded) || UNNAMED.test(folded))) return 1;
    return NO.test(folded) ? 0 : Number(one);
  });
  const [more = 0, adults = 0] = counts;
  const children = childrenIn(all('children'), cell.children);
  if (!children.readable) doubts.add('people');
  const beside = plus + theirs.people.filter(isUnnamed).length;
  const told = Number(text('party_size'));
  const total = told || (adults || more || beside ? 0 : (cell.total ?? 0));
  const least = grownNames.length;
  let grown = (adults || Math.max(least, (cell.total ?? 0) - cell.children) + more) + beside;
  if (total > 0) {
    // Whether the children are among those, the number of adults tells, or the names.
    const among = total - children.count >= least;
    if (!among && total > least) doubts.add('people');
    grown = among ? total - children.count : Math.max(total, least);
    if (told && adults > grown) {
      doubts.add('people');
      grown = adults;
    }
  }
  const size =
    text('party_size') && !Number.isInteger(told)
      ? cleanLine(text('party_size'))
      : counts.every(Number.isInteger)
        ? String(Math.max(1, grown - others.length))
        : figures.filter(Boolean).join(' ');

  const spanish = children.spanish || /^(familia|los|las|sres|hijos)\b|[ñáéíóú]|\s[ye]\s/iu.test(whole);
  others.push(
    ...children.names.map((one): Companion => {
      const [given = '', ...rest] = one.split(' ');
      return rest.length > 0 && !/^(jose|maria|luis|ana)$/.test(plainText(rest[0] ?? ''))
        ? { name: given, last_name: rest.join(' '), age_group: 'child' }
        : { name: one, last_name: first.last_name, age_group: 'child' };
    }),
  );
  const nameless = children.count - children.names.length;
  if (nameless > 0)
    others.push({
      name: spanish ? 'Niños' : 'Children',
      last_name: first.last_name,
      age_group: 'child',
      party_size: String(nameless),
    });
  return {
    others,
    remarks: [...cell.remarks, ...theirs.remarks, ...children.remarks],
    doubts: [...doubts],
    ...(first.name ? { name: first.name } : {}),
    ...(first.last_name ? { last_name: first.last_name } : {}),
    ...(others.length > 0 && !text('household') ? { household: cell.family ?? togetherAs(grownNames) } : {}),
    ...(size !== '1' || text('party_size') ? { party_size: size } : {}),
  };
}
