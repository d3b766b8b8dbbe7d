import type { Cents } from '../money';
import { percentOf } from './ledger-item';

const ON_TOP = /^(?:\+|mas|plus|sin|excl|ex(?![a-z])|before|antes)|(?:no|not) inclu|aparte/u;
const NAMED = /(?<![a-z])(?:iva|vat|tax(?:es)?|igv|gst|impuestos?)(?![a-z])/u;

/** The rate of a tax that comes on top, hundredths of a percent: "+ 10 % IVA". Null where the words say none. */
export function taxOnTop(words: string): number | null {
  const rate = /(\d{1,2}(?:[.,]\d)?)\s?%/u.exec(words)?.[1];
  if (!rate || !ON_TOP.test(words) || !NAMED.test(words)) return null;
  return Math.round(Number(rate.replace(',', '.')) * 100);
}

export const withTax = (amount: Cents, tax_rate: number | null): Cents =>
  amount + percentOf(amount, tax_rate ?? 0);
