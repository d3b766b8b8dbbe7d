import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { decoded } from '@/lib/address/decoded';
import { changeLanguage, currentLanguage } from '@/lib/i18n';
import { isLanguage } from '@/lib/texts';

const tokenIn = (hash: string): string | null => (hash.length < 2 ? null : decoded(hash.slice(1)));

/** Returns the link's token, which stays only in this tab: it is removed from the address at once. */
export function useMailedToken(): string | null {
  const { hash, search } = useLocation();
  const [token, setToken] = useState(() => tokenIn(hash));
  useEffect(() => {
    const read = tokenIn(hash);
    if (read === null) return;
    setToken(read);
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [hash]);
  // The page is in the email's language, on any device.
  useEffect(() => {
    const language = new URLSearchParams(search).get('lang');
    if (isLanguage(language) && language !== currentLanguage()) void changeLanguage(language);
  }, [search]);
  return token;
}
