import { describe, expect, it } from 'vitest';
import { COUNTRIES, exchangeRate } from '../places/places';
import { findRegion } from '../places/regions';
import { CATEGORIES, EVENT_TYPES, KINDS_OF, LOCATION_TYPES } from '../plan/facts';
import { SOURCES } from '../sources.data';
import {
  CONTINGENCY,
  FACTOR_KINDS,
  GUEST_DRIVEN,
  HOUR_DRIVEN,
  LOCAL_PRICE,
  LOCATION_WEIGHT,
  WEDDING_GUESTS,
  WEDDING_HOURS_ELSEWHERE,
} from './factors.data';
import { KIND_COSTS } from './kind-costs.data';
import { KIND_SETTINGS } from './kind-settings.data';
import { allocationSetting } from './setting';
import { PROFILE_IDS, PROFILES } from './shares.data';
import { guestWeights, hourWeights, locationWeights, regionWeights } from './weights';

describe('the figures', () => {
  it.each(PROFILE_IDS)('the shares of all categories in the profile %s add up to 100', (id) => {
    const shares = CATEGORIES.map((category) => PROFILES[id].shares[category]);
    expect(shares.reduce((sum, [share]) => sum + share, 0)).toBe(100);
    for (const [share, low, high] of shares) {
      expect(low <= share && share <= high && share >= 1).toBe(true);
    }
    expect(PROFILES[id].shares.miscellaneous[0] / 100).toBeGreaterThanOrEqual(CONTINGENCY);
  });

  it('the figures contain only shares from 0 to 1 and positive weights', () => {
    for (const category of CATEGORIES) {
      expect(LOCAL_PRICE[category] >= 0 && LOCAL_PRICE[category] <= 1).toBe(true);
      for (const kind of FACTOR_KINDS)
        for (const part of [GUEST_DRIVEN[kind][category], HOUR_DRIVEN[kind][category]])
          expect(part >= 0 && part <= 1).toBe(true);
      for (const type of LOCATION_TYPES) expect(LOCATION_WEIGHT[type][category]).toBeGreaterThan(0);
    }
  });

  it('for a usual indoor event, no factor changes the allocation', () => {
    const one = CATEGORIES.map(() => expect.closeTo(1, 12));
    expect(guestWeights('wedding', 121, 121)).toEqual(one);
    expect(hourWeights('wedding', 9, 9)).toEqual(one);
    expect(regionWeights(1)).toEqual(one);
    expect(locationWeights('indoor')).toEqual(one);
  });

  it('hourWeights gives drinks double weight in the first hour and less weight at night', () => {
    const [drinks, music] = [CATEGORIES.indexOf('drinks'), CATEGORIES.indexOf('music')];
    expect(hourWeights('wedding', 4, 9)[drinks]).toBeCloseTo(5 / 10);
    expect(hourWeights('wedding', 4, 9)[music]).toBeCloseTo(0.5 + (0.5 * 4) / 9);
    expect(hourWeights('wedding', 24, 9)[drinks]).toBeCloseTo((12 + 12 / 4 + 1) / 10);
  });

  it('the values of hourWeights never fall when the event gets longer', () => {
    const [venue, catering] = [CATEGORIES.indexOf('venue'), CATEGORIES.indexOf('catering')];
    expect(hourWeights('corporate', 33, 8)[venue]).toBeCloseTo(1.8);
    expect(hourWeights('wedding', 72, 9)[catering]).toBeCloseTo(1.7);
    for (const kind of FACTOR_KINDS)
      for (const usual of [4, 9, 12])
        for (let hours = 1; hours < 72; hours++) {
          const longer = hourWeights(kind, hours + 1, usual);
          hourWeights(kind, hours, usual).map((weight, i) =>
            expect(longer[i]).toBeGreaterThanOrEqual(weight),
          );
        }
  });

  it('each source of figures has a label, a year and a confidence', () => {
    for (const source of Object.values(SOURCES)) {
      expect(source.label).not.toBe('');
      expect(source.year).toBeGreaterThanOrEqual(2010);
      expect(source.kind === 'proposal').toBe(source.url === null);
      if (source.url) expect(source.url).toMatch(/^https:\/\//);
      if (source.kind === 'proposal') expect(source.confidence).toBe('D');
    }
  });

  it('there are figures for every kind of event', () => {
    for (const event_type of EVENT_TYPES)
      for (const kind of [null, ...KINDS_OF[event_type]]) {
        const setting = allocationSetting({ event_type, kind, country: 'KE', region: null });
        const { celebrated: id } = setting;
        const { guests, hours } =
          id === 'wedding' ? { guests: WEDDING_GUESTS, hours: WEDDING_HOURS_ELSEWHERE } : KIND_SETTINGS[id];
        expect([setting.usual_guests, setting.usual_hours]).toEqual([guests, hours]);
        expect(setting.guests_from).toBe('default');
      }
  });

  it('for each kind of event, the cost levels rise from simple to lavish', () => {
    for (const costs of Object.values(KIND_COSTS))
      for (const [code, cost] of Object.entries(costs)) {
        if (!cost) continue;
        const [simple, usual, lavish] = cost.levels;
        expect(simple > 0 && simple < usual && usual < lavish).toBe(true);
        expect(exchangeRate(cost.currency, 'EUR')).not.toBeNull();
        const isKnown =
          code.length === 2
            ? COUNTRIES.some((one) => one.code === code)
            : findRegion(code.slice(0, 2), code) !== null;
        expect([code, isKnown]).toEqual([code, true]);
        // A cost with the basis `kind-survey` must come from a survey.
        if (cost.basis === 'kind-survey') expect(SOURCES[cost.source].kind).toBe('survey');
      }
  });

  it('weddings use the figures of their country’s market', () => {
    const profile = (country: string) =>
      allocationSetting({ event_type: 'wedding', country, region: null }).profile;
    expect(['ES', 'MX', 'BR', 'US', 'KE'].map(profile)).toEqual([
      'wedding-spain',
      'wedding-latin-america',
      'wedding-latin-america',
      'wedding-global',
      'wedding-global',
    ]);
    expect(allocationSetting({ event_type: 'birthday', country: 'ES', region: 'ES-AS' })).toMatchObject({
      profile: 'birthday',
      region: null,
    });
  });
});
