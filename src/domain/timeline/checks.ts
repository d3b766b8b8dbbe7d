import { byDays, byStart, endOf, type Minute, NIGHT, type RunSheetRow, startOf } from './item';
import { LIGHT_LEFT } from './sun';
import { COUPLE_MOMENTS } from './templates.data';

/** Problems found in a run sheet. `minutes` is a whole number. */
export type Finding =
  | {
      readonly kind: 'overlap';
      readonly row: RunSheetRow;
      readonly other: RunSheetRow;
      readonly minutes: number;
    }
  | {
      readonly kind: 'busy';
      readonly row: RunSheetRow;
      readonly other: RunSheetRow;
      readonly responsible: string;
      readonly minutes: number;
    }
  /** The couple's photographs are during another activity that needs the couple. */
  | {
      readonly kind: 'away';
      readonly row: RunSheetRow;
      readonly other: RunSheetRow;
      readonly minutes: number;
    }
  /** Guests have nothing to do for longer than the planned buffer. */
  | { readonly kind: 'gap'; readonly row: RunSheetRow; readonly other: RunSheetRow; readonly minutes: number }
  | { readonly kind: 'long'; readonly row: RunSheetRow; readonly minutes: number }
  | { readonly kind: 'dark'; readonly row: RunSheetRow; readonly sunset: Minute; readonly minutes: number };

type Surroundings = {
  readonly duration: number | null;
  /** Null if the sun doesn't set that day, or if sunset doesn't matter. */
  readonly sunset: Minute | null;
};

/** Gaps up to this many minutes are ignored, because people need time to walk between rooms. */
const SMALL_GAP = 5;
const CEREMONIES = ['run-ceremony', 'run-vows'];

const originOf = ({ generated }: RunSheetRow) => generated?.origin ?? '';
const isMoment = (row: RunSheetRow) =>
  row.track === 'guests' && COUPLE_MOMENTS.has(originOf(row).replace(/^run-/, ''));

const name = (text: string) => text.trim().toLocaleLowerCase();

function consecutiveFindings(rows: readonly RunSheetRow[]): Finding[] {
  const found: Finding[] = [];
  for (const [i, row] of rows.entries()) {
    for (const other of rows.slice(i + 1)) {
      if (other.starts_at >= endOf(row)) break;
      const minutes = Math.min(endOf(row), endOf(other)) - other.starts_at;
      if (minutes <= 0) continue;
      const [moment, photos] = row.track === 'guests' ? [row, other] : [other, row];
      if (row.track === 'guests' && other.track === 'guests')
        found.push({ kind: 'overlap', row, other, minutes });
      else if (originOf(photos) === 'run-golden' && isMoment(moment))
        found.push({ kind: 'away', row: photos, other: moment, minutes });
      else if (row.responsible && other.responsible && name(row.responsible) === name(other.responsible))
        found.push({ kind: 'busy', row, other, responsible: row.responsible, minutes });
    }
  }
  return found;
}

function betweenThem(guests: readonly RunSheetRow[]): Finding[] {
  const found: Finding[] = [];
  let last: RunSheetRow | null = null;
  for (const row of guests) {
    if (last) {
      const minutes = row.starts_at - endOf(last) - last.buffer;
      if (minutes > SMALL_GAP && minutes < NIGHT) found.push({ kind: 'gap', row: last, other: row, minutes });
    }
    if (!last || endOf(row) > endOf(last)) last = row;
  }
  return found;
}

export function findings(all: readonly RunSheetRow[], { duration, sunset }: Surroundings): Finding[] {
  const rows = [...all].sort(byStart);
  const guests = rows.filter(({ track }) => track === 'guests');
  const found = [...consecutiveFindings(rows), ...betweenThem(guests)];
  for (const day of byDays(guests, startOf)) {
    const [first] = day;
    const [last] = day.toSorted((a, b) => endOf(b) - endOf(a));
    if (!first || !last || duration === null) continue;
    const minutes = endOf(last) - first.starts_at - duration * 60;
    if (minutes > 0) found.push({ kind: 'long', row: last, minutes });
  }
  for (const row of guests) {
    if (sunset === null || !CEREMONIES.includes(row.generated?.origin ?? '')) continue;
    const minutes = endOf(row) + LIGHT_LEFT - sunset;
    if (minutes > 0) found.push({ kind: 'dark', row, sunset, minutes });
  }
  return found.sort((a, b) => a.row.starts_at - b.row.starts_at);
}
