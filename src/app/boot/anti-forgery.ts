import { tabStorage } from '@/lib/device-storage';

const KEY = 'celebra-anti-forgery';

/**
 * Returns the session's anti-forgery token, created once per session (specification, point 4). Requests are
 * authorised by a bearer token instead of a cookie, so the server doesn't check the anti-forgery token. It
 * only identifies the session in log lines.
 */
export function antiForgeryToken(): string {
  const stored = tabStorage.getItem(KEY);
  if (stored) return stored;
  const token = crypto.randomUUID();
  tabStorage.setItem(KEY, token);
  return token;
}
