import { PAPERS, type Paper, type RoomItem } from './chart';
import type { Arrangement, Person } from './model';
import { personId } from './model';

/** The papers of whoever prints for the guests; the kitchen has its own. */
export const STATIONER: readonly Paper[] = ['place-cards', 'table-cards', 'poster-tables', 'poster-names'];

/** A printed seat: hashes of name and diet instead of their text, enough to detect changes. */
export type PrintedSeat = [
  guest_id: string,
  person: number,
  table: string,
  seat: number,
  name: string,
  food: string,
];

/** One version of the room on paper. */
export interface SeatingPrint {
  readonly id: string;
  readonly version: number;
  readonly chart_id: string;
  /** Version number on the paper. */
  readonly number: number;
  readonly papers: readonly Paper[];
  /** Empty once every paper of this version has been printed again. */
  readonly seats: readonly PrintedSeat[];
  readonly printed_at: string;
  /** Null if the person left or the print is not stored yet. */
  readonly printed_by_name: string | null;
}

/** A short mark of a text, FNV-1a: it tells two apart and not what they say. */
export function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Diet of a person; of a party only the named guest's is known. */
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

/** Who sits where now, as a print keeps it. */
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
  /** A person's id. */
  readonly id: string;
  /** Null for who was not on paper, or is not to be there any more. */
  readonly was: PrintedPlace | null;
  readonly is: PrintedPlace | null;
  readonly renamed: boolean;
  /** The diet differs from the print. */
  readonly food: boolean;
}

/** Changes of seat, name or diet since a print, by the current table, then the former. */
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

/** The last version in which a paper was printed. */
export const lastPrint = (prints: readonly SeatingPrint[], papers: readonly Paper[]): SeatingPrint | null =>
  prints
    .filter((print) => papers.some((paper) => print.papers.includes(paper)))
    .reduce<SeatingPrint | null>((last, one) => (last && last.number >= one.number ? last : one), null);

/** People with a printed card. */
export const printedPeople = (prints: readonly SeatingPrint[]): Set<string> =>
  new Set(lastPrint(prints, STATIONER)?.seats.map(([guest, person]) => personId(guest, person)));

/** Versions kept; the oldest is deleted. */
const MOST_PRINTS = 20;

/** The version that a paper printed now belongs to: the last one where nothing has changed since, or else a new one. */
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
