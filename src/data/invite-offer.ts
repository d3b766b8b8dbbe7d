import type { InvitedRole } from '@/domain/access';
import type { Language } from '@/lib/texts';
import { visitorCall } from './visitor-call';

/** What an invite's link shows without an account. */
export interface InviteOffer {
  readonly plan_name: string;
  readonly owner_name: string;
  readonly role: InvitedRole;
  readonly language: Language | null;
}

/** @throws RequestError 404 for a link that doesn't work, whatever the reason, 429 for too many. */
export const readInviteOffer = (token: string): Promise<InviteOffer> =>
  visitorCall<InviteOffer>('invite_offer', { token });
