import type { Person } from '@/domain/seating/model';
import type { Seating } from '../use-seating';
import type { PaperWords } from './use-paper-words';

/** Maximum cards in the preview: a congress has ten thousand. */
const SHOWN = 60;

/** What every paper is drawn from. */
export interface SheetProps {
  readonly seating: Seating;
  readonly words: PaperWords;
  /** Null: everybody; else those whose paper is not what it should be any more. */
  readonly only: ReadonlySet<string> | null;
  /** Menu and allergies on the cards. */
  readonly marks: boolean;
  /** All of it, not the beginning. */
  readonly whole: boolean;
}

export interface Sitting {
  readonly person: Person;
  readonly table: string;
  readonly seat: number;
}

/** Everybody who has a seat, table by table. */
export const sittingOf = ({ tables, arrangement }: Seating): Sitting[] =>
  tables.flatMap(({ id, name }) =>
    (arrangement.at.get(id) ?? []).flatMap((person, seat) => (person ? [{ person, table: name, seat }] : [])),
  );

/** The beginning of a long list, and how many more there are. */
export const beginning = <T>(list: readonly T[], whole: boolean): { shown: readonly T[]; more: number } =>
  whole ? { shown: list, more: 0 } : { shown: list.slice(0, SHOWN), more: Math.max(0, list.length - SHOWN) };
