import { plainPhone } from '@/domain/guests/schema';
import { phoneReader, type ReadPhone } from '@/lib/phone';

/** A number as written, if the country is unknown. */
export const asWritten: ReadPhone = (text) => plainPhone(text);

/** Parses phone numbers by a country's format; as written if the library can't be loaded. */
export const guestPhoneReader = (country: string): Promise<ReadPhone> =>
  phoneReader(country).then(
    (read) => (text) => read(text) ?? asWritten(text),
    () => asWritten,
  );
