import { useEffect, useState } from 'react';
import type { ReadPhone } from '@/lib/phone';
import { asWritten, guestPhoneReader } from './guest-phone';

/** Reads phone numbers as the plan's country writes them; until the library is there, as they are written. */
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
