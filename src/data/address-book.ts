import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Cents, centsFromNumeric } from '@/domain/money';
import { contactKey } from '@/domain/vendors/address-book';
import { askAgain } from '@/lib/query-client';
import { dataClient } from '@/lib/supabase';
import type { StoredRows } from './sync/noun';
import { unwrap } from './sync/request';
import { restoreRows, setRows } from './sync/row-cache';
import { writesTo } from './sync/writes';
import { VENDORS } from './vendors';

/** PostgREST returns at most 1,000 rows per response (config.toml, max_rows). */
const PAGE = 1_000;

async function readBook(signal: AbortSignal): Promise<StoredRows['vendors'][]> {
  const { db } = await dataClient();
  const vendors: StoredRows['vendors'][] = [];
  for (let from = 0; ; from += PAGE) {
    const rows = unwrap(
      await db
        .from('vendors')
        .select('*')
        .order('id')
        .range(from, from + PAGE - 1)
        .abortSignal(signal),
    );
    vendors.push(...rows);
    if (rows.length < PAGE) return vendors;
  }
}

/**
 * Maximum number of reads. A read is repeated if the person has changed the address book during the read. The
 * result of the last read is always used.
 */
const ATTEMPTS = 5;

async function loadBook(client: QueryClient, userId: string, signal: AbortSignal): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    const writes = writesTo(userId);
    const rows = await readBook(signal);
    if (writes !== writesTo(userId) && attempt < ATTEMPTS) continue;
    setRows(client, userId, VENDORS, rows.map(VENDORS.toRow));
    return true;
  }
}

/** Reads the person's address book. Cached rows are shown first and then refetched. */
export const bookQuery = (userId: string) =>
  queryOptions({
    queryKey: ['address-book', userId],
    queryFn: ({ client, signal }) => loadBook(client, userId, signal),
    persister: async (queryFn, context, query) => {
      if (query.state.data === undefined && (await restoreRows(context.client, userId, [VENDORS.table]))) {
        askAgain(query);
        return true;
      }
      return queryFn(context);
    },
  });

/** Reads the current rows for resolving a conflict. The cache isn't used. */
export const bookNowQuery = (userId: string, since: string) =>
  queryOptions({
    queryKey: ['plan', userId, 'now', VENDORS.table, since] as string[],
    gcTime: 0,
    queryFn: ({ client, signal }) => loadBook(client, userId, signal),
  });

export interface PastBooking {
  /** Key that identifies a vendor (`contactKey`). */
  readonly key: string;
  readonly event: string;
  readonly event_date: string;
  readonly currency: string;
  /** Agreed cost; null if the ledger no longer contains the item. */
  readonly amount: Cents | null;
  readonly asked_on: string | null;
  readonly answered_on: string | null;
}

/** Reads what the person's past vendors finally cost, and how fast they replied. */
export const bookingsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['vendor-bookings', userId],
    queryFn: async ({ signal }): Promise<PastBooking[]> => {
      const { db } = await dataClient();
      const booked = unwrap(
        await db
          .from('vendor_quotes')
          .select(
            'vendor_name, category, item_id, asked_on, answered_on, event_plans!inner(name, event_date, currency, deleted_at)',
          )
          .eq('stage', 'booked')
          .is('event_plans.deleted_at', null)
          .limit(PAGE)
          .abortSignal(signal),
      );
      const ids = booked.flatMap(({ item_id }) => item_id ?? []);
      const items =
        ids.length === 0
          ? []
          : unwrap(
              await db
                .from('budget_items')
                .select('id, actual_amount')
                .in('id', ids.slice(0, 200))
                .abortSignal(signal),
            );
      const amounts = new Map(items.map(({ id, actual_amount }) => [id, actual_amount]));
      return booked.map(({ vendor_name, category, item_id, asked_on, answered_on, event_plans: plan }) => {
        const amount = amounts.get(item_id ?? '') ?? null;
        return {
          key: contactKey({ vendor_name, category }),
          event: plan.name,
          event_date: plan.event_date,
          currency: plan.currency,
          amount: amount === null ? null : centsFromNumeric(amount),
          asked_on,
          answered_on,
        };
      });
    },
  });
