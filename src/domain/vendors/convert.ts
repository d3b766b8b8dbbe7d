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
