import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { dataClient } from '@/lib/supabase';
import type { Language } from '@/lib/texts';
import { newToken } from './link-token';
import { expectStored, unwrap } from './sync/request';

export type LinkScope = Database['public']['Enums']['link_scope'];

/** Settings of a link that works without an account. */
export interface LinkSettings {
  readonly scope: LinkScope;
  readonly language: Language;
  /**
   * Number of days that the link works after the event. If the event's date changes, the link's last day
   * changes too.
   */
  readonly days_after: number;
  /**
   * Used by links for the event's day: the responsible person and the contacts. Contacts are vendors of the
   * plan's quotes and one further person.
   */
  readonly responsible: string | null;
  readonly contacts: readonly string[];
  readonly contact_name: string | null;
  readonly contact_phone: string | null;
  /** Used by links for the kitchen: the part of the event, and the room whose tables are shown. */
  readonly part_id: string | null;
  readonly chart_id: string | null;
}

/** Maximum lengths of a contact's name and phone, in characters. */
export const LINK_LENGTHS = { name: 100, phone: 40 } as const;

export const EMPTY_LINK: Omit<LinkSettings, 'scope' | 'language' | 'days_after'> = {
  responsible: null,
  contacts: [],
  contact_name: null,
  contact_phone: null,
  part_id: null,
  chart_id: null,
};

export interface SharedLink extends LinkSettings {
  readonly id: string;
  readonly token: string;
  readonly opened: number;
  readonly opened_at: string | null;
}

/** Reads a plan's links for its editors, newest first. The response isn't stored on the device. */
export const sharedLinksQuery = (plan_id: string) =>
  queryOptions({
    queryKey: ['plan', plan_id, 'shared-links'],
    // Refetched every time, because other editors add links and recipients open them.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<SharedLink[]> => {
      const { db } = await dataClient();
      return unwrap(
        await db
          .from('shared_links')
          .select(
            'id, scope, token, language, days_after, responsible, contacts, contact_name, contact_phone, part_id, chart_id, opened, opened_at',
          )
          .eq('plan_id', plan_id)
          .order('created_at', { ascending: false })
          .order('id')
          .abortSignal(signal),
      );
    },
  });

export const newSharedLink = (settings: LinkSettings): SharedLink => ({
  ...settings,
  id: crypto.randomUUID(),
  token: newToken(),
  opened: 0,
  opened_at: null,
});

/**
 * Stores a link, or restores an ended one. Idempotent, so it can be retried after a lost response. @throws
 * RequestError 402 if the plan has fifty links already.
 */
export async function makeSharedLink(plan_id: string, link: SharedLink): Promise<void> {
  const { opened: _, opened_at: __, ...row } = link;
  const { db } = await dataClient();
  const answer = await db.from('shared_links').insert({ ...row, contacts: [...row.contacts], plan_id });
  // A duplicate id means that an earlier request has already stored the row.
  if (answer.error?.code !== '23505') expectStored(answer);
}

export async function endSharedLink(id: string): Promise<void> {
  const { db } = await dataClient();
  expectStored(await db.from('shared_links').delete().eq('id', id));
}

export interface LinkChoices {
  readonly contacts: readonly {
    readonly id: string;
    readonly vendor_name: string;
    readonly contact_name: string | null;
    readonly phone: string | null;
  }[];
  readonly parts: readonly { readonly id: string; readonly name: string }[];
  readonly charts: readonly { readonly id: string; readonly name: string }[];
}

export const linkChoicesQuery = (plan_id: string) =>
  queryOptions({
    queryKey: ['plan', plan_id, 'link-choices'],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<LinkChoices> => {
      const { db } = await dataClient();
      const named = (table: 'event_parts' | 'seating_charts', order: 'position' | 'created_at') =>
        db
          .from(table)
          .select('id, name')
          .eq('plan_id', plan_id)
          .order(order as 'id')
          .abortSignal(signal);
      const [contacts, parts, charts] = await Promise.all([
        db
          .from('vendor_quotes')
          .select('id, vendor_name, contact_name, phone')
          .eq('plan_id', plan_id)
          .not('phone', 'is', null)
          .order('vendor_name')
          .abortSignal(signal),
        named('event_parts', 'position'),
        named('seating_charts', 'created_at'),
      ]);
      return {
        contacts: unwrap(contacts).filter(({ phone }) => phone !== null),
        parts: unwrap(parts),
        charts: unwrap(charts),
      };
    },
  });
