import { useMemo } from 'react';
import { type OwnColumn, ownValue } from '@/domain/guests/own-column';
import { useEqual } from '@/ui/use-equal';
import type { GuestBook } from '../use-guest-book';

/** An own column and its values. */
export interface OwnFact {
  readonly column: OwnColumn;
  readonly values: readonly string[];
}

/** The most values of a column as choices; more are searched for. */
const MOST = 200;

const sorted = (texts: Iterable<string | null | undefined>): string[] =>
  [...new Set([...texts].flatMap((text) => text || []))].sort((a, b) => a.localeCompare(b)).slice(0, MOST);

/** Filters by company and by own columns. */
export function useOwnFacts({ guests, columns }: GuestBook) {
  return useEqual(
    useMemo(
      () => ({
        companies: sorted(guests.map(({ company }) => company)),
        own: columns.map(
          (column): OwnFact => ({
            column,
            values: sorted([...column.options, ...guests.map((guest) => ownValue(guest, column.id))]),
          }),
        ),
      }),
      [guests, columns],
    ),
  );
}
