import { useEffect, useState } from 'react';
import type { ReadPhone } from '@/lib/phone';
import { asWritten, guestPhoneReader } from './guest-phone';

/**
 * Returns a parser for phone numbers of the plan's country. Until its library is loaded, numbers stay as
 * entered.
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
