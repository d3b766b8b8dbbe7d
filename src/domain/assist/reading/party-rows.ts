import { strengthOf } from '../../seating/written-rule';
import { clockText, wallOf } from '../../timeline/zone';
import type { NameBook } from '../names';
import type { PlanRows } from './plan-rows';

const STRENGTH = { hard: 'must', 5: 'strong', 3: 'medium', 1: 'weak' } as const;

function guestNames(ids: readonly string[], { guests }: PlanRows, book: NameBook): string[] {
  return ids.flatMap((id) => {
    const guest = guests.find((one) => one.id === id);
    return guest ? book.placeholder('guest', `${guest.name} ${guest.last_name}`.trim()) : [];
  });
}

export function tableRows(rows: PlanRows, book: NameBook): object[] {
  const charts = new Map(rows.charts.map((one) => [one.id, one.name]));
  return rows.tables
    .filter(({ seats }) => seats > 0)
    .map((table) => ({
      id: table.id,
      table: book.hide(table.name),
      room: book.hide(charts.get(table.chart_id) ?? ''),
      room_id: table.chart_id,
      shape: table.shape,
      seats: table.seats,
      sit: guestNames(
        rows.assignments.flatMap(({ table_id, guest_id, person }) =>
          table_id === table.id && person === 0 ? guest_id : [],
        ),
        rows,
        book,
      ),
    }));
}

/** Returns the seating rules for the model. Confidential rules are sent without names. */
export const ruleRows = (rows: PlanRows, book: NameBook): object[] =>
  rows.rules.map(({ id, kind, guests, tables, least, hard, weight, confidential }) => ({
    id,
    kind,
    strength: STRENGTH[strengthOf({ hard, weight })],
    ...(least ? { least } : {}),
    ...(confidential
      ? { confidential }
      : {
          guests: guestNames(guests, rows, book),
          tables: tables.flatMap((one) => {
            const table = rows.tables.find((other) => other.id === one);
            return table ? book.hide(table.name) : [];
          }),
        }),
  }));

export const eventPartRows = ({ parts }: PlanRows, book: NameBook): object[] =>
  parts.map(({ id, name, starts_at, time_zone, place, reply_by, capacity }) => {
    const wall =
      starts_at && time_zone ? wallOf(time_zone, Math.floor(Date.parse(starts_at) / 60_000)) : null;
    return {
      id,
      name: book.hide(name),
      ...(wall && { date: wall.date, time: clockText(wall.minutes) }),
      ...(place ? { place: book.hide(place) } : {}),
      reply_by,
      capacity,
    };
  });

export const questionRows = ({ questions }: PlanRows, book: NameBook): object[] =>
  questions.map(({ id, text, kind, options }) => ({
    id,
    text: book.hide(text),
    kind,
    ...(kind === 'choice' && { options: options.map((one) => book.hide(one)) }),
  }));
