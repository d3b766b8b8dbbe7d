import type { Language } from '@/lib/texts';
import { callFunction } from './function-call';

/** What stands against a letter to a household, or why it didn't go out. */
export const HURDLES = [
  'past',
  'no-address',
  'left',
  'answered',
  'already',
  'links',
  'capped',
  'failed',
  'unsure',
  'unknown',
] as const;
export type Hurdle = (typeof HURDLES)[number];

/** A letter as it would be sent. */
export interface LetterPreview {
  readonly household_id: string;
  readonly kind: 'invitation' | 'reminder';
  readonly email: string | null;
  readonly language: Language;
  readonly hurdle: string | null;
  readonly subject: string;
  readonly text: string;
}

/** So many letters go out in one request. */
export const LETTERS_AT_ONCE = 25;

export const previewLetters = async (
  plan_id: string,
  households: readonly string[],
): Promise<readonly LetterPreview[]> => {
  const { letters } = await callFunction<{ letters: LetterPreview[] }>('invitations', {
    action: 'preview',
    plan_id,
    households,
  });
  return letters;
};

/**
 * Writes to households, at most `LETTERS_AT_ONCE`; answers whom it didn't reach, and why. `again` where a letter may
 * have left already.
 */
export async function sendLetters(
  plan_id: string,
  households: readonly string[],
  again = false,
): Promise<ReadonlyMap<string, Hurdle>> {
  const { letters } = await callFunction<{ letters: { household_id: string; hurdle: string | null }[] }>(
    'invitations',
    { action: 'send', plan_id, households, again },
  );
  const hurdles = new Map(letters.map(({ household_id, hurdle }) => [household_id, hurdle]));
  return new Map(
    households.flatMap((id): [string, Hurdle][] => {
      const hurdle = hurdles.get(id);
      if (hurdle === null) return [];
      return [[id, HURDLES.find((one) => one === hurdle) ?? 'unknown']];
    }),
  );
}

/** A guest wants no more e-mails about an event. @throws RequestError 404 for a link that is not ours. */
export const leaveInvitations = (token: string): Promise<void> =>
  callFunction('invitations', { action: 'leave', token });
