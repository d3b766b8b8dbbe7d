import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { dataClient } from '@/lib/supabase';
import type { Language } from '@/lib/texts';
import { newToken } from './sync/link-token';
import { expectStored, unwrap } from './sync/request';

export type LinkScope = Database['public']['Enums']['link_scope'];

/** Settings of a link without an account. */
export interface LinkSettings {
  readonly scope: LinkScope;
  readonly language: Language;
  /** Number of days after the event for which the link works; the end moves with the event's date. */
  readonly days_after: number;
  /**
   * For the day: the responsible person, and contacts (vendors of the plan's quotes, and one further person).
   */
  readonly responsible: string | null;
  readonly contacts: readonly string[];
  readonly contact_name: string | null;
  readonly contact_phone: string | null;
  /** For the kitchen: its part, and the room with the tables. */
  readonly part_id: string | null;
  readonly chart_id: string | null;
}

/** Limits of the contact's fields, in characters. */
export const LINK_LENGTHS = { name: 100, phone: 40 } as const;

/** The default settings of each scope's links. */
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

/** Reads a plan's links, newest first, for editors. Not stored on the device. */
export const sharedLinksQuery = (plan_id: string) =>
  queryOptions({
    queryKey: ['plan', plan_id, 'shared-links'],
    // Another editor may have added links, and recipients open them.
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
 * Stores a link, or restores an ended one. Idempotent after a lost response. @throws RequestError 402 at fifty
 * links of a plan.
 */
export async function makeSharedLink(plan_id: string, link: SharedLink): Promise<void> {
  const { opened: _, opened_at: __, ...row } = link;
  const { db } = await dataClient();
  const answer = await db.from('shared_links').insert({ ...row, contacts: [...row.contacts], plan_id });
  // A duplicate id means that the previous request stored the row.
  if (answer.error?.code !== '23505') expectStored(answer);
}

export async function endSharedLink(id: string): Promise<void> {
  const { db } = await dataClient();
  expectStored(await db.from('shared_links').delete().eq('id', id));
}

/** The choices for a new link's settings. */
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
