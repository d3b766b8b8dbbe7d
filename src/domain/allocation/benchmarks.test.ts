import { describe, expect, it } from 'vitest';
import { COUNTRIES, exchangeRate } from '../places/places';
import { REGIONS } from '../places/regions';
import { EVENT_TYPES, type EventKind, type EventType, type LocationType } from '../plan/facts';
import { type BenchmarkFacts, usualTotal } from './benchmarks';
import { WEDDING_COSTS } from './costs.data';

function usual(change: Partial<BenchmarkFacts> = {}) {
  const facts: BenchmarkFacts = {
    event_type: 'wedding',
    currency: 'USD',
    guest_count: 116,
    country: 'US',
    region: null,
    ...change,
  };
  const result = usualTotal(facts);
  if (!result) throw new Error('No figure');
  return result;
}

describe('usualTotal', () => {
  it('for the survey’s number of guests, usualTotal is the survey’s average', () => {
    expect(usual()).toEqual({
      low: 1_976_600,
      typical: 3_294_400,
      high: 4_612_200,
      above_cap: false,
      per_guest: 28_400,
      usual_guests: 116,
      method: 'country-survey',
      source: 'knot-2025',
      year: 2024,
      confidence: 'A',
      converted_from: null,
      modest: null,
      full_service: null,
    });
  });

  /**
   * The Knot 2023 and 2025, in dollars: 15,000 for up to 50 guests (35 used here), 42,000 for more than 100,
   * 60,800 for more than 200.
   */
  it.each([
    [35, 15_000],
    [150, 42_000],
    [235, 60_800],
  ])('usualTotal for weddings with %d guests agrees with the surveyed cost', (guest_count, dollars) => {
    expect(Math.abs(usual({ guest_count }).typical / (dollars * 100) - 1)).toBeLessThan(0.04);
  });

  it('usualTotal uses the region’s prices and usual number of guests', () => {
    const spain = { country: 'ES', currency: 'EUR' };
    const asturias = usual({ ...spain, region: 'ES-AS', guest_count: 91 });
    expect(asturias).toMatchObject({
      usual_guests: 91,
      per_guest: 29_008,
      method: 'region-survey',
      source: 'bodas-net-regions-2023',
      confidence: 'B',
    });
    expect(usual({ ...spain, region: 'ES-MC', guest_count: 164 })).toMatchObject({
      usual_guests: 164,
      per_guest: 14_504,
    });
    expect(usual({ ...spain, region: 'ES-RI' })).toMatchObject({
      usual_guests: 162,
      method: 'country-survey',
      source: 'bodas-net-2024',
    });
    expect(usual({ ...spain, region: 'ES-EX' })).toEqual(usual(spain));
    expect(usual({ ...spain, region: 'US-NJ' })).toEqual(usual(spain));
  });

  it('without a survey, usualTotal uses the country’s price level', () => {
    const kenya = usual({ country: 'KE', currency: 'KES', guest_count: 100 });
    expect(kenya).toMatchObject({ method: 'price-level', source: 'price-levels-2024', confidence: 'D' });
    expect(kenya.typical / 100 / 134.822).toBeCloseTo(284 * 0.321 * 100, 0);
    expect(kenya.converted_from).toBe('USD');
  });

  it('for Argentina, the range of usualTotal covers the cheapest and the dearest price', () => {
    const argentina = usual({ country: 'AR', guest_count: 100 });
    expect(argentina).toMatchObject({ modest: 400_000, full_service: 2_000_000, confidence: 'D' });
    expect([argentina.low, argentina.high]).toEqual([340_000, 2_300_000]);
    expect(argentina.typical).toBe(894_400);
  });

  it('usualTotal is converted to the plan’s currency and marked as converted', () => {
    const euros = usual({ currency: 'EUR' });
    expect(euros.converted_from).toBe('USD');
    expect(Math.abs(euros.typical - 3_294_400 * 0.924367)).toBeLessThan(100);
  });

  it('usualTotal is null if the price level or exchange rate is unknown', () => {
    const facts = { event_type: 'wedding', guest_count: 50, region: null } as const;
    expect(usualTotal({ ...facts, country: 'VE', currency: 'USD' })).toBeNull();
    expect(usualTotal({ ...facts, country: 'ZZ', currency: 'USD' })).toBeNull();
    expect(usualTotal({ ...facts, country: 'US', currency: 'VES' })).toBeNull();
  });

  it('for events other than weddings, usualTotal names the method of estimation', () => {
    const of = (event_type: EventType, kind: EventKind, country: string, region: string | null = null) =>
      usual({ event_type, kind, country, region, currency: 'USD' }).method;
    expect(of('birthday', 'quinceanera', 'US')).toBe('kind-survey');
    expect(of('other', 'communion', 'ES')).toBe('kind-survey');
    expect(of('corporate', 'company', 'MX')).toBe('prices');
    expect(of('other', 'gala', 'GB', 'GB-LND')).toBe('parts');
    expect(of('corporate', 'conference', 'CO')).toBe('price-level');
    expect(usual({ event_type: 'corporate', kind: 'company', guest_count: 100 }).typical).toBe(1_500_000);
  });

  it('usualTotal is null for a kind of event without a source of costs in the country', () => {
    const none = (event_type: EventType, kind: EventKind, country: string) =>
      usualTotal({ event_type, kind, country, currency: 'USD', region: null, guest_count: 50 });
    expect(none('other', 'plain', 'US')).toBeNull();
    expect(none('other', 'baby-shower', 'PE')).toBeNull();
    expect(none('corporate', 'launch', 'CO')).toBeNull();
    expect(none('other', 'communion', 'US')).toBeNull();
  });

  it('a gala has a higher usualTotal in London than elsewhere in Great Britain', () => {
    const gala = (region: string | null) =>
      usual({ event_type: 'other', kind: 'gala', country: 'GB', currency: 'GBP', region, guest_count: 250 });
    expect(gala('GB-LND').typical).toBeGreaterThan(gala('GB-YKS').typical);
    expect(gala('GB-YKS')).toEqual(gala(null));
  });

  it('usualTotal depends on the kind of venue', () => {
    const at = (location_type: LocationType) => usual({ location_type });
    expect(at('indoor')).toEqual(usual());
    // The Knot 2025, in dollars: 39,000 for a destination wedding with about half as many guests, 33,000 for
    // all weddings.
    const far = usual({ location_type: 'destination', guest_count: 52 });
    expect(far.typical / 3_900_000).toBeCloseTo(1, 1);
    expect(at('home').typical).toBeLessThan(usual().typical);
    expect(at('home').low / at('home').typical).toBeLessThan(usual().low / usual().typical);
  });

  it('for sixty guests in Oaxaca, 400,000 pesos is in the range of usualTotal', () => {
    const oaxaca = usual({ country: 'MX', currency: 'MXN', guest_count: 60, location_type: 'destination' });
    expect(oaxaca.low).toBeLessThan(25_000_000);
    expect(oaxaca.high).toBeGreaterThan(45_000_000);
  });

  it('usualTotal for a wedding of two people includes no cost of a hall', () => {
    const two = usual({ guest_count: 2 });
    expect(two.typical).toBeLessThan(300_000);
    expect(two.low).toBeLessThan(100_000);
    expect(two.high).toBeGreaterThan(400_000);
  });

  it('usualTotal depends on duration, season and hemisphere', () => {
    expect(usual({ duration: 6 }).typical).toBe(usual().typical);
    expect(usual({ duration: 12 }).typical).toBeGreaterThan(usual().typical * 1.1);
    const on = (event_date: string, country = 'US', currency = 'USD') =>
      usual({ event_date, country, currency }).typical;
    expect(on('2027-01-16')).toBeLessThan(on('2027-06-12'));
    expect(on('2027-01-16', 'AR')).toBeGreaterThan(on('2027-06-12', 'AR'));
    expect(on('2027-01-16', 'MX', 'MXN')).toBeGreaterThan(on('2027-08-14', 'MX', 'MXN'));
    expect(on('2027-12-04', 'IN', 'INR')).toBeGreaterThan(on('2027-07-10', 'IN', 'INR'));
  });

  it('the range of usualTotal is wider in a currency with high inflation', () => {
    const tokyo = usual({ country: 'JP', currency: 'JPY', guest_count: 60 });
    expect(tokyo.low < 343_900_000 && tokyo.high > 343_900_000).toBe(true);
    const spread = (currency: string) => {
      const { high, typical } = usual({ country: 'AR', currency, guest_count: 100 });
      return high / typical;
    };
    expect(spread('ARS')).toBeCloseTo(2 * spread('USD'), 1);
  });

  it('usualTotal’s range covers surveyed costs of Mexican weddings and US company parties', () => {
    const mexico = usual({ country: 'MX', currency: 'MXN', guest_count: 146 });
    expect(mexico.low).toBeLessThan(16_500_000);
    const party = usual({ event_type: 'corporate', guest_count: 250 });
    expect(party.low < 78 * 25_000 && party.high > 250 * 25_000).toBe(true);
  });

  it('usualTotal marks a range that exceeds the largest possible budget', () => {
    expect(usual({ country: 'CO', currency: 'COP', guest_count: 120 }).above_cap).toBe(true);
    expect(usual({ country: 'ID', currency: 'IDR', guest_count: 100 }).above_cap).toBe(true);
    expect(usual({ country: 'CO', currency: 'USD', guest_count: 120 }).above_cap).toBe(false);
  });

  it('usualTotal’s range covers known costs of quinceañeras in the US and Mexico', () => {
    const quince = { event_type: 'birthday', kind: 'quinceanera' } as const;
    const survey = usual({ ...quince, guest_count: 212 });
    expect(survey.low < 2_178_100 && survey.high > 2_178_100).toBe(true);
    const mexico = usual({ ...quince, country: 'MX', currency: 'MXN', guest_count: 120 });
    expect(mexico.low).toBeLessThan(8_000_000);
    expect(mexico.high).toBeGreaterThan(18_000_000);
  });

  it('usualTotal’s range covers the cost of a US child’s birthday with 17 guests', () => {
    const party = usual({ event_type: 'birthday', kind: 'children', guest_count: 17 });
    expect(party.low < 31_400 && party.high > 31_400).toBe(true);
  });

  it('usualTotal rises with the number of guests in every country', () => {
    for (const { code, currency } of COUNTRIES) {
      for (const event_type of EVENT_TYPES) {
        const facts = { event_type, country: code, currency, region: null };
        const [few, many] = [10, 300].map((guest_count) => usualTotal({ ...facts, guest_count }));
        if (!few || !many) continue;
        expect(few.low < few.typical && few.typical < few.high).toBe(true);
        expect(few.typical).toBeLessThan(many.typical);
        expect(few.per_guest).toBeGreaterThan(many.per_guest);
      }
    }
  });

  it('each surveyed cost has a known country and a currency that can be converted', () => {
    for (const [country, row] of Object.entries(WEDDING_COSTS)) {
      expect(COUNTRIES.some(({ code }) => code === country)).toBe(true);
      expect(exchangeRate(row.currency, 'EUR')).not.toBeNull();
      if (row.full_service) expect(exchangeRate(row.full_service.currency, 'EUR')).not.toBeNull();
    }
    for (const { code } of REGIONS) expect(WEDDING_COSTS[code.slice(0, 2)]).toBeDefined();
  });
});
