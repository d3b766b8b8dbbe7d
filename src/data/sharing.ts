import { queryOptions } from '@tanstack/react-query';
import type { MemberRole } from '@/domain/access';
import { dataClient } from '@/lib/supabase';
import { hashOf, newToken } from './sync/link-token';
import { expectStored, unwrap } from './sync/request';

/** A member of a plan, as the other members see them. */
export interface PlanPerson {
  readonly user_id: string;
  readonly full_name: string;
  readonly role: MemberRole;
}

/** An invite that nobody has followed yet. Its link is known to the device alone that made it. */
export interface PlanInvite {
  readonly id: string;
  readonly role: MemberRole;
  readonly expires_at: string;
}

export interface InviteOffer {
  readonly plan_id: string;
  readonly plan_name: string;
  readonly owner_name: string;
  readonly role: MemberRole;
  readonly is_member: boolean;
}

export const peopleQuery = (plan_id: string) =>
  queryOptions({
    queryKey: ['plan', plan_id, 'people'],
    queryFn: async ({ signal }): Promise<PlanPerson[]> => {
      const { db } = await dataClient();
      return unwrap(await db.rpc('plan_people', { plan_id }).abortSignal(signal));
    },
  });

/** Open invites of a plan, the newest first; its owner alone sees any. */
export const invitesQuery = (plan_id: string) =>
  queryOptions({
    queryKey: ['plan', plan_id, 'invites'],
    queryFn: async ({ signal }): Promise<PlanInvite[]> => {
      const { db } = await dataClient();
      return unwrap(
        await db
          .from('plan_invites')
          .select('id, role, expires_at')
          .eq('plan_id', plan_id)
          .is('used_by', null)
          .gt('expires_at', new Date().toISOString())
          .order('created_at', { ascending: false })
          .abortSignal(signal),
      );
    },
  });

export interface NewInvite {
  readonly id: string;
  readonly token: string;
}
export const newInvite = (): NewInvite => ({ id: crypto.randomUUID(), token: newToken() });

/**
 * Stores an invite. Asked again for one whose answer was lost, it changes nothing. @throws RequestError 402 where the
 * tier doesn't include it, or at twenty open ones.
 */
export async function makeInvite(
  plan_id: string,
  role: Exclude<MemberRole, 'owner'>,
  invite: NewInvite,
): Promise<void> {
  const { id, token } = invite;
  const { db } = await dataClient();
  const answer = await db.from('plan_invites').insert({ id, plan_id, token_hash: await hashOf(token), role });
  // Nobody else has this id: the row is the one that was asked for before.
  if (answer.error?.code !== '23505') expectStored(answer);
}

export async function takeInviteBack(id: string): Promise<void> {
  const { db } = await dataClient();
  expectStored(await db.from('plan_invites').delete().eq('id', id));
}

/** Takes a member out of a plan; oneself, to leave it. */
export async function removeMember(plan_id: string, user_id: string): Promise<void> {
  const { db } = await dataClient();
  expectStored(await db.from('plan_members').delete().eq('plan_id', plan_id).eq('user_id', user_id));
}

/** What an invite's link offers. @throws RequestError 404 for a link that doesn't work, whatever the reason. */
export const inviteQuery = (token: string) =>
  queryOptions({
    queryKey: ['plan-invite', token],
    gcTime: 0,
    queryFn: async ({ signal }): Promise<InviteOffer | undefined> => {
      const { db } = await dataClient();
      return unwrap(await db.rpc('read_invite', { token }).abortSignal(signal))[0];
    },
  });

/** Becomes a member by a link; asking again after a lost answer changes nothing. Gives the plan's id. */
export async function joinPlan(token: string): Promise<string> {
  const { db } = await dataClient();
  return unwrap(await db.rpc('join_plan', { token }));
}
