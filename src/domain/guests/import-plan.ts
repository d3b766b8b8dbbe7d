import { firstOf } from '../text';
import { type EventPart, fullName, GUEST_LENGTHS, type Guest, type Household } from './guest';
import type { ImportTable } from './import-lines';
import type { ImportColumns } from './import-table';
import { type ImportValues, readRow } from './import-values';
import { plainText } from './names';
import type { Question } from './question';
import { readReply, replyText } from './replies';
import { type GuestForm, type GuestWritten, guestSchema } from './schema';

export interface ImportBook {
  readonly guests: readonly Guest[];
  readonly households: ReadonlyMap<string, Household>;
  readonly parts: readonly EventPart[];
  readonly questions: readonly Question[];
}

export interface ImportProblem {
  readonly field: string;
  /** The schema's message: a key. */
  readonly message: string;
}

export interface ImportRow {
  readonly line: number;
  /** As a form would show it: what can be mended. */
  readonly form: GuestForm;
  readonly status: 'new' | 'changed' | 'same' | 'wrong';
  readonly problems: readonly ImportProblem[];
  /** Columns as they would be stored; null where it can't be. */
  readonly columns: Readonly<Record<string, unknown>> | null;
  readonly guest: Guest | null;
  readonly language: 'en' | 'es' | null;
}

const EMPTY: GuestForm = {
  name: '',
  last_name: '',
  household: '',
  email: '',
  phone_number: '',
  age_group: 'adult',
  party_size: '1',
  address: '',
  notes: '',
  side: 'open',
  tags: '',
  travels_from: 'open',
  allergens: [],
  diets: [],
  dietary_notes: '',
  replies: {},
  answers: {},
};

const formOf = (guest: Guest, household: string): GuestForm => ({
  name: guest.name,
  last_name: guest.last_name,
  household,
  email: guest.email ?? '',
  phone_number: guest.phone_number ?? '',
  age_group: guest.age_group,
  party_size: String(guest.party_size),
  address: guest.address ?? '',
  notes: guest.notes ?? '',
  side: guest.side ?? 'open',
  tags: guest.tags.join(', '),
  travels_from: guest.travels_from ?? 'open',
  allergens: [...guest.allergens],
  diets: [...guest.diets],
  dietary_notes: guest.dietary_notes ?? '',
  replies: Object.fromEntries(Object.entries(guest.replies).map(([id, reply]) => [id, replyText(reply)])),
  answers: { ...guest.answers },
});

const nameKey = (name: string, last_name: string): string =>
  plainText(`${name} ${last_name}`).replace(/\s+/gu, ' ').trim();

