import Stripe from 'stripe';
import { Refusal } from './http.ts';

/** Parses the address of a substitute for Stripe: the embedded backend's stub. */
function addressOf(url: string) {
  const { protocol, hostname, port } = new URL(url);
  return {
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    host: hostname,
    ...(port ? { port: Number(port) } : {}),
  };
}

/**
 * Creates the client of the payment service with `STRIPE_SECRET_KEY`.
 * @throws Refusal 503 without a key: nothing is sold online then
 */
export function paymentService(): Stripe {
  const key = Deno.env.get('STRIPE_SECRET_KEY');
  if (!key) throw new Refusal(503, 'nothing is sold online');
  const elsewhere = Deno.env.get('STRIPE_API_URL');
  return new Stripe(key, {
    httpClient: Stripe.createFetchHttpClient(),
    timeout: 15_000,
    ...(elsewhere ? addressOf(elsewhere) : {}),
  });
}

/** True if Stripe is the seller and owes the taxes (Managed Payments). */
export const isManaged = (): boolean => Deno.env.get('STRIPE_MANAGED_PAYMENTS') === 'true';

export const idOf = (one: string | { id: string }): string => (typeof one === 'string' ? one : one.id);
