import { useMemo } from 'react';
import { type OwnColumn, ownValue } from '@/domain/guests/own-column';
import { useEqual } from '@/ui/use-equal';
import type { GuestBook } from '../use-guest-book';

export interface OwnFact {
  readonly column: OwnColumn;
  readonly values: readonly string[];
}

/** Maximum number of values that the filter of a column offers. */
const MOST = 200;

const sorted = (texts: Iterable<string | null | undefined>): string[] =>
  [...new Set([...texts].flatMap((text) => text || []))].sort((a, b) => a.localeCompare(b)).slice(0, MOST);

/** Filters by company and by columns that the plan's people added. */
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
