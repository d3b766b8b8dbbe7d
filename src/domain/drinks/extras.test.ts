import { expect, test } from 'vitest';
import { aDrinksEvent } from '../../../tests/builders/drinks';
import { drinksEventOf } from './drinks-event';
import { extrasOf } from './extras';
import { USUAL_PREFERENCES } from './preferences';

test.each([
  [{ adults: 0, children: 31 }, ['flute', 'wine', 'beer']],
  [{ adults: 12, children: 31 }, []],
])('for the crowd %o, no child gets a glass for wine, beer or a toast', (crowd, none) => {
  const { glasses } = extrasOf(aDrinksEvent({ crowd }), 0);
  for (const glass of ['flute', 'wine', 'beer'] as const)
    expect(glasses[glass] === 0).toBe(none.includes(glass));
  expect(glasses.tumbler).toBeGreaterThan(0);
  const grown = extrasOf(aDrinksEvent({ crowd: { adults: crowd.adults, children: 0 } }), 0).glasses;
  expect(glasses).toMatchObject({ flute: grown.flute, wine: grown.wine, beer: grown.beer });
});

test('a missing number of adults or children is computed from the number of all guests', () => {
  const facts = {
    event_type: 'wedding',
    event_date: '2027-05-15',
    duration: 8,
    guest_count: 80,
    country: 'MX',
    location_type: 'indoor',
    currency: 'MXN',
    name: 'Boda',
    kind: null,
  } as const;
  const crowd = (choices: object) => drinksEventOf(facts, { ...USUAL_PREFERENCES, choices }).crowd;
  expect(crowd({ children: 25 })).toMatchObject({ adults: 55, children: 25 });
  expect(crowd({ adults: 79 })).toMatchObject({ adults: 79, children: 1 });
  expect(crowd({ adults: 95 })).toMatchObject({ adults: 95, children: 0 });
  expect(crowd({ adults: 60, children: 30 })).toMatchObject({ adults: 60, children: 30 });
});
