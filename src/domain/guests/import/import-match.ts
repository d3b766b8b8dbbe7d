import { fold } from '../../fold';
import { likelyName, sharesLastName } from '../duplicates';
import type { Guest, Household } from '../guest';
import type { GuestForm } from '../schema';
import type { ImportValues } from './import-values';

/** An existing guest that a row might match, and whether the match is certain. */
interface ImportMatch {
  readonly guest: Guest;
  readonly sure: boolean;
}

interface Matched {
  readonly guests: readonly Guest[];
  readonly households: ReadonlyMap<string, Household>;
}

export const nameKey = (name: string, last_name: string): string =>
  fold(`${name} ${last_name}`).replace(/\s+/gu, ' ').trim();
const WEIGHTS: { readonly [field: string]: number } = { email: 4, phone_number: 4, household: 2 };
const comparable = (field: string, value: unknown): unknown =>
  typeof value === 'string' && (field === 'household' || field === 'email') ? fold(value) : value;

/**
 * Returns true if the guest already has the row's value. Replies and answers missing in the row aren't
 * compared.
 */
const agrees = (field: string, given: unknown, own: unknown): boolean =>
  typeof given === 'object' && given !== null && !Array.isArray(given)
    ? Object.entries(given).every(([key, value]) => Reflect.get(Object(own), key) === value)
    : JSON.stringify(comparable(field, given)) === JSON.stringify(comparable(field, own));

/** Returns true if a form field isn't empty. The value can be a text, a list, or answers by id. */
const isSaid = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

function groupBy<K>(guests: readonly Guest[], keyOf: (guest: Guest) => K): ReadonlyMap<K, readonly Guest[]> {
  const groups = new Map<K, Guest[]>();
  for (const guest of guests) {
    const key = keyOf(guest);
    const group = groups.get(key);
    if (group) group.push(guest);
    else groups.set(key, [guest]);
  }
  return groups;
}

/**
 * Matches rows to existing guests by name first, and then by phone, email or a similar name. Each guest is
 * matched at most once. Among guests with the same name, the guest with the most fields in common wins. So
 * importing a list again finds the same guests. A match is uncertain if two guests fit equally well, or if
 * phone or email belongs to a different guest.
 */
export function matchRows(
  rows: readonly ImportValues[],
  { guests, households }: Matched,
  formOf: (guest: Guest, household: string) => GuestForm,
  readPhone: (text: string) => string | null,
): (ImportMatch | null)[] {
  const taken = new Set<string>();
  const byName = groupBy(guests, (guest) => nameKey(guest.name, guest.last_name));
  const weigh = (form: Partial<GuestForm>, guest: Guest) => {
    const own = formOf(guest, households.get(guest.household_id ?? '')?.name ?? '');
    let score = 0;
    let differing = 0;
    let [known, another] = [false, false];
    for (const [field, given] of Object.entries(form)) {
      const said = field === 'phone_number' ? (readPhone(String(given)) ?? given) : given;
      const stands = own[field as keyof GuestForm];
      if (agrees(field, said, stands)) {
        score += WEIGHTS[field] ?? 1;
        known ||= field in WEIGHTS;
      } else {
        differing += 1;
        another ||= (field === 'email' || field === 'phone_number') && stands !== '';
      }
    }
    const unsaid = Object.entries(own).filter(([field, value]) => !(field in form) && isSaid(value)).length;
    return { guest, score, differing, unsaid, contradicts: another && !known };
  };
  const found = rows.map(({ form }): ImportMatch | null => {
    const free = byName
      .get(nameKey(form.name ?? '', form.last_name ?? ''))
      ?.filter(({ id }) => !taken.has(id));
    if (!free || free.length === 0) return null;
    const [best, next] = free
      .map((guest) => weigh(form, guest))
      .sort((a, b) => b.score - a.score || a.unsaid - b.unsaid || (a.guest.id < b.guest.id ? -1 : 1));
    if (!best) return null;
    taken.add(best.guest.id);
    const tied = next?.score === best.score && best.differing > 0;
    return { guest: best.guest, sure: !tied && !best.contradicts };
  });

  const left = guests.filter(({ id }) => !taken.has(id));
  const likely = groupBy(left, likelyName);
  const byEmail = groupBy(left, ({ email }) => email?.toLowerCase());
  const byPhone = groupBy(left, ({ phone_number }) => phone_number);
  return rows.map(({ form }, i) => {
    const sure = found[i];
    if (sure) return sure;
    const named = { name: form.name ?? '', last_name: form.last_name ?? '' };
    const phone = form.phone_number ? readPhone(form.phone_number) : null;
    const first = (name: string) => fold(name).split(' ')[0];
    const alike = (guest: Guest) => first(guest.name) === first(named.name) || sharesLastName(guest, named);
    const guest = [
      ...((form.email && byEmail.get(form.email.toLowerCase())?.filter(alike)) || []),
      ...((phone && byPhone.get(phone)?.filter(alike)) || []),
      ...(likely.get(likelyName(named))?.filter((one) => sharesLastName(one, named)) ?? []),
    ].find(({ id }) => !taken.has(id));
    if (!guest) return null;
    taken.add(guest.id);
    return { guest, sure: false };
  });
}
