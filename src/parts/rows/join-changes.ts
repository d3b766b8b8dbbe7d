import type { Plan } from '@/data/plans';
import { type OutboxChange, rowKeyOf } from '@/data/sync/outbox-entry';
import type { Faces } from './face';

/**
 * Combines changes that were all made to the same state of the rows. The result has one change per row,
 * because a request can contain each row only once.
 */
export function joinChanges(
  plan: Plan,
  faces: Faces,
  changes: readonly OutboxChange[],
): readonly OutboxChange[] {
  const joined = new Map<string, OutboxChange>();
  for (const change of changes) {
    const key = rowKeyOf(change);
    const earlier = joined.get(key)?.after;
    const face = faces[change.table];
    const base = change.before ?? face?.blank?.(plan);
    const both = earlier && base && change.after ? face?.merge(base, earlier, change.after) : null;
    joined.set(key, both ? { ...change, after: both } : change);
  }
  return [...joined.values()];
}
