import { useEffect, useState } from 'react';
import type { ReadPhone } from '@/lib/phone';
import { asWritten, guestPhoneReader } from './guest-phone';

/**
 * Returns a parser of phone numbers in the plan's country; until the library is loaded, numbers stay as
 * written.
 */
export function usePhoneReader(country: string): ReadPhone {
  const [read, setRead] = useState<ReadPhone>(() => asWritten);
  useEffect(() => {
    let left = false;
    void guestPhoneReader(country).then((reader) => {
      if (!left) setRead(() => reader);
    });
    return () => {
      left = true;
    };
  }, [country]);
  return read;
}
