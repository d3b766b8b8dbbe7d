import { describe, expect, it, test } from 'vitest';
import { addressIn, openingOf } from './invitation-words';

describe('a web address in an invitation’s text', () => {
  it.each([
    ['Mira https://x.example/y?z', 'https://x.example/y?z'],
    ['Mira WWW.x', 'WWW.x'],
    ['Regalos: regalos.example, gracias', 'regalos.example'],
    ['Os esperamos.Habrá baile', 'esperamos.Habrá'],
  ])('a web address is found in the text %s', (text, found) => {
    expect(addressIn(text)).toBe(found);
  });

  it.each(['At 5 p.m. sharp.', 'Bring 2.5 kg of joy... and dance.', 'Sra. Gil e hijos', ''])(
    'no web address is found in the text %j',
    (text) => {
      expect(addressIn(text)).toBeNull();
    },
  );
});

test('for a household, the event starts with its first part on the event’s date', () => {
  const part = (id: string, starts_at: string | null, event_on: string | null = '2027-06-05') => ({
    id,
    starts_at,
    time_zone: 'Europe/Madrid',
    event_on,
  });
  const wine = part('wine', '2027-06-04T18:00:00Z');
  const dinner = part('dinner', '2027-06-05T19:00:00Z');
  const mass = part('mass', '2027-06-05T15:30:00Z');
  // In the part's time zone, this is half past midnight on the next day.
  const party = part('party', '2027-06-05T22:30:00Z');
  const all = [wine, dinner, party, mass, part('open', null)];
  const opening = (parts: readonly ReturnType<typeof part>[], invited: string[] | null = null) =>
    openingOf(parts, { parts: invited }, '2027-06-05')?.id ?? null;
  expect(opening(all)).toBe('mass');
  expect(opening(all, ['dinner', 'party'])).toBe('dinner');
  expect(opening(all, ['wine', 'party'])).toBeNull();
  // The event's date has changed since this part was planned, so the part's date is unknown.
  expect(opening([part('mass', '2027-06-05T15:30:00Z', '2027-01-01')])).toBeNull();
});
