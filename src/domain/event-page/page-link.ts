import { PAGE_LENGTHS } from './page';

/**
 * Matches a link by the same rule as the database. The host must be in Latin letters, and the address must
 * not contain a password.
 */
const LINK = /^https?:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]+)?([/?#][^\s"<>\\]*)?$/u;

/** Cleans an entered link, such as `hotel.es`, and returns it with its host; null if it isn't a link. */
export function pageLink(typed: string): { readonly href: string; readonly host: string } | null {
  const text = typed.trim();
  if (text === '' || /\s/u.test(text)) return null;
  try {
    const url = new URL(/^[a-z][a-z0-9+.-]*:/iu.test(text) ? text : `https://${text}`);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    if (!isWeb || !url.hostname.includes('.') || url.href.length > PAGE_LENGTHS.link) return null;
    return LINK.test(url.href) ? { href: url.href, host: url.host.replace(/^www\./, '') } : null;
  } catch {
    return null;
  }
}
