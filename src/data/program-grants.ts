import { queryOptions } from '@tanstack/react-query';
import { EMBEDDED } from '@/lib/env';
import { isTransient } from '@/lib/errors';
import { renewedToken } from '@/lib/session/access-token';
import { authClient } from '@/lib/session/auth';
import { tokenClaims } from '@/lib/session/token-claims';
import { refuse } from './auth';

/** A program to which the person has given access (OAuth). The embedded backend doesn't support this. */
interface ProgramGrant {
  readonly id: string;
  readonly name: string;
  /** Time when access was granted, in ISO 8601. */
  readonly granted_at: string;
}

interface ProgramRequest {
  readonly id: string;
  readonly name: string;
  /**
   * Host that the program redirects to. The program's name can't be trusted, because the program chooses it.
   */
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
      // Any other error means that the project doesn't offer OAuth.
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
 * Returns true if the project's auth hook restricts the tokens of programs. The hook marks every new token,
 * including the reader's own. Without the hook, a program would get all rights of the person.
 */
const areProgramsLimited = async (): Promise<boolean> =>
  tokenClaims(await renewedToken()).programs_limited === true;

/** Reads the program's request. If access was granted before, reads the address to redirect to instead. */
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

/** Grants or refuses the program's request. Returns the address to redirect to. */
export async function answerProgram(id: string, allowed: boolean): Promise<string> {
  const { auth } = await authClient();
  const options = { skipBrowserRedirect: true };
  const { data, error } = allowed
    ? await auth.oauth.approveAuthorization(id, options)
    : await auth.oauth.denyAuthorization(id, options);
  refuse(error);
  return data?.redirect_url ?? '';
}
