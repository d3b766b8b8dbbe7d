/**
 * Converts a rate. The database has percent with three decimals, the app has hundredths of a percent: 8.875 %
 * is 887.5.
 */
export const rateIn = (value: string | number): number => Math.round(Number(value) * 1000) / 10;
export const rateOut = (rate: number): string => (rate / 100).toFixed(3);
