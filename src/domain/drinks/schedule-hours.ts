import { blockOfRow, byDays, byStart, endOf, type RunSheetRow, startOf } from '../timeline/item';
import type { Moment } from './drink';

/** Activities of the run sheet during which drinks are served. Other activities have no drinks. */
const MOMENT_OF: ReadonlyMap<string, Moment> = new Map<string, Moment>([
  ['welcome', 'welcome'],
  ['cocktail', 'welcome'],
  ['network', 'welcome'],
  ['demos', 'welcome'],
  ['breakfast', 'meal'],
  ['lunch', 'meal'],
  ['tea', 'meal'],
  ['dinner', 'meal'],
  ['food', 'meal'],
  ['firstDance', 'bar'],
  ['waltz', 'bar'],
  ['parents', 'bar'],
  ['evening', 'bar'],
  ['dancing', 'bar'],
  ['bar', 'bar'],
  ['rituals', 'bar'],
  ['horaLoca', 'bar'],
  ['carnaval', 'bar'],
  ['eveningFood', 'bar'],
  ['lateFood', 'bar'],
  ['trasnoche', 'bar'],
  ['sweets', 'bar'],
  ['barTwo', 'bar'],
  ['lastSong', 'bar'],
  ['afterLunch', 'bar'],
  ['together', 'bar'],
  ['afterParty', 'bar'],
  ['tornaboda', 'late'],
]);

const momentOf = (row: RunSheetRow): Moment | undefined => MOMENT_OF.get(blockOfRow(row));

const half = (minutes: number) => Math.max(0.5, Math.round(minutes / 30) / 2);

/**
 * Returns the hours of each moment, read from the run sheet and rounded to half an hour. With several days,
 * only the day with the most hours of drinking counts. Activities that a person added are ignored, and so is
 * a dance before the meal. Empty if the run sheet has no such moment.
 */
export function scheduleHours(rows: readonly RunSheetRow[]): ReadonlyMap<Moment, number> {
  const guests = rows.filter(({ track }) => track === 'guests').sort(byStart);
  let longest: ReadonlyMap<Moment, number> = new Map();
  let most = 0;
  for (const day of byDays(guests, startOf)) {
    const meals = day.filter((row) => momentOf(row) === 'meal');
    const seated = Math.max(Number.NEGATIVE_INFINITY, ...meals.map(endOf));
    const minutes = new Map<Moment, number>();
    for (const row of day) {
      const moment = momentOf(row);
      if (moment && !(moment === 'bar' && row.starts_at < seated))
        minutes.set(moment, (minutes.get(moment) ?? 0) + row.duration);
    }
    const all = [...minutes.values()].reduce((sum, of) => sum + of, 0);
    if (all <= most) continue;
    most = all;
    longest = new Map([...minutes].flatMap(([moment, of]) => (of > 0 ? [[moment, half(of)]] : [])));
  }
  return longest;
}
