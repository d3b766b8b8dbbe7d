import { queryOptions } from '@tanstack/react-query';
import { dataClient } from '@/lib/supabase';
import { newToken } from './sync/link-token';
import { expectStored, unwrap } from './sync/request';

/** Maximum tokens per request, for storing and reading. */
const MOST = 500;

/**
 * Reads the token of each household's link, of several the first, for editors. E-mailed and very old links
 * have none. Not stored on the device.
 */
export const linksQuery = (plan_id: string) =>
  queryOptions({
    queryKey: ['plan', plan_id, 'links'],
    // Another editor may have added links.
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

/** Creates a link for each household, readable by all editors. Earlier links keep working. */
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

/** Ends all links of a household. */
export async function revokeInvitationLinks(household_id: string): Promise<void> {
  const { db } = await dataClient();
  expectStored(await db.from('household_links').delete().eq('household_id', household_id));
}

/** Holders of the links that `renewLinks` would revoke. */
interface LinkHolders {
  /** Number of working links of households and codes of tables. */
  readonly links: number;
  readonly codes: number;
  /** Number of links without an account. */
  readonly shared: number;
  /** Names of the invited households that have a link. */
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
 * Revokes every link of the plan that an editor could have copied, and creates new ones for the households
 * that had one. Only the owner may. A repetition revokes and creates them again.
 */
export async function renewLinks(plan_id: string): Promise<void> {
  const { db } = await dataClient();
  const ended: readonly string[] = unwrap(await db.rpc('end_links', { plan_id }));
  // The old links are revoked already; a link that can't be created here is created on demand.
  if (ended.length > 0) await newInvitationLinks(plan_id, ended).catch(() => undefined);
}
