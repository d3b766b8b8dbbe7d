import type { Cents } from '../money';
import { unitOf } from '../money';
import type { MessageReading } from './reading/read-message';

/**
 * Converts the amounts of a parsed message to the plan's currency. `rate` is the price of one unit of the
 * foreign currency.
 */
export function convertReading(reading: MessageReading, rate: number, own: string): MessageReading {
  const unit = unitOf(own);
  const convert = <F extends { readonly value: Cents }>(found: F): F => ({
    ...found,
    value: Math.round((found.value * rate) / unit) * unit,
  });
  const { price, deposit, ...facts } = reading.facts;
  return {
    ...reading,
    facts: {
      ...facts,
      ...(price ? { price: convert(price) } : {}),
      ...(deposit ? { deposit: convert(deposit) } : {}),
    },
    amounts: reading.amounts.map(convert),
  };
}

/**
 * Parses an exchange rate entered as text. The same mark can group thousands ("4.500" pesos per euro) or
 * begin decimals ("1.172" dollars). The value nearer to the known rate is returned, or NaN if the text isn't
 * a number.
 */
export function readRate(text: string, known: number | null): number {
  const typed = text.trim();
  if (!/^\d+(?:[.,]\d+)*$/u.test(typed)) return Number.NaN;
  const asDecimal = typed.replace(/[.,](?=.*[.,])/gu, '').replace(',', '.');
  const readings = [Number(asDecimal)];
  if (/^\d{1,3}(?:[.,]\d{3})+$/u.test(typed)) readings.push(Number(typed.replace(/\D/gu, '')));
  const far = (rate: number) => Math.abs(Math.log(rate / (known ?? readings[0] ?? 1)));
  const [best = Number.NaN] = readings.filter((rate) => rate > 0).sort((a, b) => far(a) - far(b));
  return best;
}
