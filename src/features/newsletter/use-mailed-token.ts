import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { decoded } from '@/lib/address/decoded';
import { changeLanguage, currentLanguage } from '@/lib/i18n';
import { isLanguage } from '@/lib/texts';

const tokenIn = (hash: string): string | null => (hash.length < 2 ? null : decoded(hash.slice(1)));

/** The link stays in this tab, and only there: the address loses it at once. */
export function useMailedToken(): string | null {
  const { hash, search } = useLocation();
  const [token, setToken] = useState(() => tokenIn(hash));
  useEffect(() => {
    const read = tokenIn(hash);
    if (read === null) return;
    setToken(read);
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [hash]);
  // The page is in the email's language, whatever device it is opened on.
  useEffect(() => {
    const language = new URLSearchParams(search).get('lang');
    if (isLanguage(language) && language !== currentLanguage()) void changeLanguage(language);
  }, [search]);
  return token;
}
