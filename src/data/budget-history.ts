import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { DateText } from '@/domain/calendar';
import type { History, Moves } from '@/domain/ledger/history';
import { centsFromNumeric } from '@/domain/money';
import { CATEGORIES } from '@/domain/plan/facts';
import { dataClient } from '@/lib/supabase';
import { movesKey } from './derived-keys';
import { isPlanId } from './plans';
import { KEPT_OFFLINE } from './sync/offline';
import { unwrap } from './sync/request';

/** A period, including its first and last day. Null means no limit on that side. */
interface Period {
  readonly since: DateText | null;
  readonly until: DateText | null;
}

const cents = z.pipe(z.union([z.string(), z.number()]), z.transform(centsFromNumeric));
const moves = {
  budget: cents,
  allocated: cents,
  planned: cents,
  expected: cents,
  committed: cents,
  paid: cents,
};
const category = z.nullable(z.enum(CATEGORIES));
const text = z.nullable(z.string());
/** Parses the response of `budget_history`. `numeric` values become cents. */
const answer = z.object({
  begins: text,
  people: z.array(z.object({ id: z.string(), full_name: z.string() })),
  opening: z.array(z.object({ category, ...moves })),
  changes: z.array(
    z.object({ day: z.string(), category, item_id: text, vendor_name: text, changed_by: text, ...moves }),
  ),
});

const movesOf = ({ budget, allocated, planned, expected, committed, paid }: Moves): Moves => ({
  budget,
  allocated,
  planned,
  expected,
  committed,
  paid,
});

/** Returns the reader's time zone. It decides on which day a change is counted. */
const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const historyQuery = (plan_id: string, { since, until }: Period) =>
  queryOptions({
    queryKey: [...movesKey(plan_id), since, until],
    gcTime: KEPT_OFFLINE,
    queryFn: async ({ signal }): Promise<History> => {
      if (!isPlanId(plan_id)) return { begins: null, people: [], opening: [], changes: [] };
      const { db } = await dataClient();
      const told = unwrap(
        await db
          .rpc('budget_history', {
            plan_id,
            zone: zone(),
            ...(since ? { since } : {}),
            ...(until ? { until } : {}),
          })
          .abortSignal(signal),
      );
      const { begins, people, opening, changes } = answer.parse(told);
      return {
        begins,
        people,
        opening: opening.map((row) => ({ category: row.category, moves: movesOf(row) })),
        changes: changes.map((row) => ({ ...row, moves: movesOf(row) })),
      };
    },
  });
