import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount } from '@/domain/amount-text';
import { writeNumbersFor } from '@/lib/format';
import { amountText, currencySign, signLeads } from './typed-amount';

describe('an amount in a field', () => {
  it.each([
    [125_050, 'es', '1.250,50'],
    [125_050, 'en', '1,250.50'],
    [125_005, 'es', '1.250,05'],
    [1_250_000, 'es', '12.500'],
    [0, 'en', '0'],
    [10_000_000_000, 'en', '100,000,000'],
  ] as const)('an amount of %i cents is shown in language %s as %s', (cents, language, text) => {
    expect(amountText(cents, language)).toBe(text);
  });

  it('an amount that is shown in a field is read back as the same amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000_000 }),
        fc.constantFrom('es', 'en'),
        fc.constantFrom('es-ES', 'es-MX', 'es-AR', 'es-CR', 'es-US', 'es-419'),
        (cents, language, spanish) => {
          writeNumbersFor([spanish]);
          expect(parseAmount(amountText(cents, language), language)).toEqual({ ok: true, cents });
        },
      ),
    );
  });

  it('the reader’s country decides whether the currency sign precedes or follows the amount', () => {
    writeNumbersFor(['es-MX']);
    expect([currencySign('MXN', 'es'), signLeads('es')]).toEqual(['$', true]);
    writeNumbersFor([]);
    expect([currencySign('MXN', 'es'), signLeads('es')]).toEqual(['MXN', false]);
    expect(currencySign('EUR', 'es')).toBe('€');
    expect(currencySign('USD', 'en')).toBe('$');
    expect(currencySign('nonsense', 'en')).toBe('nonsense');
  });
});
