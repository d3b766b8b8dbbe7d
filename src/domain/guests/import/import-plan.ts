import { fold } from '../../fold';
import { sameJson } from '../../same-json';
import { firstOf } from '../../text';
import { type EventPart, fullName, GUEST_LENGTHS, type Guest, type Household } from '../guest';
import type { OwnColumn } from '../own-column';
import type { Question } from '../question';
import { type GuestForm, guestSchema } from '../schema';
import { countColumns } from './import-asked';
import { EMPTY_FORM, formColumns, formOf } from './import-form';
import { withHosts } from './import-hosts';
import type { ImportTable } from './import-lines';
import { matchRows, nameKey } from './import-match';
import type { ImportDoubt } from './import-party';
import type { ImportColumns } from './import-table';
import { type ImportValues, readRow } from './import-values';

export interface ImportBook {
  readonly guests: readonly Guest[];
  readonly households: ReadonlyMap<string, Household>;
  readonly parts: readonly EventPart[];
  readonly questions: readonly Question[];
  readonly own?: readonly OwnColumn[];
  /** Date of the event, needed to turn a birthday into an age. */
  readonly on?: string | null;
}

interface ImportProblem {
  readonly field: string;
  readonly message: string;
}

export interface ImportRow {
  readonly line: number;
  /** The row as form values, so that the person can correct errors. */
  readonly form: GuestForm;
  readonly status: 'new' | 'changed' | 'same' | 'unsure' | 'doubtful' | 'wrong';
  readonly problems: readonly ImportProblem[];
  /** Database columns to store; null if the row is invalid. */
  readonly columns: Readonly<Record<string, unknown>> | null;
  readonly guest: Guest | null;
  /** An existing guest who might be the same person; the user decides. */
  readonly maybe: Guest | null;
  readonly doubts: readonly ImportDoubt[];
  /**
   * True if the row names no household. Its people then form one, and `household_id` is an existing household
   * of one of them.
   */
  readonly of_row: boolean;
  readonly household_id: string | null;
  /** Line of an earlier new row with the same full name; a likely duplicate. */
  readonly namesake: number | null;
  readonly language: 'en' | 'es' | null;
  /** Parts of the event that a new household is invited to. */
  readonly parts: readonly string[] | 'all' | null;
  readonly second_list: number | null;
}

export interface ImportEdits {
  readonly mended: ReadonlyMap<number, Partial<GuestForm>>;
  /** By line: true if the row is the suggested existing guest, false if the row is someone else. */
  readonly decided: ReadonlyMap<number, boolean>;
  /** Doubtful rows that the user confirmed without a change. */
  readonly approved: ReadonlySet<number>;
  /** Chosen meanings of unrecognised values, by the value's key. */
  readonly said: ReadonlyMap<string, string>;
  /** For a row with several people: indexes of the people that the food applies to. */
  readonly eaters: ReadonlyMap<number, readonly number[]>;
}
export const NO_EDITS: ImportEdits = {
  mended: new Map(),
  decided: new Map(),
  approved: new Set(),
  said: new Map(),
  eaters: new Map(),
};

/** Splits a row into its people. Named companions share the household, address, tags, side and origin. */
function peopleIn(line: number, values: ImportValues): (ImportValues & { line: number })[] {
  const { household, address, tags, side, travels_from } = values.form;
  const shared = { household, address, tags, side, travels_from };
  const given = Object.fromEntries(Object.entries(shared).filter(([, value]) => value !== undefined));
  return [
    { ...values, line },
    ...values.others.map((one, i) => ({
      ...values,
      form: { ...given, ...one },
      others: [],
      // Companions get fractional line numbers, so that every person has a unique key.
      line: line + (i + 1) / 100,
    })),
  ];
}

/**
 * Compares each row with the existing guests and decides whether it is new, changed, the same, unsure or
 * wrong. An empty cell never deletes a value.
 */
