import type { UseQueryOptions } from '@tanstack/react-query';
import type { Plan } from '@/data/plans';
import { mergeFields, type Noun, type Row, type RowTable } from '@/data/sync/noun';
import type { OutboxEntry } from '@/data/sync/outbox-entry';
import type { RowDescription } from './row-description';

/** One kind of row as people meet it, described once for every place that shows, exports or merges such rows. */
export interface Face<R extends Row = Row> {
  readonly noun: Noun<RowTable, R>;
  /** Name and fields of a row as text. A hook, since it may need the plan's other rows. */
  useDescription(plan_id: string): RowDescription<R>;
  /** Three-way merge of a conflict; null where both together are impossible. */
  merge(base: R, theirs: R, mine: R): R | null;
  /** Default row of a noun that applies before anything is stored. */
  blank?(plan: Plan): R;
  /** Reads what stands now, where that isn't a plan's row. */
  now?(entry: OutboxEntry): UseQueryOptions<boolean, Error, boolean, string[]>;
}

/** The faces of a feature's nouns, by table. */
export type Faces = { readonly [T in RowTable]?: Face };

/** Without its own `merge` a row is merged field by field. */
export const face = <R extends Row>(
  noun: Noun<RowTable, R>,
  useDescription: (plan_id: string) => RowDescription<R>,
  { merge = mergeFields, ...rest }: Partial<Pick<Face<R>, 'merge' | 'blank' | 'now'>> = {},
): Face<R> => ({ noun, useDescription, merge, ...rest });
