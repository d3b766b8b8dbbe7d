import { queryOptions } from '@tanstack/react-query';
import { dataClient } from '@/lib/supabase';
import { newToken } from './sync/link-token';
import { expectStored, unwrap } from './sync/request';

/** Maximum tokens per request, for storing and reading. */
const MOST = 500;

/**
 * The token of each household's link, for whoever may edit the plan; of several the first. Links from before tokens were
 * kept, and those in e-mails, have none. Not kept on the device.
 */
export const linksQuery = (plan_id: string) =>
  queryOptions({
    queryKey: ['plan', plan_id, 'links'],
    // Another editor may have added some.
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

/** A new link for each household, readable by all editors. Earlier links keep working. */
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
  /** Links of households, and codes of tables, that work. */
  readonly links: number;
  readonly codes: number;
  /** Links without an account. */
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
 * Ends every link that an editor of the plan could have copied, and makes new ones for the households that had one; new
 * codes of tables are made where they are printed. For its owner. Repeated, it ends and makes them once more.
 */
export async function renewLinks(plan_id: string): Promise<void> {
  const { db } = await dataClient();
  const ended: readonly string[] = unwrap(await db.rpc('end_links', { plan_id }));
  // The old ones have ended by now: what can't be made here is made where it is wanted.
  if (ended.length > 0) await newInvitationLinks(plan_id, ended).catch(() => undefined);
}
