import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { EventFigures } from '@/domain/analytics/analytics';
import type { KeptForecast } from '@/domain/analytics/outcomes';
import { centsFromNumeric } from '@/domain/money';
import { CATEGORIES } from '@/domain/plan/facts';
import { dataClient } from '@/lib/supabase';
import { figuresKey } from './derived-keys';
import { KEPT_OFFLINE } from './sync/offline';
import { unwrap } from './sync/request';

const cents = z.pipe(z.union([z.string(), z.number()]), z.transform(centsFromNumeric));
const money = z.partialRecord(
  z.enum(CATEGORIES),
  z.object({ expected: cents, committed: cents, paid: cents }),
);

/** PostgREST returns at most 1,000 rows per response (config.toml, max_rows). */
const PAGE = 1_000;

/** Reads all rows, page by page. */
async function allPages<R>(read: (from: number, to: number) => Promise<R[]>): Promise<R[]> {
  const found: R[] = [];
  for (let from = 0; ; from += PAGE) {
    const rows = await read(from, from + PAGE - 1);
    found.push(...rows);
    if (rows.length < PAGE) return found;
  }
}

/**
 * Reads the amounts and replies of all of a person's events in one request, including past and archived
 * events.
 */
export const figuresQuery = (userId: string) =>
  queryOptions({
    queryKey: [...figuresKey, userId],
    gcTime: KEPT_OFFLINE,
    queryFn: async ({ signal }): Promise<EventFigures[]> => {
      const { db } = await dataClient();
      const rows = await allPages(async (from, to) =>
        unwrap(await db.rpc('event_figures').range(from, to).abortSignal(signal)),
      );
      return rows.map((row) => ({
        plan_id: row.plan_id,
        money: money.parse(row.money),
        invited: Number(row.invited),
        accepted: Number(row.accepted),
        declined: Number(row.declined),
        waiting: Number(row.waiting),
      }));
    },
  });

/** Reads what was expected on the morning of each past event, and how many guests arrived. */
export const pastOutcomesQuery = (userId: string) =>
  queryOptions({
    queryKey: [...figuresKey, userId, 'past'],
    gcTime: KEPT_OFFLINE,
    queryFn: async ({ signal }): Promise<KeptForecast[]> => {
      const { db } = await dataClient();
      const rows = await allPages(async (from, to) =>
        unwrap(await db.rpc('past_outcomes').range(from, to).abortSignal(signal)),
      );
      return rows.map(({ arrived, budget, expected, committed, paid, ...row }) => ({
        ...row,
        budget: centsFromNumeric(budget),
        expected: centsFromNumeric(expected),
        committed: centsFromNumeric(committed),
        paid: centsFromNumeric(paid),
        // The generated types don't say that these columns may be null.
        arrived: (arrived as number | null) === null ? null : Number(arrived),
      }));
    },
  });
