import type { Noun, Row, RowTable } from '@/data/sync/noun';
import { NOUNS } from '@/data/sync/nouns';
import { type Saved, type Stored, usualColumns } from './columns';
import { MoneyDiary } from './money-diary';
import type { SampleChange } from './sample/guests';
import { bookOf, makesRoom, settleRoom } from './waiting-list';

export type Change = SampleChange & { readonly table: RowTable };

/**
 * Columns that are foreign keys with ON DELETE CASCADE: deleting the referenced row also deletes the row with
 * the column. Deleting an item only clears the reference in its quote.
 */
const NAMES_ANOTHER = ['household_id', 'chart_id', 'table_id', 'guest_id', 'rule_id'];

/**
 * Tables whose rows have dates that depend on the event's date. A new row stores the event's date in
 * `event_on`.
 */
const RECKONED: readonly RowTable[] = ['event_parts', 'budget_items'];

const textOf = (value: unknown): string => String(value ?? '');

/** Returns the value to store in a column. Server timestamps become the current time. */
const stored = (column: string, value: unknown, now: string): unknown =>
  value === 'now' && column.endsWith('_at') ? now : value;

/** The demonstration's rows, which replace the database until the page is closed. */
export class DemoMemory {
  readonly diary = new MoneyDiary(this);
  /** File contents, keyed by `<plan>/<row>`. */
  readonly files = new Map<string, Blob>();
  readonly #tables = new Map<string, Map<string, Stored>>();

  constructor(readonly owner: string) {}

  #table(name: string): Map<string, Stored> {
    const known = this.#tables.get(name) ?? new Map<string, Stored>();
    this.#tables.set(name, known);
    return known;
  }

  all(table: string): Stored[] {
    return [...this.#table(table).values()];
  }

  get(table: string, id: string): Stored | undefined {
    return this.#table(table).get(id);
  }

  rows<T extends RowTable, R extends Row>({ table, toRow }: Noun<T, R>, plan_id: unknown): R[] {
    return this.all(table)
      .filter((row) => row.plan_id === plan_id)
      .map((row) => toRow(row as never));
  }

  put(table: string, row: Stored): Stored {
    this.#table(table).set(textOf(row.id), row);
    return row;
  }

  remove(table: string, id: string): void {
    this.#table(table).delete(id);
  }

  /** Returns a plan with its rows, in the format of the document query. */
  document(id: string): Stored | null {
    const plan = this.get('event_plans', id);
    if (!plan || plan.deleted_at !== null) return null;
    const rows = Object.keys(NOUNS)
      .filter((table) => table !== 'event_plans')
      .map((table) => [table, this.all(table).filter((row) => row.plan_id === id)]);
    return { ...plan, news: this.#news(id), ...Object.fromEntries(rows) };
  }

  people(plan_id: string): Stored[] {
    const own = (user_id: string, role: string): Stored => ({
      user_id,
      full_name: this.get('profiles', user_id)?.full_name,
      role,
      offered: false,
    });
    const others = this.all('profiles').filter(({ id }) => id !== this.owner);
    const isShared = this.get('event_plans', plan_id)?.is_shared === true;
    return [own(this.owner, 'owner'), ...(isShared ? others.map(({ id }) => own(textOf(id), 'editor')) : [])];
  }

  /** Returns what is new for the owner: the number of undecided suggestions. */
  #news(plan_id: string): Stored | null {
    const waiting = this.all('suggestions').filter(
      (row) => row.plan_id === plan_id && (row.states as string[]).includes('open'),
    );
    return waiting.length > 0 ? { suggestions: waiting.length } : null;
  }

  /**
   * Stands in for `save_rows`. Returns the changed rows in order, then the guests who moved up from a waiting
   * list. `moment` is the time of the change; for the sample's rows it is in the past.
   */
  save(plan_id: string, changes: readonly Change[], moment = new Date().toISOString()): Saved[] {
    const before = makesRoom(changes) ? bookOf(this, plan_id) : null;
    const saved = changes.map((change) => this.#apply(plan_id, change, moment));
    this.diary.note(plan_id, moment);
    const moved = new Map(
      (before ? settleRoom(this, plan_id, before, moment) : []).map((one) => [one.id, one]),
    );
    const told = saved.map((one) => moved.get(one.id) ?? one);
    return [...told, ...[...moved.values()].filter(({ id }) => !saved.some((one) => one.id === id))];
  }

  #apply(plan_id: string, { table, id, version: read, row }: Change, now: string): Saved {
    const known = this.get(table, id);
    // A restored row gets the version that follows the version of its deletion.
    const version = Number(known?.version ?? read) + 1;
    if (row === null) return this.#delete(table, id, version, now);
    const columns = Object.fromEntries(
      Object.entries(row).map(([column, value]) => [column, stored(column, value, now)]),
    );
    const base = known ?? {
      ...usualColumns(table),
      id,
      created_at: now,
      ...(table === 'event_plans'
        ? {
            owner_id: this.owner,
            owner_tier: this.get('entitlements', this.owner)?.plan_tier,
            plan_members: [{ role: 'owner', user_id: this.owner }],
          }
        : { plan_id }),
      // As in the database, the person who saves a suggestion is its author.
      ...(table === 'suggestions' && { author: this.owner }),
    };
    if (!known && RECKONED.includes(table)) columns.event_on ??= this.get('event_plans', plan_id)?.event_date;
    const next = this.put(table, { ...base, ...columns, version, updated_at: now });
    return { table, id, version, row: next };
  }

  #delete(table: RowTable, id: string, version: number, now: string): Saved {
    const known = this.get(table, id);
    if (known && NOUNS[table].tombstone) this.put(table, { ...known, deleted_at: now, version });
    else this.remove(table, id);
    for (const other of Object.keys(NOUNS))
      for (const row of this.all(other)) {
        if (row.item_id === id) this.put(other, { ...row, item_id: null });
        if (NAMES_ANOTHER.some((column) => row[column] === id)) this.remove(other, textOf(row.id));
      }
    return { table, id, version, row: null };
  }
}
