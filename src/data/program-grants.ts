import { queryOptions } from '@tanstack/react-query';
import { EMBEDDED } from '@/lib/env';
import { isTransient } from '@/lib/errors';
import { renewedToken } from '@/lib/session/access-token';
import { authClient } from '@/lib/session/auth';
import { tokenClaims } from '@/lib/session/token-claims';
import { refuse } from './auth';

/**
 * A program that the person has admitted by signing in (OAuth), if the sign-in service offers that; the
 * embedded one doesn't.
 */
interface ProgramGrant {
  readonly id: string;
  readonly name: string;
  /** Time when access was granted, an ISO timestamp. */
  readonly granted_at: string;
}

/** A program's request for access. */
interface ProgramRequest {
  readonly id: string;
  readonly name: string;
  /** Host of the redirect; the program's name is its own choice. */
  readonly host: string;
}

export const programGrantsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['program-grants', userId],
    staleTime: 0,
    queryFn: async (): Promise<ProgramGrant[]> => {
      if (EMBEDDED) return [];
      const { auth } = await authClient();
      const { data, error } = await auth.oauth.listGrants();
      // The project doesn't offer OAuth.
      if (error && !isTransient(error)) return [];
      refuse(error);
      return (data ?? []).map(({ client, granted_at }) => ({ id: client.id, name: client.name, granted_at }));
    },
  });

export async function endGrant(clientId: string): Promise<void> {
  const { auth } = await authClient();
  const { error } = await auth.oauth.revokeGrant({ clientId });
  refuse(error);
}

const hostOf = (address: string): string => {
  try {
    const { host, protocol } = new URL(address);
    return host || protocol;
  } catch {
    return address;
  }
};

/**
 * Returns true if the project’s hook limits programs’ tokens: it marks each new token, the reader’s own too. Without it a program
 * would get all rights of its person.
 */
const areProgramsLimited = async (): Promise<boolean> =>
  tokenClaims(await renewedToken()).programs_limited === true;

/** Reads the program's request, or the redirect address if access was granted before. */
export const programRequestQuery = (id: string) =>
  queryOptions({
    queryKey: ['program-request', id],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async (): Promise<ProgramRequest | { readonly goOn: string } | { readonly unlimited: true }> => {
      const { auth } = await authClient();
      const { data, error } = await auth.oauth.getAuthorizationDetails(id);
      refuse(error);
      if (!(await areProgramsLimited())) return { unlimited: true };
      if (data && 'redirect_url' in data) return { goOn: data.redirect_url };
      return { id, name: data?.client.name ?? '', host: hostOf(data?.redirect_uri ?? '') };
    },
  });

/** Answers the program; returns its redirect address. */
export async function answerProgram(id: string, allowed: boolean): Promise<string> {
  const { auth } = await authClient();
  const options = { skipBrowserRedirect: true };
  const { data, error } = allowed
    ? await auth.oauth.approveAuthorization(id, options)
    : await auth.oauth.denyAuthorization(id, options);
  refuse(error);
  return data?.redirect_url ?? '';
}
