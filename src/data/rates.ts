/**
 * Parses a rate: percent with three decimals in the database, hundredths of a percent here (8.875 % is
 * 887.5).
 */
export const rateIn = (value: string | number): number => Math.round(Number(value) * 1000) / 10;
export const rateOut = (rate: number): string => (rate / 100).toFixed(3);
