import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { EventFigures } from '@/domain/analytics/analytics';
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

/** Money and replies of every event of a person, also of past and archived ones, reckoned by the database in one call. */
export const figuresQuery = (userId: string) =>
  queryOptions({
    queryKey: [...figuresKey, userId],
    gcTime: KEPT_OFFLINE,
    queryFn: async ({ signal }): Promise<EventFigures[]> => {
      const { db } = await dataClient();
      const rows = unwrap(await db.rpc('event_figures').abortSignal(signal));
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
