import type { Answers, Invitation, InvitedGuest, InvitedPart } from '@/data/rsvp';
import type { Addition } from '@/domain/guests/guest';
import { isGivenName } from '@/domain/guests/names';
import { replyText } from '@/domain/guests/replies';
import { formatList } from '@/lib/format';
import type { Language } from '@/lib/texts';
import type { Translate } from '@/lib/translation';
import type { Piece } from './pieces';

export function withAnswers(guest: InvitedGuest, answers: Answers | null) {
  const own = answers?.guests?.find(({ id }) => id === guest.id);
  const stored = Object.fromEntries(
    // A pending request to the hosts is shown instead of the stored reply.
    Object.entries({ ...guest.replies, ...guest.requests }).map(([part, reply]) => [part, replyText(reply)]),
  );
  return {
    ...guest,
    allergens: own?.allergens ?? guest.allergens,
    diets: own?.diets ?? guest.diets,
    dietary_notes: own?.dietary_notes === undefined ? guest.dietary_notes : own.dietary_notes,
    said: { ...guest.answers, ...own?.answers } as Readonly<Record<string, string | undefined>>,
    /** Replies by part id: a status, or a status with a count, such as `accepted:2`. */
    answers: { ...stored, ...own?.replies } as Readonly<Record<string, string | undefined>>,
  };
}
export type AnsweringGuest = ReturnType<typeof withAnswers>;

/**
 * Returns the children whom a household wants to bring, including requests and withdrawals that aren't sent
 * yet.
 */
export function askedFor(
  { additions = {}, guests }: Pick<Invitation, 'additions' | 'guests'>,
  pending: Answers | null,
): (Addition & { readonly id: string })[] {
  const asked = new Map(Object.entries(additions));
  for (const { id, name, last_name, age } of pending?.additions ?? []) {
    if (name === undefined || last_name === undefined || age === undefined) asked.delete(id);
    else if (!asked.has(id)) asked.set(id, { name, last_name, age });
  }
  return [...asked]
    .filter(([id]) => !guests.some((guest) => guest.id === id))
    .map(([id, addition]) => ({ ...addition, id }));
}

/**
 * Returns the first part that is open for replies and lacks somebody's reply. Returns null if everybody has
 * replied.
 */
export const unansweredPart = <P extends Pick<InvitedPart, 'id' | 'open'>>(
  parts: readonly P[],
  guests: readonly Pick<AnsweringGuest, 'answers'>[],
): P | null =>
  parts.find(({ id, open }) => open && guests.some(({ answers }) => (answers[id] ?? '') === '')) ?? null;

/** Lists the refused answers as text, without repeats. */
export const heldText = (
  held: readonly Pick<Piece, 'guest' | 'field'>[],
  guests: Invitation['guests'],
  t: Translate<'rsvp'>,
  language: Language,
): string =>
  formatList(
    [
      ...new Set(
        held.map(({ guest, field }) => {
          const name = guests.find(({ id }) => id === guest)?.name ?? '';
          return field === 'companion' && !isGivenName(name)
            ? t('saving.field.others')
            : t(`saving.field.${field}`, { name });
        }),
      ),
    ],
    language,
  );

/**
 * Returns the list that an edit of a guest changes, as it was stored before the edit. An edit changes either
 * the diets or the allergens.
 */
export function seenIn(
  { guests }: Invitation,
  id: string,
  change: Partial<Pick<AnsweringGuest, 'diets' | 'allergens'>>,
): { seen?: Partial<Pick<InvitedGuest, 'allergens' | 'diets'>> } {
  const known = guests.find((one) => one.id === id);
  if (!known || !('allergens' in change || 'diets' in change)) return {};
  const { allergens, diets } = known;
  return { seen: 'allergens' in change ? { allergens } : { diets } };
}
