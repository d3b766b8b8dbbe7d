import type { Person } from '@/domain/seating/model';
import type { Seating } from '../use-seating';
import type { PaperWords } from './use-paper-words';

/** Maximum number of cards rendered in the preview; a congress can have ten thousand. */
const SHOWN = 60;

export interface SheetProps {
  readonly seating: Seating;
  readonly words: PaperWords;
  /** Ids of the people whose papers are outdated; null prints the papers of everybody. */
  readonly only: ReadonlySet<string> | null;
  /** True if cards show menu and allergens. */
  readonly marks: boolean;
  /** True to render all cards instead of only the first ones. */
  readonly whole: boolean;
}

export interface Sitting {
  readonly person: Person;
  readonly table: string;
  readonly seat: number;
}

export const sittingOf = ({ tables, arrangement }: Seating): Sitting[] =>
  tables.flatMap(({ id, name }) =>
    (arrangement.at.get(id) ?? []).flatMap((person, seat) => (person ? [{ person, table: name, seat }] : [])),
  );

/** Returns the first items of a long list, and the number of items left out. */
export const beginning = <T>(list: readonly T[], whole: boolean): { shown: readonly T[]; more: number } =>
  whole ? { shown: list, more: 0 } : { shown: list.slice(0, SHOWN), more: Math.max(0, list.length - SHOWN) };
