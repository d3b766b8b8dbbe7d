import { plainPhone } from '@/domain/guests/schema';
import { phoneReader, type ReadPhone } from '@/lib/phone';

/** Returns a phone number as it was entered, because the country is unknown. */
export const asWritten: ReadPhone = (text) => plainPhone(text);

/**
 * Returns a parser for phone numbers of a country. If the library can't be loaded, numbers stay as entered.
 */
export const guestPhoneReader = (country: string): Promise<ReadPhone> =>
  phoneReader(country).then(
    (read) => (text) => read(text) ?? asWritten(text),
    () => asWritten,
  );