export function planImport(
  table: ImportTable,
  columns: ImportColumns,
  book: ImportBook,
  readPhone: (text: string) => string | null,
  { mended, decided, approved, said, eaters }: ImportEdits = NO_EDITS,
): ImportRow[] {
  const schema = guestSchema(readPhone);
  const context = { ...book, on: book.on ?? null, said, counts: countColumns(table, columns) };
  const values = table.rows.map(({ line, cells }) => ({
    line,
    ...readRow(cells, table, columns, {
      ...context,
      eaters: eaters.get(line)?.length ? (eaters.get(line) ?? null) : null,
    }),
  }));
  const read = withHosts(values)
    .flatMap((one) => peopleIn(one.line, one))
    .map((values) => ({ ...values, form: { ...values.form, ...mended.get(values.line) } }));
  const matches = matchRows(read, book, formOf, readPhone);
  const lines = new Map<string, number>();
  const standing = new Map<number, string>();
  for (const [i, { line, of_row }] of read.entries()) {
    const match = matches[i];
    const id = match && (match.sure || decided.get(line)) ? match.guest.household_id : null;
    if (of_row && id && !standing.has(Math.floor(line))) standing.set(Math.floor(line), id);
  }
  return read.map(({ line, ...values }, i): ImportRow => {
    const match = matches[i];
    const maybe = match && !match.sure ? match.guest : null;
    const guest = match && (match.sure || decided.get(line)) ? match.guest : null;
    const own = guest ? formOf(guest, book.households.get(guest.household_id ?? '')?.name ?? '') : EMPTY_FORM;
    const form: GuestForm = { ...own, ...values.form };
    const of_row = values.of_row && mended.get(line)?.household === undefined;
    const stands = of_row ? (standing.get(Math.floor(line)) ?? null) : null;
    if (stands) form.household = book.households.get(stands)?.name ?? form.household;
    const about = {
      doubts: values.doubts,
      of_row,
      household_id: stands,
      language: values.language,
      parts: values.parts,
      second_list: values.second_list,
    };
    const key = nameKey(form.name, form.last_name);
    const namesake = guest ? null : (lines.get(key) ?? null);
    if (!guest && key && namesake === null) lines.set(key, line);
    const parsed = schema.safeParse(form);
    if (!parsed.success)
      return {
        line,
        form,
        guest,
        maybe,
        namesake,
        status: 'wrong',
        problems: parsed.error.issues.map(({ path, message }) => ({ field: String(path[0] ?? ''), message })),
        columns: null,
        ...about,
      };
    const written = formColumns(parsed.data, guest);
    const changed = guest
      ? Object.fromEntries(
          Object.entries(written).filter(([key, value]) => !sameJson(value, Reflect.get(guest, key))),
        )
      : written;
    const moved = guest !== null && fold(form.household) !== fold(own.household);
    const open = maybe !== null && !decided.has(line);
    const same = guest !== null && !moved && Object.keys(changed).length === 0;
    const doubtful = values.doubts.length > 0 && !approved.has(line) && !mended.has(line);
    const status = open ? 'unsure' : same ? 'same' : doubtful ? 'doubtful' : guest ? 'changed' : 'new';
    return {
      line,
      form: {
        ...form,
        name: parsed.data.name,
        last_name: parsed.data.last_name,
        household: parsed.data.household,
      },
      guest,
      maybe,
      namesake,
      status,
      problems: [],
      columns: changed,
      ...about,
    };
  });
}

export interface ImportChanges {
  readonly invited: readonly { readonly id: string; readonly parts: readonly string[] }[];
  readonly households: readonly {
    readonly id: string;
    readonly name: string;
    readonly language: 'en' | 'es' | null;
    readonly second_list: number | null;
  }[];
  readonly guests: readonly {
    readonly id: string;
    readonly version: number;
    readonly row: Readonly<Record<string, unknown>>;
  }[];
}

export const importPeople = (rows: readonly ImportRow[]): number =>
  rows.reduce(
    (sum, { status, form, guest }) =>
      status === 'new' || status === 'changed'
        ? sum + Number(form.party_size) - (guest?.party_size ?? 0)
        : sum,
    0,
  );

/**
 * Returns the changes for the chosen rows as one batch. Households come from the table. If it has no
 * household column, people with the same last name and address share a household.
 */
export function importChanges(
  rows: readonly ImportRow[],
  book: ImportBook,
  newId: () => string,
): ImportChanges {
  const known = new Map([...book.households.values()].map((one) => [fold(one.name), one.id]));
  const made = new Map<string, ImportChanges['households'][number]>();
  const asked = new Map<string, readonly string[] | 'all'>();
  const householdOf = (row: ImportRow): string => {
    if (row.of_row && row.household_id) return row.household_id;
    const shared = row.form.address ? `${fold(row.form.last_name)}|${fold(row.form.address)}` : newId();
    // The same family name in two rows isn't enough to make one household.
    const apart = row.of_row ? `${Math.floor(row.line)}|` : '';
    const key = row.form.household ? `${apart}${fold(row.form.household)}` : shared;
    const found = row.form.household && !row.of_row ? known.get(key) : undefined;
    if (found) return found;
    const household = made.get(key) ?? {
      id: newId(),
      name: firstOf(row.form.household || fullName(row.form), GUEST_LENGTHS.household),
      language: row.language,
      second_list: row.second_list,
    };
    made.set(key, household);
    const before = asked.get(household.id);
    // If one member is invited to all parts, so is the whole household.
    if (row.parts === 'all' || before === 'all') asked.set(household.id, 'all');
    else if (row.parts) asked.set(household.id, [...new Set([...(before ?? []), ...row.parts])]);
    return household.id;
  };
  const guests = rows.flatMap((row) => {
    if (!row.columns || (row.status !== 'new' && row.status !== 'changed')) return [];
    if (!row.guest)
      return [{ id: newId(), version: 0, row: { ...row.columns, household_id: householdOf(row) } }];
    const stands = book.households.get(row.guest.household_id ?? '');
    const moved = row.form.household !== '' && fold(row.form.household) !== fold(stands?.name ?? '');
    return [
      {
        id: row.guest.id,
        version: row.guest.version,
        row: moved ? { ...row.columns, household_id: householdOf(row) } : row.columns,
      },
    ];
  });
  const invited = [...asked].flatMap(([id, parts]) => (parts === 'all' ? [] : [{ id, parts }]));
  return { households: [...made.values()], invited, guests };
}
