import { queryOptions } from '@tanstack/react-query';
import type { History, HistoryChange, Moves } from '@/domain/budget/history';
import type { DateText } from '@/domain/calendar';
import { centsFromNumeric } from '@/domain/money';
import { dataClient } from '@/lib/supabase';
import { KEPT_OFFLINE } from './offline';
import { isPlanId } from './plans';
import { unwrap } from './request';

/** Both days are within the period; null is the beginning, and now. */
export interface Period {
  readonly since: DateText | null;
  readonly until: DateText | null;
}

type Named = Omit<HistoryChange, 'moves'>;
/** `budget_history`'s answer: figures are numeric there, cents here. */
interface HistoryDocument {
  begins: DateText | null;
  people: { id: string; full_name: string }[];
  opening: (Pick<Named, 'category'> & Moves)[];
  changes: (Named & Moves)[];
}

const toMoves = ({ budget, allocated, planned, expected, committed, paid }: Moves): Moves => ({
  budget: centsFromNumeric(budget),
  allocated: centsFromNumeric(allocated),
  planned: centsFromNumeric(planned),
  expected: centsFromNumeric(expected),
  committed: centsFromNumeric(committed),
  paid: centsFromNumeric(paid),
});

/** The reader's own zone: which day a change was made on depends on it. */
const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How a plan's money moved between two days.  */
export const historyQuery = (plan_id: string, { since, until }: Period) =>
  queryOptions({
    queryKey: ['budget-moves', plan_id, since, until],
    gcTime: KEPT_OFFLINE,
    queryFn: async ({ signal }): Promise<History> => {
      if (!isPlanId(plan_id)) return { begins: null, people: [], opening: [], changes: [] };
      const { db } = await dataClient();
      const { begins, people, opening, changes } = unwrap(
        await db
          .rpc('budget_history', {
            plan_id,
            zone: zone(),
            ...(since ? { since } : {}),
            ...(until ? { until } : {}),
          })
          .abortSignal(signal),
      ) as unknown as HistoryDocument;
      return {
        begins,
        people,
        opening: opening.map((row) => ({ category: row.category, moves: toMoves(row) })),
        changes: changes.map((row) => ({
          day: row.day,
          category: row.category,
          item_id: row.item_id,
          vendor_name: row.vendor_name,
          changed_by: row.changed_by,
          moves: toMoves(row),
        })),
      };
    },
  });
