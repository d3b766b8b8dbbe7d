import { fold } from '../fold';
import { fullName, type Guest } from './guest';

/** Fields for which a merge must choose one of the two values. */
const MERGED = {
  name: true,
  last_name: true,
  household_id: true,
  phone_number: true,
  email: true,
  age_group: true,
  age: true,
  party_size: true,
  address: true,
  side: true,
  travels_from: true,
  dietary_notes: true,
  company: true,
  job_title: true,
  badge_name: true,
  notes: true,
} satisfies { [field in keyof Guest]?: true };
export type MergedField = keyof typeof MERGED;
export const MERGED_FIELDS = Object.keys(MERGED) as readonly MergedField[];

/** Reasons why two rows might be the same person, most certain first. */
type DuplicateReason = 'email' | 'phone' | 'name';
export interface Duplicate {
  readonly one: Guest;
  readonly two: Guest;
  readonly reason: DuplicateReason;
}

type Named = Pick<Guest, 'name' | 'last_name'>;

const words = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
/** Returns the last nine digits of a phone number, which are the same with and without the country code. */
const digits = (phone: string | null): string => phone?.replace(/\D/g, '').slice(-9) ?? '';

/** Returns given names and first last name, because some people write only one of two last names. */
export const likelyName = ({ name, last_name }: Named): string =>
  `${words(name).join(' ')}|${words(last_name).find((one) => one.length > 3) ?? words(last_name)[0] ?? ''}`;

/** Returns true if one of two last names is the start of the other, such as Núñez and Núñez Gil. */
export function sharesLastName(one: Named, two: Named): boolean {
  const [a, b] = [words(one.last_name), words(two.last_name)];
  return a.every((word, i) => b[i] === undefined || b[i] === word);
}

/**
 * Returns pairs of rows that might be the same person. They have the same name, or the same given name with
 * the same phone or e-mail address. A phone alone isn't enough, because couples share one.
 */
export function findDuplicates(guests: readonly Guest[]): Duplicate[] {
  const found = new Map<string, Duplicate>();
  const look = (
    reason: DuplicateReason,
    keyOf: (guest: Guest) => string,
    alike: (one: Guest, two: Guest) => boolean = () => true,
  ) => {
    const groups = new Map<string, Guest[]>();
    for (const guest of guests) {
      const key = keyOf(guest);
      if (key === '') continue;
      const group = groups.get(key);
      if (!group) {
        groups.set(key, [guest]);
        continue;
      }
      for (const one of group) {
        if (!alike(one, guest)) continue;
        const pair = one.id < guest.id ? `${one.id} ${guest.id}` : `${guest.id} ${one.id}`;
        if (!found.has(pair)) found.set(pair, { one, two: guest, reason });
      }
      group.push(guest);
    }
  };
  /** People can share an e-mail address or a phone, so the given name must match too. */
  const given = (key: string, { name }: Guest) => (key === '' ? '' : `${key} ${words(name)[0] ?? ''}`);
  look('email', (guest) => given(guest.email?.toLowerCase() ?? '', guest));
  look('phone', (guest) => given(digits(guest.phone_number), guest));
  look('name', likelyName, sharesLastName);
  return [...found.values()];
}

/**
 * Merges two guests. `theirs` names the fields for which the second guest's value is kept. Lists and replies
 * are joined. If both guests replied for one part, the first guest's reply is kept.
 */
export function mergeGuests(one: Guest, two: Guest, theirs: ReadonlySet<MergedField>): Guest {
  const chosen = Object.fromEntries(
    [...theirs].map((field) => [field, two[field]] satisfies [MergedField, unknown]),
  );
  return {
    ...one,
    ...chosen,
    tags: [...new Set([...one.tags, ...two.tags])].slice(0, 10),
    allergens: [...new Set([...one.allergens, ...two.allergens])],
    diets: [...new Set([...one.diets, ...two.diets])],
    replies: { ...two.replies, ...one.replies },
    requests: { ...two.requests, ...one.requests },
    answers: { ...two.answers, ...one.answers },
    own_values: { ...two.own_values, ...one.own_values },
  };
}

/** Returns the fields that differ, and those for which the second guest's value is the better choice. */
export function duplicateChoices(one: Guest, two: Guest) {
  const differing = MERGED_FIELDS.filter((field) => (one[field] ?? null) !== (two[field] ?? null));
  const theirs = new Set(
    differing.filter(
      (field) =>
        (one[field] === null && two[field] !== null) ||
        // The longer name has more information, and a larger party was entered on purpose.
        (field === 'last_name' && two.last_name.length > one.last_name.length) ||
        (field === 'party_size' && two.party_size > one.party_size),
    ),
  );
  return { differing, theirs };
}

export const pairName = ({ one, two }: Duplicate): string =>
  fullName(one) === fullName(two) ? fullName(one) : `${fullName(one)} / ${fullName(two)}`;
