import { describe, expect, it } from 'vitest';
import { allocated, wedding } from '@/../tests/builders/allocation-inputs';
import { type Category, defaultChoices } from '../plan/facts';
import type { AllocationInput } from './allocation';

const share = (of: AllocationInput, category: Category) =>
  allocated(of).lines.find((line) => line.category === category)?.share ?? 0;

describe('each kind of event', () => {
  it('a nine-hour meeting in Bogotá gets the surveyed share for sound', () => {
    const meeting = wedding({
      event_type: 'corporate',
      kind: 'conference',
      country: 'CO',
      currency: 'COP',
      budget: 9_000_000_000,
      guest_count: 400,
      duration: 9,
      categories: defaultChoices('corporate'),
    });
    // PCMA Convene 2013, percent of the largest event of a year: audiovisual and speakers 22, food and drinks
    // 33.
    expect(share(meeting, 'music')).toBeGreaterThan(0.12);
    expect(share(meeting, 'drinks')).toBeLessThan(0.08);
    expect(share(meeting, 'photo-and-video')).toBeLessThan(share(meeting, 'music'));
  });

  it('a children’s party spends more on entertainers than on drinks', () => {
    const party = wedding({
      event_type: 'birthday',
      name: 'Leo cumple 6',
      budget: 60_000,
      guest_count: 25,
      duration: 3,
      categories: defaultChoices('children'),
    });
    expect(allocated(party).basis.profile).toBe('children');
    expect(share(party, 'music')).toBeGreaterThan(0.13);
    expect(share(party, 'drinks')).toBeLessThan(0.06);
  });

  it('the profile of a quinceañera plans little money for drinks but enough for a dress', () => {
    const quince = wedding({
      event_type: 'birthday',
      name: 'XV de Camila',
      country: 'MX',
      currency: 'MXN',
      budget: 18_000_000,
      guest_count: 120,
      duration: 8,
      categories: defaultChoices('quinceanera'),
    });
    expect(allocated(quince).basis.profile).toBe('quinceanera');
    expect(share(quince, 'drinks')).toBeLessThan(0.08);
    expect(share(quince, 'attire')).toBeGreaterThan(0.07);
    expect(share(quince, 'photo-and-video')).toBeGreaterThan(0.08);
  });

  it('a company dinner spends more on catering than a company conference', () => {
    for (const [country, currency, budget] of [
      ['GB', 'GBP', 900_000],
      ['ES', 'EUR', 1_450_000],
    ] as const) {
      const dinner = wedding({
        event_type: 'corporate',
        name: 'Cena de Navidad',
        country,
        currency,
        budget,
        guest_count: 100,
        duration: 5,
        categories: defaultChoices('corporate'),
      });
      expect(allocated(dinner).basis.profile).toBe('company-party');
      expect(share(dinner, 'music')).toBeLessThan(0.1);
      expect(share(dinner, 'drinks')).toBeGreaterThan(0.11);
      expect(share(dinner, 'drinks')).toBeGreaterThan(share(dinner, 'music'));
      expect(share(dinner, 'catering')).toBeGreaterThan(0.38);
      const conference = allocated({ ...dinner, name: 'Congreso' });
      expect(conference.basis.profile).toBe('corporate');
    }
  });
});
