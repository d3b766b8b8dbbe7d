import { plainPhone } from '@/domain/guests/schema';
import { phoneReader, type ReadPhone } from '@/lib/phone';

/** A number as it is written, where no country knows it. */
export const asWritten: ReadPhone = (text) => plainPhone(text);

/** Reads numbers as a country writes them; without the library that knows how, as they are written. */
export const guestPhoneReader = (country: string): Promise<ReadPhone> =>
  phoneReader(country).then(
    (read) => (text) => read(text) ?? asWritten(text),
    () => asWritten,
  );
