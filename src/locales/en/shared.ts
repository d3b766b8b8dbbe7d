/** Texts of the pages that are opened by a link without an account. */
export const shared = {
  title: 'Shared with you',
  otherLanguage: 'Español',
  print: 'Print',
  read: 'Read {{when}} · version {{version}}',
  follows: 'This page reads itself again: what changes on the day shows here within half a minute.',
  offline: 'There’s no connection. This is how it stood {{when}}.',
  until: '{{from}} – {{to}}',
  now: 'Now',
  nextDay: 'Later: {{date}}',
  people_one: '{{count, number}} person',
  people_other: '{{count, number}} people',
  day: {
    title: 'The day for {{who}}',
    own: 'What you do',
    none: 'The schedule has nothing under this name yet.',
    moments: 'Meanwhile',
    where: 'Where',
    contacts: 'Whom you can call',
  },
  kitchen: {
    title: 'Kitchen: {{part}}',
    gone: 'This part is no longer in the plan. Please ask whoever sent you the link.',
    totals: 'In total',
    menu: 'Menu',
    number: 'People',
    standard: 'Standard menu',
    babies: 'Babies without a menu',
    confirmed: 'Confirmed people',
    allergens: 'Can’t have',
    tables: 'By table',
    unseated: 'Without a table',
    seats_one: 'seat {{seats}}',
    seats_other: 'seats {{seats}}',
    note: 'Counts those who said yes. Companions without a name count with the usual menu of their age.',
  },
  family: {
    title: 'The day and the tables',
    guests: 'About {{people}} guests',
    parts: 'What there is',
    schedule: 'The day',
    noSchedule: 'The day isn’t written yet.',
    tables: 'Who sits where',
    noTables: 'Nobody has a seat yet.',
    with_one: '{{name}} and {{count, number}} companion',
    with_other: '{{name}} and {{count, number}} companions',
    companions_one: '{{count, number}} companion of {{name}}',
    companions_other: '{{count, number}} companions of {{name}}',
  },
  broken: {
    title: 'This link doesn’t work',
    text: 'It may be incomplete, or no longer valid. Please ask whoever sent it for a new one.',
  },
  failed: {
    title: 'This could not be read',
    text: 'Check your connection and try again.',
    manyTitle: 'Too many tries',
    many: 'Please wait an hour and open the link again.',
  },
};

declare module '../shape' {
  interface Texts {
    shared: typeof shared;
  }
}
