import { expect, test } from 'vitest';
import { localeOf } from '../supabase/functions/_shared/locale.ts';
import { invitationEmail } from '../supabase/functions/invitations/email.ts';
import { copyEmail } from '../supabase/functions/rsvp/copy.ts';
import { changedEmail, confirmEmail, heldEmail } from '../supabase/functions/rsvp/emails.ts';
import { reminderEmail } from '../supabase/functions/send-reminders/email.ts';
import { movedUpEmail } from '../supabase/functions/send-reminders/moved-up-email.ts';

test.each([
  ['es', 'ES', 'es'],
  ['es', 'MX', 'es-419'],
  ['es', 'US', 'es-419'],
  ['es', 'FR', 'es'],
  ['es', null, 'es'],
  ['en', 'GB', 'en-GB'],
  ['en', 'IE', 'en-GB'],
  ['en', 'US', 'en-US'],
  ['en', 'MX', 'en-US'],
  ['en', null, 'en-US'],
] as const)(
  'a mail in language %s about a plan in country %s uses the locale %s',
  (language, country, locale) => {
    expect(localeOf(language, country)).toBe(locale);
  },
);

const invitation = (
  language: 'es' | 'en',
  country: string,
  work = false,
  event_end_date: string | null = null,
  kind: 'invitation' | 'reminder' | 'moved' | 'renewed' = 'invitation',
) =>
  invitationEmail(
    {
      event: 'Gala',
      event_date: '2027-06-12',
      event_end_date,
      hosts: null,
      words: { es: null, en: null },
      country,
      work,
    },
    {
      kind,
      language,
      reply_by: '2027-05-01',
      begins: { starts_at: '2027-06-12T17:30:00Z', time_zone: 'UTC', place: 'Hall' },
    },
    'https://example.org/rsvp/1',
    'https://example.org/leave',
    'Celebra',
  ).content.paragraphs.join('\n');

test('dates in an invitation follow the conventions of the event’s country', () => {
  expect(invitation('en', 'GB')).toMatch(/Saturday,? 12 June 2027, 5:30 pm · Hall[\s\S]*1 May 2027/);
  expect(invitation('en', 'US')).toMatch(/Saturday, June 12, 2027, 5:30.PM · Hall[\s\S]*May 1, 2027/);
  expect(invitation('es', 'MX')).toMatch(/Sábado, 12 de junio de 2027, 17:30 · Hall/);
});

test('an invitation to a company’s event contains no words of celebration', () => {
  expect(invitation('en', 'GB')).toContain('celebrate with us');
  expect(invitation('en', 'GB', true)).toContain('love to have you there');
  expect(invitation('es', 'CO', true)).toContain('contar contigo');
});

/** Matches the dash between two dates, with or without spaces. */
const DASH = '.{1,3}';

test('every mail to a guest names the first and last day of a multi-day event', () => {
  const days = {
    en: new RegExp(`Saturday, June 12${DASH}Monday, June 14, 2027`),
    es: new RegExp(`sábado, 12 de junio${DASH}lunes, 14 de junio de 2027`, 'i'),
  };
  for (const language of ['en', 'es'] as const) {
    const country = language === 'en' ? 'US' : 'ES';
    const of = { country, event_end_date: '2027-06-14' };
    const event = { event: 'Gala', event_date: '2027-06-12', language };
    for (const kind of ['invitation', 'reminder', 'moved', 'renewed'] as const)
      expect(invitation(language, country, true, of.event_end_date, kind)).toMatch(days[language]);
    expect(movedUpEmail({ ...event, parts: ['Talk'] }, of, '', '', '').content.paragraphs[0]).toMatch(
      days[language],
    );
    const plan = { name: 'Gala', event_date: event.event_date, ...of };
    const { content } = confirmEmail({ email: '', language, plan, parts: [{ name: 'Talk' }] }, '');
    expect(content.paragraphs[0]).toMatch(days[language]);
    const parts = [{ name: 'Talk', status: 'accepted' as const }];
    const changed = changedEmail({ email: '', language, plan, parts }, '');
    expect(changed.content.paragraphs[0]).toMatch(days[language]);
    const held = heldEmail({ ...event, email: '', plan_id: '1' }, of, '');
    expect(held.content.paragraphs[0]).toMatch(days[language]);
  }
  expect(invitation('en', 'GB', true, '2027-06-13')).toMatch(
    new RegExp(`Saturday,? 12\\sJune${DASH}Sunday,? 13\\sJune 2027`),
  );
});

const copy = (language: 'es' | 'en', country: string) =>
  copyEmail(
    {
      name: 'Soto',
      language,
      message: null,
      plan: {
        name: 'Gala',
        event_date: '2027-06-12',
        event_end_date: null,
        country,
        owner_language: language,
      },
      parts: [],
      questions: [],
      guests: [
        {
          id: '1',
          name: 'Ana',
          last_name: 'Soto',
          party_size: 1,
          allergens: ['peanuts', 'soybeans', 'molluscs'],
          diets: [],
          dietary_notes: null,
          replies: {},
          requests: {},
          answers: {},
        },
      ],
    },
    language,
    'https://example.org/rsvp/1',
    'Celebra',
  ).content.groups?.[0]?.items[0]?.detail;

test('food names in the copy of a reply follow the usage of the event’s country', () => {
  expect(copy('es', 'ES')).toBe('sin cacahuete, sin soja, sin moluscos');
  expect(copy('es', 'MX')).toBe('sin cacahuate, sin soya, sin moluscos');
  expect(copy('es', 'CO')).toBe('sin maní, sin soya, sin moluscos');
  expect(copy('en', 'GB')).toBe('no peanuts, no soya, no molluscs');
  expect(copy('en', 'US')).toBe('no peanuts, no soy, no mollusks');
});

test('dates and money in a reminder follow the conventions of the plan’s currency', () => {
  const detail = (currency: string) =>
    reminderEmail(
      {
        email_id: '1',
        user_id: '1',
        email: 'ana@example.org',
        full_name: 'Ana',
        language: 'en',
        day: '2027-06-10',
        items: [
          {
            kind: 'payment',
            plan_id: '1',
            plan_name: 'Gala',
            currency,
            title: 'Hall',
            due_on: '2027-06-12',
            amount: 1200,
          },
        ],
        news: [],
      },
      'https://example.org',
      'https://example.org/leave',
    ).content.groups?.[0]?.items[0]?.detail;
  expect(detail('GBP')).toMatch(/£1,200.00 · in 2 days, Saturday,? 12 June/);
  expect(detail('USD')).toMatch(/\$1,200.00 · in 2 days, Saturday, June 12/);
});
