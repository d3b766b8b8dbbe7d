import type { InvitedRole } from '@/domain/access';
import type { Language } from '@/lib/texts';
import { visitorCall } from './visitor-call';

/** Data that anybody can read about an invite by its link, without an account. */
export interface InviteOffer {
  readonly plan_name: string;
  readonly owner_name: string;
  readonly role: InvitedRole;
  readonly language: Language | null;
}

/**
 * Reads an invite by its link. @throws RequestError 404 for an invalid link, whatever the reason, 429 after
 * too many requests.
 */
export const readInviteOffer = (token: string): Promise<InviteOffer> =>
  visitorCall<InviteOffer>('invite_offer', { token });
