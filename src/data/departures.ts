import { queryOptions } from '@tanstack/react-query';
import { backendUrl, publishableKey } from '@/lib/env';
import { RequestError } from '@/lib/errors';
import { withRetries } from '@/lib/retry';
import { authClient } from '@/lib/session/auth';
import { dataClient } from '@/lib/supabase';
import { timedFetch } from '@/lib/timed-fetch';
import { refuse } from './auth';
import { expectStored, unwrap } from './sync/request';

/** A plan of somebody who is leaving, as its members are told. */
export interface Departure {
  readonly plan_id: string;
  readonly plan_name: string;
  readonly owner_name: string;
  /** An ISO timestamp. */
  readonly deletes_at: string;
  /** Whether the reader may become its owner. */
  readonly may_take: boolean;
}

export interface AccountState {
  /** This session was ended from another device. */
  readonly ended: boolean;
  /** When the reader's own account goes, an ISO timestamp; null where nobody has asked for that. */
  readonly deletes_at: string | null;
  readonly departures: readonly Departure[];
}

/** What every page tells the reader about accounts. */
export const accountStateQuery = (userId: string) =>
  queryOptions({
    queryKey: ['account-state', userId],
    staleTime: 0,
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }): Promise<AccountState> => {
      const { db } = await dataClient();
      return unwrap(await db.rpc('account_state').abortSignal(signal)) as unknown as AccountState;
    },
  });

/** Whether the account waits to be deleted; where nobody can tell, it doesn't. */
export async function isLeaving(): Promise<boolean> {
  const { db } = await dataClient();
  const { data } = await db.rpc('account_state');
  return ((data ?? {}) as Partial<AccountState>).deletes_at != null;
}

/** What goes with the account and what stays, before anything is confirmed. */
export interface DeletionPreview {
  readonly plans: readonly {
    readonly id: string;
    readonly name: string;
    /** Who may take the plan over, by name. */
    readonly editors: readonly string[];
    readonly viewers: number;
  }[];
  /** How many plans of others the reader is in. */
  readonly shared: number;
}

export const deletionPreviewQuery = (userId: string) =>
  queryOptions({
    queryKey: ['deletion-preview', userId],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<DeletionPreview> => {
      const { db } = await dataClient();
      return unwrap(await db.rpc('deletion_preview').abortSignal(signal)) as unknown as DeletionPreview;
    },
  });

/**
 * Asks for the deletion of the account, by a sign-in of its own that proves the password; gives when it goes. Asked again after
 * a lost answer, it stays with the first. @throws RequestError `current_password_invalid` for a wrong password.
 */
export async function requestDeletion(email: string, password: string): Promise<string> {
  const client = (await authClient()).linkClient();
  return withRetries(async () => {
    const { data, error } = await client.signInWithPassword({ email, password });
    if (error?.code === 'invalid_credentials')
      throw new RequestError(error.message, error.status ?? 400, 'current_password_invalid');
    refuse(error);
    const token = data.session?.access_token ?? '';
    try {
      const answer = await timedFetch(`${backendUrl()}/rest/v1/rpc/request_deletion`, {
        method: 'POST',
        headers: {
          apikey: publishableKey(),
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
        },
        body: '{}',
      });
      const body: unknown = await answer.json().catch(() => null);
      if (answer.ok) return body as string;
      const { message = '' } = (body ?? {}) as { message?: string };
      throw new RequestError('The deletion was not taken', answer.status, message);
    } finally {
      void client.admin.signOut(token, 'local').catch(() => undefined);
    }
  });
}

export async function keepAccount(): Promise<void> {
  const { db } = await dataClient();
  expectStored(await db.rpc('keep_account'));
}

/**
 * Makes the reader the owner of a plan whose owner is leaving. @throws RequestError 404 where they leave no more or somebody was
 * first, 402 `plan_limit_reached` or `guest_limit_reached`.
 */
export async function takeOver(plan_id: string): Promise<void> {
  const { db } = await dataClient();
  expectStored(await db.rpc('take_over', { plan_id }));
}

/** Asks for another address of the account: it changes once it is confirmed at the old one and at the new one. */
export async function changeEmail(email: string): Promise<void> {
  const { auth } = await authClient();
  refuse((await auth.updateUser({ email }, { emailRedirectTo: `${window.location.origin}/` })).error);
}
