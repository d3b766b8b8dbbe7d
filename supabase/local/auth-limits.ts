import type { PGlite } from '@electric-sql/pglite';
import { authError } from './http.ts';
import type { ProjectConfig } from './project.ts';

type Bucket = { full: number; at: number };

/** Number of requests allowed at once, before the rate per five minutes applies. */
const BURST = 30;

/**
 * Creates a rate limiter (token bucket) like hosted Supabase Auth's: per key, `burst` requests at once, then
 * `perSecond` requests a second.
 */
function limiter(burst: number, perSecond: number): (key: string, take?: boolean) => boolean {
  const buckets = new Map<string, Bucket>();
  return (key, take = true) => {
    const now = Date.now();
    const { full, at } = buckets.get(key) ?? { full: burst, at: now };
    const left = Math.min(burst, full + ((now - at) / 1000) * perSecond);
    buckets.set(key, { full: left >= 1 && take ? left - 1 : left, at: now });
    return left >= 1;
  };
}

export type AuthLimits = {
  /** Returns a refusal if the address has sent too many requests to a route. */
  ofRequest: (route: string, address: string) => Response | null;
  mailsLeft: () => boolean;
  mailed: () => void;
};

/**
 * Creates the limits of `[auth.rate_limit]`: per IP address and route, and for the project's mails. They are
 * off by default, because all users in a test share one IP address.
 */
export function createAuthLimits({ auth: { rate_limit } }: ProjectConfig, on: boolean): AuthLimits {
  if (!on) return { ofRequest: () => null, mailsLeft: () => true, mailed: () => undefined };
  const otp = limiter(BURST, rate_limit.sign_in_sign_ups / 300);
  const token = limiter(BURST, rate_limit.token_refresh / 300);
  const verify = limiter(BURST, rate_limit.token_verifications / 300);
  const sent = limiter(rate_limit.email_sent, rate_limit.email_sent / 3600);
  const of: Readonly<Record<string, (key: string) => boolean>> = {
    'POST /signup': otp,
    'POST /recover': otp,
    'POST /resend': otp,
    'POST /otp': otp,
    'POST /magiclink': otp,
    'PUT /user': otp,
    'POST /token': token,
    'POST /verify': verify,
  };
  return {
    ofRequest: (route, address) =>
      of[route]?.(`${route} ${address}`) === false
        ? authError(429, 'over_request_rate_limit', 'Request rate limit reached')
        : null,
    mailsLeft: () => sent('project', false),
    mailed: () => void sent('project'),
  };
}

export const noMailLeft = (): Response =>
  authError(429, 'over_email_send_rate_limit', 'email rate limit exceeded');

const tooSoon = (wait: number): Response =>
  authError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${wait} seconds.`,
  );

const seconds = (duration: string): number => {
  const [, amount, unit] = /^(\d+)(s|m|h)$/.exec(duration) ?? [];
  return Number(amount ?? 60) * { s: 1, m: 60, h: 3600 }[(unit ?? 's') as 's' | 'm' | 'h'];
};

/** Refuses a second mail of one kind to an address within `max_frequency`. */
export async function frequencyRefusal(
  email: string,
  sent: 'confirmation_sent_at' | 'recovery_sent_at' | 'email_change_sent_at',
  { db, project }: { db: Pick<PGlite, 'query'>; project: { config: ProjectConfig } },
): Promise<Response | null> {
  const { rows } = await db.query<{ waits: number | null }>(
    `select ceil(extract(epoch from ${sent} + make_interval(secs => $2) - now()))::int as waits
     from auth.users where email = $1`,
    [email.toLowerCase(), seconds(project.config.auth.email.max_frequency)],
  );
  const waits = rows[0]?.waits ?? 0;
  return waits > 0 ? tooSoon(waits) : null;
}
