import type { Answers, Invitation } from '@/data/rsvp';

type GuestAnswers = NonNullable<Answers['guests']>[number];

/** Merges later answers into earlier ones; the later answer wins. */
export function joined(earlier: Answers | null, later: Answers): Answers {
  const guests = new Map((earlier?.guests ?? []).map((one) => [one.id, one]));
  for (const one of later.guests ?? []) {
    const before = guests.get(one.id);
    const replies = { ...before?.replies, ...one.replies };
    const answers = { ...before?.answers, ...one.answers };
    // `seen` contains each list as it was before the first of the joined edits.
    const seen = { ...one.seen, ...before?.seen };
    guests.set(one.id, {
      ...before,
      ...one,
      ...(Object.keys(replies).length > 0 ? { replies } : {}),
      ...(Object.keys(answers).length > 0 ? { answers } : {}),
      ...(Object.keys(seen).length > 0 ? { seen } : {}),
    });
  }
  const companions = new Map(
    [...(earlier?.companions ?? []), ...(later.companions ?? [])].map((one) => [one.id, one]),
  );
  const additions = new Map(
    [...(earlier?.additions ?? []), ...(later.additions ?? [])].map((one) => [one.id, one]),
  );
  return {
    ...earlier,
    ...later,
    ...(guests.size > 0 ? { guests: [...guests.values()] } : {}),
    ...(companions.size > 0 ? { companions: [...companions.values()] } : {}),
    ...(additions.size > 0 ? { additions: [...additions.values()] } : {}),
  };
}

export interface Piece {
  readonly answers: Answers;
  readonly guest?: string;
  readonly field: 'food' | 'reply' | 'answer' | 'companion' | 'addition' | 'message';
}

/**
 * Splits answers into the smallest pieces that can be stored, so that one refused piece doesn't block the
 * others.
 */
export function piecesOf({ guests = [], companions = [], additions = [], message }: Answers): Piece[] {
  const seenOf = (key: string, seen: GuestAnswers['seen']) => {
    const list: unknown = seen && Reflect.get(seen, key);
    return list === undefined ? {} : { seen: { [key]: list } };
  };
  const ofGuest = ({ id, replies, answers, seen, ...food }: GuestAnswers): Piece[] => [
    ...Object.entries(food).map(([key, value]) => ({
      guest: id,
      field: 'food' as const,
      answers: { guests: [{ id, [key]: value, ...seenOf(key, seen) }] },
    })),
    ...Object.entries(replies ?? {}).map(([part, reply]) => ({
      guest: id,
      field: 'reply' as const,
      answers: { guests: [{ id, replies: { [part]: reply } }] },
    })),
    ...Object.entries(answers ?? {}).map(([question, text]) => ({
      guest: id,
      field: 'answer' as const,
      answers: { guests: [{ id, answers: { [question]: text } }] },
    })),
  ];
  return [
    ...companions.map((one) => ({
      guest: one.host,
      field: 'companion' as const,
      answers: { companions: [one] },
    })),
    ...additions.map((one) => ({ field: 'addition' as const, answers: { additions: [one] } })),
    ...guests.flatMap(ofGuest),
    ...(message === undefined ? [] : [{ field: 'message' as const, answers: { message } }]),
  ];
}

/** Joins pieces into answers again. Returns null if there are none. */
export const joinedPieces = (pieces: readonly Piece[]): Answers | null =>
  pieces.length === 0 ? null : pieces.reduce<Answers>((all, { answers }) => joined(all, answers), {});

/**
 * Returns the companions in a stored answer who have no place, because the hosts gave these places to others.
 */
export const unplacedOf = ({ companions = [] }: Answers, { guests }: Pick<Invitation, 'guests'>): string[] =>
  companions
    .filter(({ id }) => !guests.some((guest) => guest.id === id))
    .map(({ name, last_name }) => `${name} ${last_name}`.trim());

/**
 * Returns the ids of guests, parts and questions that were answered but have since been deleted from the
 * invitation.
 */
export function removedOf(
  { guests: answered = [] }: Answers,
  { guests, parts, questions }: Partial<Invitation>,
): string[] {
  const missing = (ids: readonly string[], rows: readonly { readonly id: string }[] | undefined) =>
    rows ? ids.filter((id) => !rows.some((row) => row.id === id)) : [];
  const gone = missing(
    answered.map(({ id }) => id),
    guests,
  );
  const here = answered.filter(({ id }) => !gone.includes(id));
  return [
    ...gone,
    ...new Set([
      ...missing(
        here.flatMap(({ replies = {} }) => Object.keys(replies)),
        parts,
      ),
      ...missing(
        here.flatMap(({ answers = {} }) => Object.keys(answers)),
        questions,
      ),
    ]),
  ];
}
