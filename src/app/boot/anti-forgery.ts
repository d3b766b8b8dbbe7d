import { tabStorage } from '@/lib/device-storage';

const KEY = 'celebra-anti-forgery';

/**
 * The session's anti-forgery token: made once a session and kept in session storage (specification, point 4).
 * Requests carry a bearer token and no cookie, so nothing has to check it; it marks the session's own log lines.
 */
export function antiForgeryToken(): string {
  const stored = tabStorage.getItem(KEY);
  if (stored) return stored;
  const token = crypto.randomUUID();
  tabStorage.setItem(KEY, token);
  return token;
}
