import { addressState, optional } from '@/lib/list-state';

export const SHOWS = ['moved', 'renewed', 'unsent', 'silent', 'all'] as const;
export type Show = (typeof SHOWS)[number];

interface InvitationsAddress {
  /** The filter of the households; null means the first one that shows any. */
  readonly show: Show | null;
  /** The open sheet: the words of the invitations, emails, or the parts of the event. */
  readonly sheet: 'words' | 'emails' | 'parts' | null;
}

export const invitationsAddress = addressState<InvitationsAddress>({
  show: optional(SHOWS),
  sheet: optional(['words', 'emails', 'parts'] as const),
});

/** State of the page that is part of the URL, and its setter. */
export interface AtInvitations {
  readonly at: InvitationsAddress;
  readonly onGo: (change: Partial<InvitationsAddress>) => void;
}
