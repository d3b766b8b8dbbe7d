import type { InvitedRole } from '@/domain/access';
import { backendUrl, publishableKey } from '@/lib/env';
import { RequestError } from '@/lib/errors';
import type { Language } from '@/lib/texts';
import { timedFetch } from '@/lib/timed-fetch';

/** What an invite's link tells somebody without an account. */
export interface InviteOffer {
  readonly plan_name: string;
  readonly owner_name: string;
  readonly role: InvitedRole;
  readonly language: Language | null;
}

/**
 * A plain request: a visitor needs no client for it. @throws RequestError 404 for a link that doesn't work, whatever the
 * reason, 429 for too many.
 */
export async function readInviteOffer(token: string): Promise<InviteOffer> {
  const answer = await timedFetch(`${backendUrl()}/rest/v1/rpc/invite_offer`, {
    method: 'POST',
    headers: { apikey: publishableKey(), 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  }).catch((error: unknown) => {
    throw new RequestError(String(error), 0);
  });
  if (!answer.ok) throw new RequestError('The offer was not read', answer.status);
  const offer = (await answer.json()) as InviteOffer | { readonly capped: true } | null;
  if (!offer) throw new RequestError('This link does not work', 404);
  if ('capped' in offer) throw new RequestError('Too many requests', 429);
  return offer;
}
