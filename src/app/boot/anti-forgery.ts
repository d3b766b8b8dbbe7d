import { tabStorage } from '@/lib/device-storage';

const KEY = 'celebra-anti-forgery';

/**
 * Returns the session's anti-forgery token, created once and kept in session storage (specification, point
 * 4). Requests carry a bearer token and no cookie, so that nothing has to check it; it marks the session's
 * log lines.
 */
export function antiForgeryToken(): string {
  const stored = tabStorage.getItem(KEY);
  if (stored) return stored;
  const token = crypto.randomUUID();
  tabStorage.setItem(KEY, token);
  return token;
}
