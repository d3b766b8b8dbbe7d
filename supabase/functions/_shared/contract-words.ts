import { unitsOf } from './prices.ts';

type Language = 'es' | 'en';

const localeOf = (language: Language): string => (language === 'en' ? 'en-US' : 'es');

/** Formats an amount given in the payment service's smallest unit, for example cents. */
export const money = (language: Language, amount: number, currency: string): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'currency', currency }).format(
    amount / unitsOf(currency),
  );

export const moment = (language: Language, at: string): string =>
  `${new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(at))} UTC`;

/** Formats a YYYY-MM-DD date. */
export const longDay = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
