import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { DateText } from '@/domain/calendar';
import { centsFromNumeric } from '@/domain/money';
import { dataClient } from '@/lib/supabase';
import { datesKey } from './derived-keys';
import { KEPT_OFFLINE } from './sync/offline';
import { unwrap } from './sync/request';

/** Kinds of dates, the most important first. */
export const DATE_KINDS = ['event', 'payment', 'reply', 'milestone', 'task'] as const;
export type DateKind = (typeof DATE_KINDS)[number];

const entries = z.array(
  z.object({
    plan_id: z.string(),
    kind: z.enum(DATE_KINDS),
    /** Id of the plan, item, part, milestone or task. */
    id: z.string(),
    title: z.string(),
    day: z.string(),
    amount: z.nullable(z.pipe(z.union([z.string(), z.number()]), z.transform(centsFromNumeric))),
  }),
);
export type DatedEntry = z.output<typeof entries>[number];

/** Reads all dates of an account's events in a period of several weeks. Archived events are left out. */
export const datesQuery = (userId: string, first: DateText, last: DateText) =>
  queryOptions({
    queryKey: [...datesKey, userId, first, last],
    gcTime: KEPT_OFFLINE,
    queryFn: async ({ signal }): Promise<DatedEntry[]> => {
      const { db } = await dataClient();
      return entries.parse(unwrap(await db.rpc('dates', { first, last }).abortSignal(signal)));
    },
  });
