import type { UseQueryOptions } from '@tanstack/react-query';
import type { Plan } from '@/data/plans';
import { mergeFields, type Noun, type Row, type RowTable } from '@/data/sync/noun';
import type { OutboxEntry } from '@/data/sync/outbox-entry';
import type { RowDescription } from './row-description';

/** One kind of row for people, described once for every place that shows, exports or merges such rows. */
export interface Face<R extends Row = Row> {
  readonly noun: Noun<RowTable, R>;
  /** Describes a row's name and fields as text. A hook, since it may need the plan's other rows. */
  useDescription(plan_id: string): RowDescription<R>;
  /** Three-way merge of a conflict; null if both changes can't be combined. */
  merge(base: R, theirs: R, mine: R): R | null;
  /** Default row of a noun that applies before anything is stored. */
  blank?(plan: Plan): R;
  /** Reads the current state, if the row isn't a plan's. */
  now?(entry: OutboxEntry): UseQueryOptions<boolean, Error, boolean, string[]>;
}

/** The faces of a feature's nouns, by table. */
export type Faces = { readonly [T in RowTable]?: Face };

/** Creates a face; without `merge`, rows are merged field by field. */
export const face = <R extends Row>(
  noun: Noun<RowTable, R>,
  useDescription: (plan_id: string) => RowDescription<R>,
  { merge = mergeFields, ...rest }: Partial<Pick<Face<R>, 'merge' | 'blank' | 'now'>> = {},
): Face<R> => ({ noun, useDescription, merge, ...rest });
