import type { UseQueryOptions } from '@tanstack/react-query';
import type { Plan } from '@/data/plans';
import { mergeFields, type Noun, type Row, type RowTable } from '@/data/sync/noun';
import type { OutboxEntry } from '@/data/sync/outbox-entry';
import type { RowDescription } from './row-description';

/**
 * How one kind of row is shown to people. It is defined once for all places that show, export or merge such
 * rows.
 */
export interface Face<R extends Row = Row> {
  readonly noun: Noun<RowTable, R>;
  /**
   * Hook that returns a row's name and fields as text. It is a hook, because it may need other rows of the
   * plan.
   */
  useDescription(plan_id: string): RowDescription<R>;
  /** Three-way merge of two conflicting changes. Null if the two changes can't be combined. */
  merge(base: R, theirs: R, mine: R): R | null;
  /** Returns the default values that apply until a row is stored. */
  blank?(plan: Plan): R;
  /** Query that reads the current row in a conflict. Needed only for rows that don't belong to a plan. */
  now?(entry: OutboxEntry): UseQueryOptions<boolean, Error, boolean, string[]>;
}

export type Faces = { readonly [T in RowTable]?: Face };

/** Creates the face of a kind of row. Without `merge`, conflicts are merged field by field. */
export const face = <R extends Row>(
  noun: Noun<RowTable, R>,
  useDescription: (plan_id: string) => RowDescription<R>,
  { merge = mergeFields, ...rest }: Partial<Pick<Face<R>, 'merge' | 'blank' | 'now'>> = {},
): Face<R> => ({ noun, useDescription, merge, ...rest });
