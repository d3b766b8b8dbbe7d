import { queryOptions } from '@tanstack/react-query';
import { type Cents, centsFromNumeric } from '@/domain/money';
import { contactKey } from '@/domain/vendors/address-book';
import type { Vendor, VendorContact } from '@/domain/vendors/vendor';
import { dataClient } from '@/lib/supabase';
import { unwrap } from './request';

const COLUMNS =
  'id, category, vendor_name, contact_name, email, phone, website, place, language, style, notes';

/** PostgREST gives at most 1,000 rows an answer (config.toml, max_rows). */
const PAGE = 1_000;

export const vendorsKey = (userId: string) => ['vendors', userId] as const;

/** A person's own address book, by name. */
export const vendorsQuery = (userId: string) =>
  queryOptions({
    queryKey: vendorsKey(userId),
    queryFn: async ({ signal }): Promise<Vendor[]> => {
      const { db } = await dataClient();
      const vendors: Vendor[] = [];
      for (let from = 0; ; from += PAGE) {
        const rows = unwrap(
          await db
            .from('vendors')
            .select(COLUMNS)
            .order('vendor_name')
            .order('id')
            .range(from, from + PAGE - 1)
            .abortSignal(signal),
        );
        vendors.push(...rows);
        if (rows.length < PAGE) return vendors;
      }
    },
  });

/** A booking of a vendor in one of the person's events. */
export interface PastBooking {
  /** See `contactKey`. */
  readonly key: string;
  readonly event: string;
  readonly event_date: string;
  readonly currency: string;
  /** What it was agreed to cost; null where the ledger has nothing of it any more. */
  readonly amount: Cents | null;
  readonly asked_on: string | null;
  readonly answered_on: string | null;
}

/** What the vendors of the person's events really cost, and how fast they answered. */
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

/** Adds contacts; one that is there already, by name and category, is brought up to date. Answers how many. */
export async function saveVendors(
  contacts: readonly VendorContact[],
  known: readonly Vendor[],
): Promise<{ added: number; changed: number }> {
  const standing = new Map(known.map((vendor) => [contactKey(vendor), vendor]));
  const rows = new Map(contacts.map((contact) => [contactKey(contact), contact]));
  const { db } = await dataClient();
  const fresh = [...rows].flatMap(([key, contact]) =>
    standing.has(key) ? [] : { ...columnsOf(contact), id: crypto.randomUUID() },
  );
  if (fresh.length > 0)
    unwrap(await db.from('vendors').upsert(fresh, { onConflict: 'id', ignoreDuplicates: true }).select('id'));
  let changed = 0;
  for (const [key, contact] of rows) {
    const vendor = standing.get(key);
    if (!vendor) continue;
    unwrap(
      await db.from('vendors').update(broughtUpToDate(vendor, contact)).eq('id', vendor.id).select('id'),
    );
    changed += 1;
  }
  return { added: fresh.length, changed };
}

/** What is empty now was perhaps never asked: what stands stays. */
const broughtUpToDate = (known: VendorContact, now: VendorContact) => ({
  contact_name: now.contact_name ?? known.contact_name,
  email: now.email ?? known.email,
  phone: now.phone ?? known.phone,
  website: now.website ?? known.website,
  place: now.place ?? known.place,
  language: now.language ?? known.language,
  style: now.style ?? known.style,
  notes: now.notes ?? known.notes,
});

const columnsOf = ({
  category,
  vendor_name,
  contact_name,
  email,
  phone,
  website,
  place,
  language,
  style,
  notes,
}: VendorContact) => ({
  category,
  vendor_name,
  contact_name,
  email,
  phone,
  website,
  place,
  language,
  style,
  notes,
});

export async function removeVendor(id: string): Promise<void> {
  const { db } = await dataClient();
  unwrap(await db.from('vendors').delete().eq('id', id).select('id'));
}
