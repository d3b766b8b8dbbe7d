import { plainPhone } from '@/domain/guests/schema';
import { phoneReader, type ReadPhone } from '@/lib/phone';

/** Returns a number as written, if the country is unknown. */
export const asWritten: ReadPhone = (text) => plainPhone(text);

/**
 * Returns a parser of phone numbers in a country's format; numbers stay as written if the library can't be
 * loaded.
 */
export const guestPhoneReader = (country: string): Promise<ReadPhone> =>
  phoneReader(country).then(
    (read) => (text) => read(text) ?? asWritten(text),
    () => asWritten,
  );
