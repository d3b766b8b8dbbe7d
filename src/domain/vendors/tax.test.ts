import { expect, test } from 'vitest';
import { usualTax } from './tax.data';

test.each([
  ['ES', 'ES-MD', 'catering', 1000],
  ['ES', 'ES-MD', 'photo-and-video', 2100],
  ['ES', 'ES-CN', 'catering', 700],
  ['ES', 'ES-CE', 'venue', null],
  ['IT', null, 'catering', 1000],
  ['GB', 'GB-LND', 'catering', 2000],
  ['MX', 'MX-CMX', 'catering', 1600],
  // Tax differs by state, so the country alone isn't enough.
  ['US', 'US-CA', 'catering', null],
] as const)(
  'for the country %s, region %s and category %s, usualTax returns %s',
  (country, region, category, rate) => {
    expect(usualTax(country, region, category)).toBe(rate);
  },
);
