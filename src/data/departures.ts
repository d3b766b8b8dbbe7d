import { queryOptions } from '@tanstack/react-query';
import { backendUrl, publishableKey } from '@/lib/env';
import { RequestError } from '@/lib/errors';
import { withRetries } from '@/lib/retry';
import { authClient } from '@/lib/session/auth';
import { dataClient } from '@/lib/supabase';
import { timedFetch } from '@/lib/timed-fetch';
import { refuse } from './auth';
import { expectStored, unwrap } from './sync/request';

/** A plan whose owner is leaving, as its members see it. */
export interface Departure {
  readonly plan_id: string;
  readonly plan_name: string;
  readonly owner_name: string;
  /** Time when the plan is deleted, an ISO timestamp. */
  readonly deletes_at: string;
  /** True if the reader may become the plan's owner. */
  readonly may_take: boolean;
}

export interface AccountState {
  /** True if this session was ended from another device. */
  readonly ended: boolean;
  /** Time when the reader's account is deleted, an ISO timestamp; null without a request. */
  readonly deletes_at: string | null;
  readonly departures: readonly Departure[];
}

/** Reads the account's state for the notices on every page. */
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

/** Returns true if the account waits for deletion; false if that is unknown. */
export async function isLeaving(): Promise<boolean> {
  const { db } = await dataClient();
  const { data } = await db.rpc('account_state');
  return ((data ?? {}) as Partial<AccountState>).deletes_at != null;
}

/** The data that is deleted with the account and the data that stays, shown before confirmation. */
export interface DeletionPreview {
  readonly plans: readonly {
    readonly id: string;
    readonly name: string;
    /** Names of the editors who may take the plan over. */
    readonly editors: readonly string[];
    readonly viewers: number;
  }[];
  /** Number of others' plans that the reader is a member of. */
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
 * Requests the deletion of the account, with a separate sign-in that proves the password; returns the date.
 * Repeating it after a lost response keeps the first date. @throws RequestError `current_password_invalid` for
 * a wrong password.
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
 * Makes the reader the owner of a plan whose owner is leaving. @throws RequestError 404 if they no longer
 * leave or somebody was first, 402 `plan_limit_reached` or `guest_limit_reached`.
 */
export async function takeOver(plan_id: string): Promise<void> {
  const { db } = await dataClient();
  expectStored(await db.rpc('take_over', { plan_id }));
}

/** Requests another address of the account: it changes once confirmed at both the old and the new one. */
export async function changeEmail(email: string): Promise<void> {
  const { auth } = await authClient();
  refuse((await auth.updateUser({ email }, { emailRedirectTo: `${window.location.origin}/` })).error);
}
