import { loadOnce } from './load-once';

const library = loadOnce(() => import('libphonenumber-js/min'));

/**
 * Parses a telephone number in a country's notation: in Spain "612 34 56 78" becomes +34612345678. Returns
 * null if the text isn't a number.
 */
export type ReadPhone = (text: string) => string | null;

export async function phoneReader(country: string): Promise<ReadPhone> {
  const { parsePhoneNumberFromString, isSupportedCountry } = await library();
  const home = isSupportedCountry(country) ? country : undefined;
  return (text) => {
    // Spreadsheets remove the plus sign, and Mexican numbers had a 1 after the country code until 2019.
    const digits = text.replace(/[\s().-]/g, '');
    const mexican = /^(?:\+|00)?521(\d{10})$/.exec(digits)?.[1];
    const tries = [mexican ? `+52${mexican}` : text, ...(/^\d{11,15}$/.test(digits) ? [`+${digits}`] : [])];
    const read = tries.map((one) => parsePhoneNumberFromString(one, home)).find((one) => one?.isPossible());
    return read?.number ?? null;
  };
}
