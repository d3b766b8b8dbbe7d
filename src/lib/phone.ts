import { loadOnce } from './load-once';

const library = loadOnce(() => import('libphonenumber-js/min'));

/** Reads numbers as people of a country write them: "612 34 56 78" in Spain becomes +34612345678; null is no number. */
export type ReadPhone = (text: string) => string | null;

export async function phoneReader(country: string): Promise<ReadPhone> {
  const { parsePhoneNumberFromString, isSupportedCountry } = await library();
  const home = isSupportedCountry(country) ? country : undefined;
  return (text) => {
    const read = parsePhoneNumberFromString(text, home);
    return read?.isPossible() ? read.number : null;
  };
}
