import { dataClient } from '@/lib/supabase';
import { hashOf, newToken } from './sync/link-token';
import { expectStored } from './sync/request';

/** So many links are stored in one request. */
const MOST = 500;

/**
 * A new link of each household: 128 random bits that only this device knows, of which the service keeps the hash. Links
 * that were made before go on working until they are revoked.
 */
export async function newInvitationLinks(
  plan_id: string,
  household_ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const tokens = new Map(household_ids.map((id) => [id, newToken()]));
  const rows = await Promise.all(
    [...tokens].map(async ([household_id, token]) => ({
      token_hash: await hashOf(token),
      plan_id,
      household_id,
    })),
  );
  const { db } = await dataClient();
  for (let from = 0; from < rows.length; from += MOST)
    expectStored(await db.from('household_links').insert(rows.slice(from, from + MOST)));
  return tokens;
}

/** Ends all links of a household. */
export async function revokeInvitationLinks(household_id: string): Promise<void> {
  const { db } = await dataClient();
  expectStored(await db.from('household_links').delete().eq('household_id', household_id));
}
