import { describe, expect, it } from 'vitest';
import { emptyWizard } from '@/domain/wizard/values';
import { withSelected } from '@/parts/allocation/category-choices';
import {
  allocationInput,
  atShares,
  guessCountry,
  isBegun,
  withCountry,
  withEventType,
  withKind,
  withName,
} from './wizard-changes';

const values = emptyWizard();
const selected = (changes: ReturnType<typeof withEventType>) =>
  changes.categories?.filter((choice) => choice.selected).map((choice) => choice.category);

describe('the type of event', () => {
  it('choosing an event type selects its usual categories', () => {
    expect(selected(withEventType(values, 'corporate'))).not.toContain('attire');
    expect(selected(withEventType({ ...values, ...withEventType(values, 'birthday') }, 'wedding'))).toContain(
      'attire',
    );
  });

  it('a birthday whose name suggests a quinceañera selects attire and transportation', () => {
    const quince = { ...values, country: 'MX', name: 'XV de Sofía' };
    const chosen = withEventType(quince, 'birthday');
    expect(selected(chosen)).toEqual(expect.arrayContaining(['attire', 'transportation']));
    expect(selected(withEventType({ ...quince, country: 'ES' }, 'birthday'))).not.toContain('attire');
    const back = withEventType({ ...quince, ...chosen }, 'corporate');
    expect(selected(back)).not.toContain('attire');
  });

  it('choosing a quinceañera selects attire and transportation', () => {
    const begun = { ...values, country: 'MX', name: 'Fiesta de Sofía' };
    const birthday = { ...begun, ...withEventType(begun, 'birthday') };
    const quince = { ...birthday, ...withKind(birthday, 'quinceanera') };
    expect(selected(quince)).toEqual(expect.arrayContaining(['attire', 'transportation']));
    expect(selected(withKind(quince, 'adult'))).not.toContain('attire');
    const named = { ...quince, name: 'XV de Sofía', kind: 'adult' as const };
    expect(allocationInput({ ...named, budget: 1, guest_count: 1, location_type: 'indoor' })?.kind).toBe(
      'adult',
    );
  });

  it('a name that suggests another kind of event selects that kind’s categories', () => {
    const begun = { ...values, country: 'MX', name: 'Fiesta de Sofía' };
    const birthday = { ...begun, ...withEventType(begun, 'birthday') };
    expect(selected(withName(birthday, 'XV de Sofía'))).toContain('attire');
  });

  it('changing the event type keeps categories that the reader chose', () => {
    const own = { ...values, categories: withSelected(values.categories, 'music', false) };
    expect(withEventType(own, 'corporate')).toEqual({ event_type: 'corporate', kind: null });
  });
});

describe('the country', () => {
  it('choosing a country sets the currency', () => {
    expect(withCountry({ ...values, country: 'ES', currency: 'EUR' }, 'MX').currency).toBe('MXN');
    expect(withCountry(values, 'MX').currency).toBe('MXN');
  });

  it('choosing a country keeps a currency that the reader chose', () => {
    expect(withCountry({ ...values, country: 'ES', currency: 'USD' }, 'MX')).not.toHaveProperty('currency');
  });

  it('choosing a country removes a region of another country', () => {
    const inSpain = { ...values, country: 'ES', currency: 'EUR', region: 'ES-CT' };
    expect(withCountry(inSpain, 'MX').region).toBeNull();
    expect(withCountry(inSpain, 'ES').region).toBe('ES-CT');
  });

  it.each([
    [['es-MX', 'en'], 'MX'],
    [['es'], 'ES'],
    [['en'], 'US'],
    [['en-GB'], 'GB'],
    [['es-419', 'es-AR'], 'AR'],
    [['zh-Hant-TW'], 'TW'],
    [['xx'], 'ES'],
    [[], 'ES'],
  ])('the country guessed from the languages %j is %s', (languages, country) => {
    expect(guessCountry(languages)).toBe(country);
  });
});

describe('a draft', () => {
  it('a draft counts as begun once a question is answered', () => {
    expect(isBegun({ ...values, country: 'ES', currency: 'EUR' })).toBe(false);
    expect(isBegun({ ...values, name: ' ' })).toBe(false);
    expect(isBegun({ ...values, name: 'B' })).toBe(true);
    expect(isBegun({ ...values, budget: 1 })).toBe(true);
  });
});

describe('the input of the allocation', () => {
  const answered = {
    ...values,
    event_type: 'wedding' as const,
    budget: 100,
    guest_count: 1,
    location_type: 'indoor' as const,
    country: 'ES',
    currency: 'EUR',
  };
  it('the allocation isn’t calculated until every question is answered', () => {
    expect(allocationInput(values)).toBeNull();
    expect(allocationInput({ ...answered, guest_count: null })).toBeNull();
    expect(allocationInput(answered)).toMatchObject({ budget: 100, guest_count: 1, region: null });
  });
  it('the allocation ignores a region that belongs to another country', () => {
    expect(allocationInput({ ...answered, region: 'MX-YUC' })?.region).toBeNull();
  });
});

describe('the amounts locked by a template', () => {
  const locked = (amounts: readonly number[]) => ({
    ...values,
    currency: 'EUR',
    template: { id: 't', name: 'Bodas', budget: 20_000_00 },
    categories: values.categories.map((choice, i) => ({
      ...choice,
      locked: i < amounts.length,
      allocated_amount: amounts[i] ?? null,
    })),
  });
  const amountsAt = (amounts: readonly number[], budget: number) =>
    atShares({ ...locked(amounts), budget })?.categories.map(({ allocated_amount }) => allocated_amount);

  it('the locked amounts of a template scale with the new budget', () => {
    expect(amountsAt([5_000_00], 10_000_00)?.slice(0, 2)).toEqual([2_500_00, null]);
    const thirds = [6_666_67, 6_666_67, 6_666_66, 0, 0, 0, 0, 0, 0];
    const all = amountsAt(thirds, 10_000_00) ?? [];
    expect(all.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)).toBe(10_000_00);
  });

  it('a template’s locked amounts are adapted to a new budget only once', () => {
    const first = atShares({ ...locked([5_000_00]), budget: 10_000_00 });
    expect(first?.template?.budget).toBeNull();
    expect(atShares({ ...locked([5_000_00]), ...first, budget: 30_000_00 })).toBeNull();
    expect(atShares({ ...values, budget: 10_000_00 })).toBeNull();
  });
});
