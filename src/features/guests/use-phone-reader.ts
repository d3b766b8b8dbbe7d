import { useEffect, useState } from 'react';
import { plainPhone } from '@/domain/guests/schema';
import { phoneReader, type ReadPhone } from '@/lib/phone';

/** Until the library is there a number is taken as it is written. */
const asWritten: ReadPhone = (text) => plainPhone(text);

/** Reads phone numbers as the plan's country writes them; a number that it doesn't know is taken as it is written. */
export function usePhoneReader(country: string): ReadPhone {
  const [read, setRead] = useState<ReadPhone>(() => asWritten);
  useEffect(() => {
    let left = false;
    void phoneReader(country)
      .then((reader) => {
        if (!left) setRead(() => (text: string) => reader(text) ?? asWritten(text));
      })
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [country]);
  return read;
}
