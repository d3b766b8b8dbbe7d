import { countriesTold } from '@/domain/places/countries-told';
import type { Language } from '@/lib/texts';
import { ELSEWHERE, SAMPLE_COUNTRIES, type SampleCountry } from './countries.data';

/**
 * Returns the country of the sample: the first country in the browser's settings that has a sample in
 * `language`, or else that language's first country.
 */
export const sampleCountry = (language: Language, languages: readonly string[]): SampleCountry => {
  const [usual, ...others] = SAMPLE_COUNTRIES[language];
  const known: readonly SampleCountry[] = [usual, ...others];
  return countriesTold(languages).flatMap((told) => known.find((one) => one === told) ?? [])[0] ?? usual;
};

export const languageOf = (country: SampleCountry): Language =>
  country === 'ES' || country === 'MX' ? 'es' : 'en';

/** Columns of the sample's rows that contain amounts of money. */
const MONEY = new Set([
  'planned_amount',
  'actual_amount',
  'amount',
  'budget',
  'price',
  'case_price',
  'deposit',
  'extra_hour',
  'travel',
]);

export function inSampleCountry<Rows>(rows: Rows, country: SampleCountry): Rows {
  if (country === 'ES' || country === 'GB') return rows;
  const { money, tax, sum, words } = ELSEWHERE[country];
  const [written, become] = sum;
  const told = (text: string): string =>
    words.reduce(
      (known, [word, other]) => known.replace(word, other),
      text.replace(written, (_, units: string) => become(Number(units.replace(/[.,]/g, '')) * money)),
    );
  const text = JSON.stringify(rows, (key, value: unknown) => {
    if (typeof value === 'string') return told(value);
    if (typeof value !== 'number') return value;
    if (key === 'tax_rate') return value > 0 ? tax : value;
    return MONEY.has(key) ? value * money : value;
  });
  // Only words are replaced, so the rows keep their structure.
  return JSON.parse(text) as Rows;
}
