import { queryOptions } from '@tanstack/react-query';
import { backendUrl, publishableKey } from '@/lib/env';
import { RequestError } from '@/lib/errors';
import { withRetries } from '@/lib/retry';
import { authClient } from '@/lib/session/auth';
import { dataClient } from '@/lib/supabase';
import { timedFetch } from '@/lib/timed-fetch';
import { refuse } from './auth';
import { expectStored, unwrap } from './sync/request';

/** Data that members can read about a plan whose owner is deleting their account. */
export interface Departure {
  readonly plan_id: string;
  readonly plan_name: string;
  readonly owner_name: string;
  /** Time when the plan will be deleted, in ISO 8601. */
  readonly deletes_at: string;
  /** True if the reader can take the plan over. */
  readonly may_take: boolean;
}

export interface AccountState {
  /** True if another device has ended this session. */
  readonly ended: boolean;
  /** Time when the reader's account will be deleted, in ISO 8601. Null if no deletion was requested. */
  readonly deletes_at: string | null;
  readonly departures: readonly Departure[];
}

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

/** Returns true if the account's deletion was requested; false if it wasn't, or if that is unknown. */
export async function isLeaving(): Promise<boolean> {
  const { db } = await dataClient();
  const { data } = await db.rpc('account_state');
  return ((data ?? {}) as Partial<AccountState>).deletes_at != null;
}

/** Plans that will be deleted with the account, and plans that stay. Shown before the person confirms. */
export interface DeletionPreview {
  readonly plans: readonly {
    readonly id: string;
    readonly name: string;
    /** Names of the editors who can take the plan over. */
    readonly editors: readonly string[];
    readonly viewers: number;
  }[];
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
 * Requests the deletion of the account and returns its date. A separate sign-in checks the password. A retry
 * keeps the first date. @throws RequestError `current_password_invalid` for a wrong password.
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
 * Makes the reader the owner of a plan whose owner is deleting their account. @throws RequestError 404 if the
 * owner keeps the account or another member was faster, 402 `plan_limit_reached` or `guest_limit_reached`.
 */
export async function takeOver(plan_id: string): Promise<void> {
  const { db } = await dataClient();
  expectStored(await db.rpc('take_over', { plan_id }));
}

/**
 * Requests a new e-mail address for the account. It must be confirmed at both the old and the new address.
 */
export async function changeEmail(email: string): Promise<void> {
  const { auth } = await authClient();
  refuse((await auth.updateUser({ email }, { emailRedirectTo: `${window.location.origin}/` })).error);
}
