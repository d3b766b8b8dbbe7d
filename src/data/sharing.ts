import { queryOptions } from '@tanstack/react-query';
import type { InvitedRole, MemberRole } from '@/domain/access';
import { RequestError } from '@/lib/errors';
import { currentLanguage } from '@/lib/i18n';
import { dataClient } from '@/lib/supabase';
import { hashOf, newToken } from './link-token';
import { expectStored, unwrap } from './sync/request';

export interface PlanPerson {
  readonly user_id: string;
  readonly full_name: string;
  readonly role: MemberRole;
  /** True if the owner has offered to hand the plan over to this member. */
  readonly offered: boolean;
}

/** An invite that nobody has used. Only the device that created it knows its link. */
export interface PlanInvite {
  readonly id: string;
  readonly role: MemberRole;
  readonly expires_at: string;
}

/** Details of an invite that a signed-in person sees when opening its link. */
interface MemberOffer {
  readonly plan_id: string;
  readonly plan_name: string;
  readonly owner_name: string;
  readonly role: InvitedRole;
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

/** Reads a plan's unused invites, newest first. Only the plan's owner receives any. */
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
 * Stores an invite. Idempotent, so it can be retried after a lost response. @throws RequestError 402
 * `sharing_not_included` if the owner's tier allows no further members, `invite_limit_reached` at twenty
 * unused invites.
 */
export async function makeInvite(plan_id: string, role: InvitedRole, invite: NewInvite): Promise<void> {
  const { id, token } = invite;
  const { db } = await dataClient();
  const answer = await db.from('plan_invites').insert({
    id,
    plan_id,
    token_hash: await hashOf(token),
    role,
    // Language of the page that the invite's link opens.
    language: currentLanguage(),
  });
  // A duplicate id means that an earlier request has already stored the row.
  if (answer.error?.code !== '23505') expectStored(answer);
}

export async function takeInviteBack(id: string): Promise<void> {
  const { db } = await dataClient();
  expectStored(await db.from('plan_invites').delete().eq('id', id));
}

/** Removes a member from a plan. People leave a plan by removing themselves. */
export async function removeMember(plan_id: string, user_id: string): Promise<void> {
  const { db } = await dataClient();
  expectStored(await db.from('plan_members').delete().eq('plan_id', plan_id).eq('user_id', user_id));
}

/**
 * Changes a member's role, or offers to hand the plan over to them. @throws RequestError 404 if the member
 * has left, 409 if the plan is offered to somebody else.
 */
export async function changeMember(
  plan_id: string,
  user_id: string,
  change: { readonly role: InvitedRole } | { readonly offered: boolean },
): Promise<void> {
  const { db } = await dataClient();
  const changed = unwrap(
    await db
      .from('plan_members')
      .update(change)
      .eq('plan_id', plan_id)
      .eq('user_id', user_id)
      .select('user_id'),
  );
  if (changed.length === 0) throw new RequestError('There is no such member', 404);
}

/**
 * Accepts or declines ownership of a plan offered to the reader. Idempotent, so it can be retried. @throws
 * RequestError 404 if the plan is no longer offered, 402 `plan_limit_reached` or `guest_limit_reached`.
 */
export async function answerHandover(plan_id: string, accepts: boolean): Promise<void> {
  const { db } = await dataClient();
  expectStored(await db.rpc('answer_handover', { plan_id, accepts }));
}

/** @throws RequestError 404 for any invalid link, whatever the reason. */
export const inviteQuery = (token: string) =>
  queryOptions({
    queryKey: ['plan-invite', token],
    gcTime: 0,
    queryFn: async ({ signal }): Promise<MemberOffer | undefined> => {
      const { db } = await dataClient();
      // The type excludes the role `owner`, because invites can't give it.
      return unwrap(await db.rpc('read_invite', { token }).abortSignal(signal))[0] as MemberOffer | undefined;
    },
  });

/**
 * Joins a plan by an invite's link and returns the plan's id. Idempotent, so it can be retried after a lost
 * response.
 */
export async function joinPlan(token: string): Promise<string> {
  const { db } = await dataClient();
  return unwrap(await db.rpc('join_plan', { token }));
}
