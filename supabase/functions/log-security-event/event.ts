/**
 * Event types that a browser can report. A test keeps them equal to those of `src/data/security-events.ts`.
 */
export const TYPES = [
  'sign_in_failed',
  'password_reset_requested',
  'password_reset_failed',
  'password_updated',
  'permission_denied',
  'not_found_path',
] as const;

const MAX_BODY_BYTES = 4096;
const MAX_DETAILS_BYTES = 2048;
const MAX_VALUE_LENGTH = 300;
const MAX_KEYS = 20;

/**
 * Field names of secret data, which must not be logged. Matches anywhere in a name, ignoring case and
 * separators.
 */
const SECRET_KEY =
  /token|password|passwd|secret|apikey|authorization|cookie|session|jwt|otp|email|mail|phone|address|name/;
/** Matches values that look secret, whatever their field is called. */
const SECRET_VALUE =
  /eyJ[\w-]{10,}\.|\bsb_(?:secret|publishable)_|[^\s@]+@[^\s@]+\.[^\s@]+|token_hash=|[0-9a-f]{32,}/i;

/** Matches control characters, line separators and characters that change the text's direction. */
const CONTROL = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu;

type SecurityEvent = {
  type: (typeof TYPES)[number];
  /** Time by the browser's clock (ISO 8601), or null if unusable. Events are never sorted by it. */
  timestamp: string | null;
  details: Record<string, string | number | boolean>;
};

type Outcome = { ok: true; event: SecurityEvent } | { ok: false; status: 400 | 413; reason: string };

const refuse = (reason: string, status: 400 | 413 = 400): Outcome => ({ ok: false, status, reason });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/** Keeps only simple values whose name and content look harmless. */
function clean(details: Record<string, unknown>): SecurityEvent['details'] {
  const kept: SecurityEvent['details'] = {};
  for (const [key, value] of Object.entries(details).slice(0, MAX_KEYS)) {
    if (!/^[a-z][a-z0-9_]{0,39}$/i.test(key) || SECRET_KEY.test(key.toLowerCase().replaceAll('_', '')))
      continue;
    if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)))
      kept[key] = value;
    if (typeof value === 'string' && !SECRET_VALUE.test(value)) {
      kept[key] = value.replace(CONTROL, ' ').slice(0, MAX_VALUE_LENGTH);
    }
  }
  return kept;
}

function readTime(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 40) return null;
  const time = Date.parse(value);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/**
 * Validates a reported event and removes what must not be stored.
 * @returns the event; or a refusal: 413 above the size limit, 400 if invalid
 */
export function readEvent(body: string): Outcome {
  if (bytes(body) > MAX_BODY_BYTES) return refuse('too large', 413);
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return refuse('not JSON');
  }
  if (!isObject(value)) return refuse('not an object');
  const type = TYPES.find((known) => known === value.type);
  if (type === undefined) return refuse('unknown type');
  const details = value.details ?? {};
  if (!isObject(details)) return refuse('details must be an object');
  if (bytes(JSON.stringify(details)) > MAX_DETAILS_BYTES) return refuse('details too large', 413);
  return { ok: true, event: { type, timestamp: readTime(value.timestamp), details: clean(details) } };
}
