import { loadOnce } from './load-once';

const library = loadOnce(() => import('libphonenumber-js/min'));

/** Reads numbers as people of a country write them: "612 34 56 78" in Spain becomes +34612345678; null is no number. */
export type ReadPhone = (text: string) => string | null;

export async function phoneReader(country: string): Promise<ReadPhone> {
  const { parsePhoneNumberFromString, isSupportedCountry } = await library();
  const home = isSupportedCountry(country) ? country : undefined;
  return (text) => {
    // Spreadsheets take the plus away; numbers of Mexico were written with a 1 behind the country's until 2019.
    const digits = text.replace(/[\s().-]/g, '');
    const mexican = /^(?:\+|00)?521(\d{10})$/.exec(digits)?.[1];
    const tries = [mexican ? `+52${mexican}` : text, ...(/^\d{11,15}$/.test(digits) ? [`+${digits}`] : [])];
    const read = tries.map((one) => parsePhoneNumberFromString(one, home)).find((one) => one?.isPossible());
    return read?.number ?? null;
  };
}
