import type { Guest } from '../guest';
import { readReply, replyText } from '../replies';
import type { GuestForm, GuestWritten } from '../schema';

export const EMPTY_FORM: GuestForm = {
  name: '',
  last_name: '',
  household: '',
  email: '',
  phone_number: '',
  age_group: 'adult',
  age: '',
  party_size: '1',
  address: '',
  notes: '',
  side: 'open',
  tags: '',
  travels_from: 'open',
  allergens: [],
  diets: [],
  dietary_notes: '',
  company: '',
  job_title: '',
  badge_name: '',
  own_values: {},
  replies: {},
  answers: {},
};

export const formOf = (guest: Guest, household: string): GuestForm => ({
  name: guest.name,
  last_name: guest.last_name,
  household,
  email: guest.email ?? '',
  phone_number: guest.phone_number ?? '',
  age_group: guest.age_group,
  age: String(guest.age ?? ''),
  party_size: String(guest.party_size),
  address: guest.address ?? '',
  notes: guest.notes ?? '',
  side: guest.side ?? 'open',
  tags: guest.tags.join(', '),
  travels_from: guest.travels_from ?? 'open',
  allergens: [...guest.allergens],
  diets: [...guest.diets],
  dietary_notes: guest.dietary_notes ?? '',
  company: guest.company ?? '',
  job_title: guest.job_title ?? '',
  badge_name: guest.badge_name ?? '',
  own_values: { ...guest.own_values },
  replies: Object.fromEntries(Object.entries(guest.replies).map(([id, reply]) => [id, replyText(reply)])),
  answers: { ...guest.answers },
});

export function formColumns(
  { household: _, replies, answers, own_values, ...fields }: GuestWritten,
  guest: Guest | null,
): Record<string, unknown> {
  const given = Object.fromEntries(
    Object.entries(replies).flatMap(([part, text]) => {
      const stands = guest?.replies[part];
      // If the text is unchanged, the stored reply object is kept, so that no change is recorded.
      const reply = stands && replyText(stands) === text ? stands : readReply(text);
      return reply ? [[part, reply]] : [];
    }),
  );
  return {
    ...fields,
    replies: { ...guest?.replies, ...given },
    answers: { ...guest?.answers, ...answers },
    own_values: { ...guest?.own_values, ...own_values },
  };
}
