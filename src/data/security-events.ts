import { callFunction } from './sync/function-call';

/**
 * Types of logged security events. An event never contains a token, a password, an address or a guest's data.
 */
export const SECURITY_EVENT_TYPES = [
  'sign_in_failed',
  'password_reset_requested',
  'password_reset_failed',
  'password_updated',
  'permission_denied',
  'not_found_path',
] as const;
type SecurityEventType = (typeof SECURITY_EVENT_TYPES)[number];

interface SecurityEvent {
  type: SecurityEventType;
  timestamp: string;
  details: Readonly<Record<string, string | number | boolean>>;
}

const SECURITY_EVENTS_KEPT = 100;
const recent: SecurityEvent[] = [];

export const recentSecurityEvents = (): readonly SecurityEvent[] => recent;
export const forgetSecurityEvents = (): void => void recent.splice(0);

/**
 * Keeps an event in this tab and sends it to the log. Errors are ignored, because a failing log must not
 * disturb the page.
 */
export function logSecurityEvent(type: SecurityEventType, details: SecurityEvent['details'] = {}): void {
  const event: SecurityEvent = { type, timestamp: new Date().toISOString(), details };
  recent.push(event);
  if (recent.length > SECURITY_EVENTS_KEPT) recent.shift();
  void callFunction('log-security-event', event).catch(() => console.info('Not delivered', type));
}
