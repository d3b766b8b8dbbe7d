import type { InvitedRole } from '@/domain/access';
import type { Language } from '@/lib/texts';
import { visitorCall } from './visitor-call';

/** The public data of an invite's link, readable without an account. */
export interface InviteOffer {
  readonly plan_name: string;
  readonly owner_name: string;
  readonly role: InvitedRole;
  readonly language: Language | null;
}

/**
 * Reads an invite's public data. @throws RequestError 404 for an invalid link, whatever the reason, 429 for
 * too many.
 */
export const readInviteOffer = (token: string): Promise<InviteOffer> =>
  visitorCall<InviteOffer>('invite_offer', { token });
