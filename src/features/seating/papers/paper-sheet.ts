import type { Person } from '@/domain/seating/model';
import type { Seating } from '../use-seating';
import type { PaperWords } from './use-paper-words';

/** The most cards in the preview, because a congress has ten thousand. */
const SHOWN = 60;

/** Data of every paper. */
export interface SheetProps {
  readonly seating: Seating;
  readonly words: PaperWords;
  /** People whose paper is outdated; null for everybody. */
  readonly only: ReadonlySet<string> | null;
  /** True if cards show menu and allergens. */
  readonly marks: boolean;
  /** True for all cards instead of the first ones. */
  readonly whole: boolean;
}

export interface Sitting {
  readonly person: Person;
  readonly table: string;
  readonly seat: number;
}

/** Returns all seated people by table. */
export const sittingOf = ({ tables, arrangement }: Seating): Sitting[] =>
  tables.flatMap(({ id, name }) =>
    (arrangement.at.get(id) ?? []).flatMap((person, seat) => (person ? [{ person, table: name, seat }] : [])),
  );

/** Returns the beginning of a long list, and the number of the others. */
export const beginning = <T>(list: readonly T[], whole: boolean): { shown: readonly T[]; more: number } =>
  whole ? { shown: list, more: 0 } : { shown: list.slice(0, SHOWN), more: Math.max(0, list.length - SHOWN) };
