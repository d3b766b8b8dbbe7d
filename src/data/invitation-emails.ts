import type { ShownBrand } from '@/domain/brand/brand';
import type { Language } from '@/lib/texts';
import { callFunction } from './sync/function-call';

/** Reasons why an e-mail to a household has failed or can't be sent. */
const HURDLES = [
  'past',
  'leaving',
  'no-address',
  'left',
  'second-list',
  'answered',
  'already',
  'links',
  'capped',
  'failed',
  'unsure',
  'unknown',
] as const;
export type Hurdle = (typeof HURDLES)[number];

interface EmailPreview {
  readonly household_id: string;
  readonly kind: 'invitation' | 'reminder' | 'moved' | 'renewed';
  readonly email: string | null;
  readonly language: Language;
  readonly hurdle: string | null;
  readonly subject: string;
  readonly text: string;
}

/** E-mails per request. The service reports the progress after each request. */
export const EMAILS_AT_ONCE = 10;

export const previewEmails = async (
  plan_id: string,
  households: readonly string[],
): Promise<readonly EmailPreview[]> => {
  const { emails } = await callFunction<{ emails: EmailPreview[] }>('invitations', {
    action: 'preview',
    plan_id,
    households,
  });
  return emails;
};

interface Sending {
  /** Households that weren't reached, with the reason. */
  readonly missed: ReadonlyMap<string, Hurdle>;
  /** Households to try again after `wait` seconds, because the mail service limits the e-mails per second. */
  readonly later: readonly string[];
  readonly wait: number;
}

/**
 * Sends e-mails to at most `EMAILS_AT_ONCE` households. `again` is true for a retry, when an e-mail may have
 * been sent already.
 */
export async function sendEmails(
  plan_id: string,
  households: readonly string[],
  again = false,
): Promise<Sending> {
  const { emails, wait } = await callFunction<{
    emails: { household_id: string; hurdle: string | null }[];
    wait: number | null;
  }>('invitations', { action: 'send', plan_id, households, again });
  const hurdles = new Map(emails.map(({ household_id, hurdle }) => [household_id, hurdle]));
  const missed = new Map(
    households.flatMap((id): [string, Hurdle][] => {
      const hurdle = hurdles.get(id);
      if (hurdle === null || hurdle === 'later') return [];
      return [[id, HURDLES.find((one) => one === hurdle) ?? 'unknown']];
    }),
  );
  return { missed, later: households.filter((id) => hurdles.get(id) === 'later'), wait: wait ?? 0 };
}

/** Reads the brand of the e-mail that contains this link. Null means our own brand. */
export const brandOfEmail = async (token: string): Promise<ShownBrand | null> =>
  (await callFunction<{ brand: ShownBrand | null }>('invitations', { action: 'brand', token })).brand;

/** Unsubscribes a guest from e-mails about an event. @throws RequestError 404 for an unknown link. */
export const leaveInvitations = (token: string): Promise<void> =>
  callFunction('invitations', { action: 'leave', token });
