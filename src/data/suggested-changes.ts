import type { Conversion } from '@/domain/currency/conversion';
import { sameJson } from '@/domain/same-json';
import type { LineState, StoredSuggestion, SuggestedChange } from './suggestions';
import { changedColumns, idOf, mergeFields, type Noun, type Row, type RowJson } from './sync/noun';
import { NOUNS } from './sync/nouns';
import type { OutboxChange } from './sync/outbox-entry';

/** Removes undefined values, as storing the columns as JSON does. */
const stored = (json: RowJson): RowJson => JSON.parse(JSON.stringify(json)) as RowJson;

export function toSuggested({ table, before, after, ...change }: OutboxChange): SuggestedChange {
  const noun: Noun = NOUNS[table];
  const held = before && stored(noun.toJson(before));
  const next = after && stored(noun.toJson(after));
  return {
    table,
    id: idOf({ before, after, ...change }),
    version: (before ?? after)?.version ?? 0,
    row: held && next ? changedColumns(held, next) : next,
    before: held && next ? changedColumns(next, held) : held,
  };
}

const rowOf = (noun: Noun, { id, version }: Pick<Row, 'id' | 'version'>, columns: RowJson): Row =>
  noun.toRow({ created_at: new Date().toISOString(), ...columns, id, version } as never);

function withColumns(noun: Noun, row: Row, columns: RowJson): Row {
  const json = stored(noun.toJson(row));
  return mergeFields(rowOf(noun, row, json), row, rowOf(noun, row, { ...json, ...columns }));
}

/**
 * A suggested change compared with the current row. `fits`: the row is unchanged since the suggestion;
 * `moved`: the row has changed, and `base` is the row as the suggestion saw it; `gone`: the row was deleted;
 * `done`: the row already has the suggested values.
 */
export interface HeldLine {
  readonly fit: 'fits' | 'moved' | 'gone' | 'done';
  /** The change to save when the suggestion is accepted; null if nothing needs to change. */
  readonly change: OutboxChange | null;
  readonly base: Row | null;
}

/** Tables with amounts in the plan's currency. */
const MONEY: readonly string[] = [
  'budget_items',
  'contributions',
  'vendor_quotes',
  'scenarios',
  'drinks_preferences',
];

/** True for amounts suggested before the plan's currency was converted, or on the day of the conversion. */
export const isOfOldMoney = (
  { created_at }: Pick<StoredSuggestion, 'created_at'>,
  { table, row }: SuggestedChange,
  conversion: Conversion | null,
): boolean =>
  conversion !== null && row !== null && MONEY.includes(table) && created_at.slice(0, 10) <= conversion.on;

/**
 * Compares a suggested change with its current row. Null means that the row doesn't exist. @throws if the
 * change's columns don't fit this kind of row.
 */
export function holdLine({ table, id, version, row, before }: SuggestedChange, now: Row | null): HeldLine {
  const noun: Noun = NOUNS[table];
  const line = (fit: HeldLine['fit'], after: Row | null, base: Row | null): HeldLine => ({
    fit,
    change: fit === 'gone' || fit === 'done' ? null : { table, before: now, after },
    base,
  });
  if (!row) {
    if (!now) return line('done', null, before && rowOf(noun, { id, version }, before));
    return line(now.version === version ? 'fits' : 'moved', null, now);
  }
  if (!before)
    return now ? line('done', now, null) : line('fits', rowOf(noun, { id, version: 0 }, row), null);
  if (!now) return line('gone', null, null);
  const json = stored(noun.toJson(now));
  // Compared in the app's stored format, because a program may have written a number where the app writes
  // text.
  const holds = (columns: RowJson) =>
    Object.keys(columns).every((column) => column in json) &&
    sameJson(stored(noun.toJson(withColumns(noun, now, columns))), json);
  const base = withColumns(noun, now, before);
  return line(holds(row) ? 'done' : holds(before) ? 'fits' : 'moved', withColumns(noun, now, row), base);
}

/**
 * Returns the undecided changes that must be decided together with the change at index `at`. Accepting it
 * also accepts the changes that create the rows it needs. Declining it also declines the changes that need
 * the rows it creates.
 */
export function withItsLines({ changes, states }: StoredSuggestion, at: number, to: LineState): number[] {
  const made = changes.map(({ row, before, id }) => (row && !before ? id : null));
  const names = (i: number, id: string | null | undefined) =>
    Boolean(id) && JSON.stringify(changes[i]?.row ?? null).includes(id ?? '');
  const found = new Set([at]);
  // The loop also visits the entries that it adds to the set.
  for (const one of found)
    for (const other of changes.keys())
      if (states[other] === 'open' && (to === 'accepted' ? names(one, made[other]) : names(other, made[one])))
        found.add(other);
  return [...found].sort((a, b) => a - b);
}

export const decide = (
  suggestion: StoredSuggestion,
  lines: readonly number[],
  to: LineState,
): OutboxChange => ({
  table: 'suggestions',
  before: suggestion,
  after: {
    ...suggestion,
    states: suggestion.states.map((state, i) => (lines.includes(i) ? to : state)),
  } as Row,
});

/** Returns the changes to save when these lines are accepted. `rowNow` returns the current row. */
export function acceptLines(
  suggestion: StoredSuggestion,
  lines: readonly number[],
  rowNow: (line: SuggestedChange) => Row | null,
): readonly OutboxChange[] {
  const changes = lines.flatMap((at) => {
    const line = suggestion.changes[at];
    return (line && holdLine(line, rowNow(line)).change) ?? [];
  });
  return [...changes, decide(suggestion, lines, 'accepted')];
}
