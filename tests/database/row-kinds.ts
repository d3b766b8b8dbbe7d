import {
  ARRIVALS,
  CHARTS,
  CONTRIBUTIONS,
  DELETED,
  DRINKS,
  FOREIGN,
  GUESTS,
  HOUSEHOLDS,
  ITEMS,
  PARTS,
  QUOTES,
  ROOM_TABLES,
  SCENARIOS,
  SEATING_RULES,
  SHARED,
  TASKS,
  TIMELINE,
} from './fixture';
import { PLAIN_TABLES, rowId } from './plain-tables';

/** A table that `save_rows` writes. The rules that all tables share are tested with each of these tables. */
export interface RowKind {
  /** Id of the fixture's row in each plan. */
  known: Readonly<Record<typeof SHARED | typeof DELETED | typeof FOREIGN, string>>;
  /** Columns and values of a new row that is valid. */
  row: Record<string, string | number>;
  /** A column and two values for it, which differ from the fixture's value. */
  one: readonly [column: string, value: string, other: string];
  two: readonly [column: string, value: string];
  /** True if deleted rows stay in the table, marked as deleted. */
  marked?: true;
}

/**
 * Kinds of rows. Seats and wishes are missing, because they have special rules: a seat's row belongs to one
 * guest, and only a wish's author sees the wish.
 */
export const ROW_KINDS: Record<string, RowKind> = {
  ...Object.fromEntries(
    Object.entries(PLAIN_TABLES).map(([table, { row, one, two }]) => [
      table,
      {
        known: { [SHARED]: rowId(table, 1), [DELETED]: rowId(table, 2), [FOREIGN]: rowId(table, 3) },
        row,
        one,
        two,
      },
    ]),
  ),
  budget_items: {
    known: ITEMS,
    row: { category: 'music', vendor_name: 'DJ Íñigo' },
    one: ['vendor_name', 'Flores Zoë', 'Flores Eva'],
    two: ['description', 'Rosas'],
  },
  contributions: {
    known: CONTRIBUTIONS,
    row: { contributor: 'Ana', amount: 100, starts_on: '2027-01-31' },
    one: ['contributor', 'Zoë', 'Eva'],
    two: ['ends_on', '2028-01-01'],
  },
  tasks: {
    known: TASKS,
    row: { task_name: 'Llamar', recommended_completion_date: '2027-01-31' },
    one: ['assignee', 'Ana', 'Eva'],
    two: ['notes', 'Con los niños'],
    marked: true,
  },
  timeline_items: {
    known: TIMELINE,
    row: { kind: 'milestone', title: 'Invitaciones', starts_on: '2027-03-20', event_on: '2027-06-05' },
    one: ['place', 'Patio', 'Salón'],
    two: ['responsible', 'Marta'],
  },
  vendor_quotes: {
    known: QUOTES,
    row: { category: 'music', vendor_name: 'DJ Íñigo' },
    one: ['vendor_name', 'Foto Zoë', 'Foto Eva'],
    two: ['notes', 'Muy amables'],
  },
  scenarios: {
    known: SCENARIOS,
    row: { name: 'Boda íntima' },
    one: ['name', 'Otra', 'Más barata'],
    two: ['position', '7'],
  },
  event_parts: {
    known: PARTS,
    row: { name: 'Tornaboda' },
    one: ['name', 'Ceremonia', 'Comida'],
    two: ['place', 'Patio'],
  },
  households: {
    known: HOUSEHOLDS,
    row: { name: 'Los de Cádiz' },
    one: ['name', 'García', 'Pérez'],
    two: ['language', 'en'],
  },
  guests: {
    known: GUESTS,
    row: { name: 'Íñigo', last_name: 'Núñez' },
    one: ['name', 'Eva', 'Zoë'],
    two: ['address', 'Calle Mayor 1'],
  },
  arrivals: {
    known: ARRIVALS,
    row: { guest_id: GUESTS[SHARED], people: 2 },
    one: ['people', '3', '4'],
    two: ['part_id', PARTS[SHARED]],
  },
  seating_charts: {
    known: CHARTS,
    row: { name: 'Ceremonia' },
    one: ['name', 'Jardín', 'Patio'],
    two: ['width', '30.00'],
  },
  seating_tables: {
    known: ROOM_TABLES,
    row: {
      chart_id: CHARTS[SHARED],
      name: 'Mesa 2',
      shape: 'round',
      seats: 8,
      width: 1.5,
      height: 1.5,
      x: 5,
      y: 5,
    },
    one: ['name', 'Los primos', 'Los tíos'],
    two: ['rotation', '45'],
  },
  seating_rules: {
    known: SEATING_RULES,
    row: { kind: 'apart' },
    one: ['kind', 'together', 'near'],
    two: ['weight', '5'],
  },
  drinks_preferences: {
    known: DRINKS,
    row: { way_home: 'drive' },
    one: ['halal', 'some', 'all'],
    two: ['way_home', 'bus'],
  },
};