/** Finds each row's guest among those who stand: by name, of several the one with most in common, each once. */
function matcher({ guests, households }: ImportBook, readPhone: (text: string) => string | null) {
  const byName = new Map<string, Guest[]>();
  for (const guest of guests) {
    const key = nameKey(guest.name, guest.last_name);
    byName.set(key, [...(byName.get(key) ?? []), guest]);
  }
  return ({ form }: ImportValues): Guest | null => {
    const key = nameKey(form.name ?? '', form.last_name ?? '');
    const found = byName.get(key) ?? [];
    const score = (guest: Guest) =>
      Number(form.email !== undefined && guest.email?.toLowerCase() === form.email.toLowerCase()) * 4 +
      Number(form.phone_number !== undefined && guest.phone_number === readPhone(form.phone_number)) * 4 +
      Number(
        form.household !== undefined &&
          plainText(households.get(guest.household_id ?? '')?.name ?? '') === plainText(form.household),
      ) *
        2 +
      Number(form.party_size !== undefined && String(guest.party_size) === form.party_size) +
      Number(form.address !== undefined && guest.address === form.address);
    const best = found.toSorted((a, b) => score(b) - score(a) || (a.id < b.id ? -1 : 1))[0];
    if (!best) return null;
    byName.set(
      key,
      found.filter((one) => one !== best),
    );
    return best;
  };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function columnsOf(
  { household: _, replies, answers, ...fields }: GuestWritten,
  guest: Guest | null,
): Record<string, unknown> {
  const given = Object.fromEntries(
    Object.entries(replies).flatMap(([part, text]) => {
      const stands = guest?.replies[part];
      // As it is stored, whatever the order of what it says.
      const reply = stands && replyText(stands) === text ? stands : readReply(text);
      return reply ? [[part, reply]] : [];
    }),
  );
  return { ...fields, replies: { ...guest?.replies, ...given }, answers: { ...guest?.answers, ...answers } };
}

/** A row's people: whom it names beside its guest share the household and what is said of both. */
function peopleIn(line: number, values: ImportValues): (ImportValues & { line: number })[] {
  const { household, address, tags, side, travels_from, replies } = values.form;
  const shared = { household, address, tags, side, travels_from, replies };
  const given = Object.fromEntries(Object.entries(shared).filter(([, value]) => value !== undefined));
  return [
    { ...values, line },
    ...values.others.map((one, i) => ({
      ...values,
      form: { ...given, ...one },
      others: [],
      // Of one line of the file, each with a key of its own.
      line: line + (i + 1) / 100,
    })),
  ];
}

/**
 * What would become of each row of a table: new, changed, the same, or wrong and why. An empty cell takes nothing away.
 * `mended` holds what somebody has written over a row, by its line.
 */
export function planImport(
  table: ImportTable,
  columns: ImportColumns,
  book: ImportBook,
  {
    readPhone,
    mended = new Map(),
  }: {
    readPhone: (text: string) => string | null;
    mended?: ReadonlyMap<number, Partial<GuestForm>>;
  },
): ImportRow[] {
  const schema = guestSchema(readPhone);
  const match = matcher(book, readPhone);
  const read = table.rows.flatMap(({ line, cells }) => peopleIn(line, readRow(cells, table, columns, book)));
  return read.map(({ line, ...read }): ImportRow => {
    const values = { ...read, form: { ...read.form, ...mended.get(line) } };
    const guest = match(values);
    const own = guest ? formOf(guest, book.households.get(guest.household_id ?? '')?.name ?? '') : EMPTY;
    const form: GuestForm = { ...own, ...values.form };
    const parsed = schema.safeParse(form);
    if (!parsed.success)
      return {
        line,
        form,
        guest,
        status: 'wrong',
        problems: parsed.error.issues.map(({ path, message }) => ({ field: String(path[0] ?? ''), message })),
        columns: null,
        language: values.language,
      };
    const written = columnsOf(parsed.data, guest);
    const changed = guest
      ? Object.fromEntries(
          Object.entries(written).filter(([key, value]) => !same(value, Reflect.get(guest, key))),
        )
      : written;
    const moved = guest !== null && plainText(form.household) !== plainText(own.household);
    const status = !guest ? 'new' : moved || Object.keys(changed).length > 0 ? 'changed' : 'same';
    return {
      line,
      form: { ...form, household: parsed.data.household },
      guest,
      status,
      problems: [],
      columns: changed,
      language: values.language,
    };
  });
}

export interface ImportChanges {
  readonly households: readonly {
    readonly id: string;
    readonly name: string;
    readonly language: 'en' | 'es' | null;
  }[];
  readonly guests: readonly {
    readonly id: string;
    readonly version: number;
    readonly row: Readonly<Record<string, unknown>>;
  }[];
  /** People more than there are. */
  readonly people: number;
}

/**
 * The chosen rows as one batch. Households are those that the table names, in the plan or new; where it names none,
 * people of one last name and one address make one.
 */
export function importChanges(
  rows: readonly ImportRow[],
  book: ImportBook,
  newId: () => string,
): ImportChanges {
  const known = new Map([...book.households.values()].map((one) => [plainText(one.name), one.id]));
  const made = new Map<string, { id: string; name: string; language: 'en' | 'es' | null }>();
  const householdOf = (row: ImportRow): string => {
    const shared = row.form.address
      ? `${plainText(row.form.last_name)}|${plainText(row.form.address)}`
      : newId();
    const key = row.form.household ? plainText(row.form.household) : shared;
    const found = row.form.household ? known.get(key) : undefined;
    if (found) return found;
    const household = made.get(key) ?? {
      id: newId(),
      name: firstOf(row.form.household || fullName(row.form), GUEST_LENGTHS.household),
      language: row.language,
    };
    made.set(key, household);
    return household.id;
  };
  const guests = rows.flatMap((row) => {
    if (!row.columns || row.status === 'same' || row.status === 'wrong') return [];
    if (!row.guest)
      return [{ id: newId(), version: 0, row: { ...row.columns, household_id: householdOf(row) } }];
    const stands = book.households.get(row.guest.household_id ?? '');
    const moved =
      row.form.household !== '' && plainText(row.form.household) !== plainText(stands?.name ?? '');
    return [
      {
        id: row.guest.id,
        version: row.guest.version,
        row: moved ? { ...row.columns, household_id: householdOf(row) } : row.columns,
      },
    ];
  });
  const people = rows.reduce(
    (sum, { status, form, guest }) =>
      status === 'new' || status === 'changed'
        ? sum + Number(form.party_size) - (guest?.party_size ?? 0)
        : sum,
    0,
  );
  return { households: [...made.values()], guests, people };
}
