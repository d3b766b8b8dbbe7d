import { queryOptions } from '@tanstack/react-query';
import { dataClient } from '@/lib/supabase';
import { newToken } from './link-token';
import { expectStored, unwrap } from './sync/request';

/** Maximum links per request. */
const MOST = 500;

/**
 * Reads the token of each household's link, for editors. If a household has several links, the first one is
 * read. Links sent by e-mail and very old links aren't readable. Not stored on the device.
 */
export const linksQuery = (plan_id: string) =>
  queryOptions({
    queryKey: ['plan', plan_id, 'links'],
    // Another editor may have created links.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, string>> => {
      const { db } = await dataClient();
      const found = new Map<string, string>();
      for (let from = 0; ; from += MOST) {
        const rows = unwrap(
          await db
            .from('household_tokens')
            .select('household_id, token')
            .eq('plan_id', plan_id)
            .order('created_at')
            .order('token')
            .range(from, from + MOST - 1)
            .abortSignal(signal),
        );
        for (const { household_id, token } of rows)
          if (!found.has(household_id)) found.set(household_id, token);
        if (rows.length < MOST) return found;
      }
    },
  });

/** Creates a link for each household. All editors can read the links. Earlier links keep working. */
export async function newInvitationLinks(
  plan_id: string,
  household_ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const tokens = new Map(household_ids.map((id) => [id, newToken()]));
  const rows = [...tokens].map(([household_id, token]) => ({ token, plan_id, household_id }));
  const { db } = await dataClient();
  for (let from = 0; from < rows.length; from += MOST)
    expectStored(await db.from('household_tokens').insert(rows.slice(from, from + MOST)));
  return tokens;
}

export async function revokeInvitationLinks(household_id: string): Promise<void> {
  const { db } = await dataClient();
  expectStored(await db.from('household_links').delete().eq('household_id', household_id));
}

/** Links that `renewLinks` would revoke. */
interface LinkHolders {
  /** Number of valid links of households (`links`) and of printed table codes (`codes`). */
  readonly links: number;
  readonly codes: number;
  /** Number of valid links that work without an account. */
  readonly shared: number;
  /** Names of the households that have a link. */
  readonly households: readonly string[];
}

export const linkHoldersQuery = (plan_id: string) =>
  queryOptions({
    queryKey: ['plan', plan_id, 'link-holders'],
    gcTime: 0,
    queryFn: async ({ signal }): Promise<LinkHolders> => {
      const { db } = await dataClient();
      return unwrap(await db.rpc('link_holders', { plan_id }).abortSignal(signal)) as unknown as LinkHolders;
    },
  });

/**
 * Revokes all links of the plan that editors could have copied. Creates new ones for the households that had
 * a link. Only the owner can do this. Not idempotent: a retry also replaces the new links.
 */
export async function renewLinks(plan_id: string): Promise<void> {
  const { db } = await dataClient();
  const ended: readonly string[] = unwrap(await db.rpc('end_links', { plan_id }));
  // The old links are revoked already. If new ones can't be created now, they are created when needed.
  if (ended.length > 0) await newInvitationLinks(plan_id, ended).catch(() => undefined);
}
