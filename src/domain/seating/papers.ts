import { PAPERS, type Paper, type RoomItem } from './chart';
import type { Arrangement, Person } from './model';
import { personId } from './model';

/** Papers that are sent to a printer for the guests. The kitchen's papers aren't included. */
export const STATIONER: readonly Paper[] = ['place-cards', 'table-cards', 'poster-tables', 'poster-names'];

/** A printed seat. `name` and `food` are hashes, because they are only needed to detect changes. */
export type PrintedSeat = [
  guest_id: string,
  person: number,
  table: string,
  seat: number,
  name: string,
  food: string,
];

export interface SeatingPrint {
  readonly id: string;
  readonly version: number;
  readonly chart_id: string;
  readonly number: number;
  readonly papers: readonly Paper[];
  /** Empty once later versions have replaced all papers of this version. */
  readonly seats: readonly PrintedSeat[];
  readonly printed_at: string;
  /**
   * Name of the person who printed this version. Null if that person is no longer a member, or if the version
   * isn't saved yet.
   */
  readonly printed_by_name: string | null;
}

/** Returns a short FNV-1a hash. It only shows whether a text has changed. */
export function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Returns the hash of a person's diet. It is empty for companions, whose diet is unknown. */
const foodMark = ({ guest, person }: Person): string =>
  person > 0
    ? ''
    : markOf(
        [
          [...guest.diets].sort(),
          [...guest.allergens].sort(),
          guest.dietary_notes ?? '',
          guest.age_group === 'child',
        ]
          .map(String)
          .join('|'),
      );

const nameMark = ({ guest }: Person): string => markOf(`${guest.name} ${guest.last_name}`);

export const printedSeats = (tables: readonly RoomItem[], { at }: Pick<Arrangement, 'at'>): PrintedSeat[] =>
  tables.flatMap(({ id, name }) =>
    (at.get(id) ?? []).flatMap((person, seat): PrintedSeat[] =>
      person ? [[person.guest.id, person.person, name, seat, nameMark(person), foodMark(person)]] : [],
    ),
  );

export interface PrintedPlace {
  readonly table: string;
  readonly seat: number;
}

export interface PrintChange {
  readonly id: string;
  /** The printed seat; null if the person wasn't on the paper. */
  readonly was: PrintedPlace | null;
  readonly is: PrintedPlace | null;
  readonly renamed: boolean;
  readonly food: boolean;
}

/**
 * Returns the people whose seat, name or diet has changed since a print, in the order of the current seats.
 * People who no longer have a seat come last.
 */
export function changesSince(before: readonly PrintedSeat[], now: readonly PrintedSeat[]): PrintChange[] {
  const idOf = ([guest, person]: PrintedSeat) => personId(guest, person);
  const placeOf = ([, , table, seat]: PrintedSeat): PrintedPlace => ({ table, seat });
  const old = new Map(before.map((one) => [idOf(one), one]));
  const current = new Set(now.map(idOf));
  return [
    ...now.flatMap((one): PrintChange[] => {
      const id = idOf(one);
      const was = old.get(id);
      if (!was) return [{ id, was: null, is: placeOf(one), renamed: false, food: false }];
      const [renamed, food] = [was[4] !== one[4], was[5] !== one[5]];
      const moved = was[2] !== one[2] || was[3] !== one[3];
      return moved || renamed || food ? [{ id, was: placeOf(was), is: placeOf(one), renamed, food }] : [];
    }),
    ...before.flatMap((one): PrintChange[] =>
      current.has(idOf(one))
        ? []
        : [{ id: idOf(one), was: placeOf(one), is: null, renamed: false, food: false }],
    ),
  ];
}

/** Returns the latest version that contains any of `papers`. */
export const lastPrint = (prints: readonly SeatingPrint[], papers: readonly Paper[]): SeatingPrint | null =>
  prints
    .filter((print) => papers.some((paper) => print.papers.includes(paper)))
    .reduce<SeatingPrint | null>((last, one) => (last && last.number >= one.number ? last : one), null);

export const printedPeople = (prints: readonly SeatingPrint[]): Set<string> =>
  new Set(lastPrint(prints, STATIONER)?.seats.map(([guest, person]) => personId(guest, person)));

/** Maximum number of stored versions. If there are more, the oldest one is deleted. */
const MOST_PRINTS = 20;

/**
 * Returns the version number for printing now: the last one if nothing has changed since, otherwise a new
 * one.
 */
export function versionToPrint(
  prints: readonly SeatingPrint[],
  paper: Paper,
  seats: readonly PrintedSeat[],
  fresh: () => Pick<SeatingPrint, 'id' | 'chart_id' | 'printed_at'>,
): {
  readonly print: SeatingPrint;
  readonly before: SeatingPrint | null;
  readonly surplus: readonly SeatingPrint[];
} {
  const sorted = prints.toSorted((a, b) => a.number - b.number);
  const last = sorted.at(-1);
  if (last && last.seats.length === seats.length && changesSince(last.seats, seats).length === 0) {
    const papers = PAPERS.filter((one) => one === paper || last.papers.includes(one));
    return { print: { ...last, papers }, before: last, surplus: [] };
  }
  const number = (last?.number ?? 0) + 1;
  return {
    print: { ...fresh(), version: 0, number, papers: [paper], seats, printed_by_name: null },
    before: null,
    surplus: sorted.slice(0, Math.max(0, sorted.length + 1 - MOST_PRINTS)),
  };
}
