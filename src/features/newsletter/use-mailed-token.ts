import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { decoded } from '@/lib/address/decoded';
import { changeLanguage, currentLanguage } from '@/lib/i18n';
import { isLanguage } from '@/lib/texts';

const tokenIn = (hash: string): string | null => (hash.length < 2 ? null : decoded(hash.slice(1)));

/**
 * Returns the token of an emailed link. The token is removed from the address at once and kept only in this
 * tab.
 */
export function useMailedToken(): string | null {
  const { hash, search } = useLocation();
  const [token, setToken] = useState(() => tokenIn(hash));
  useEffect(() => {
    const read = tokenIn(hash);
    if (read === null) return;
    setToken(read);
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [hash]);
  // The page uses the language of the email, whatever the language of the device.
  useEffect(() => {
    const language = new URLSearchParams(search).get('lang');
    if (isLanguage(language) && language !== currentLanguage()) void changeLanguage(language);
  }, [search]);
  return token;
}
