import type Stripe from 'stripe';
import type { Currency, Offer } from '../_shared/prices.ts';

export type Wish = {
  tier: 'basic' | 'pro';
  offer: Offer;
  currency: Currency;
  amount: number;
  language: 'es' | 'en';
  back: string;
};

type Attempt = {
  person: string;
  customer: string;
  attempt: string;
  wish: Wish;
  began_at: string;
  site: string;
  managed: boolean;
};

const NAMES = { basic: 'Celebra Basic', pro: 'Celebra Pro' } as const;
/** Stripe's tax code for software used in a browser (docs.stripe.com/tax/tax-codes). */
const TAX_CODE = 'txcd_10103000';
/** Lifetime of a checkout session in seconds. An attempt is given up earlier, after an hour. */
const OPEN_S = 7200;

/** All parameters come from the attempt, because a retry with the same idempotency key must be identical. */
export function sessionParams(attempt: Attempt): Stripe.Checkout.SessionCreateParams {
  const { wish, person, began_at, managed } = attempt;
  const metadata = { user_id: person, attempt: attempt.attempt, offer: wish.offer, begun_at: began_at };
  const once = wish.offer === 'basic';
  const query = new URLSearchParams({ back: wish.back });
  return {
    mode: once ? 'payment' : 'subscription',
    customer: attempt.customer,
    client_reference_id: person,
    locale: wish.language,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: wish.currency.toLowerCase(),
          unit_amount: wish.amount,
          tax_behavior: 'inclusive',
          product_data: { name: NAMES[wish.tier], tax_code: TAX_CODE },
          ...(once
            ? {}
            : {
                recurring: { interval: wish.offer === 'pro-yearly' ? ('year' as const) : ('month' as const) },
              }),
        },
      },
    ],
    // Stripe replaces this placeholder only if the braces aren't encoded.
    success_url: `${attempt.site}/app/profile?paid={CHECKOUT_SESSION_ID}&${query}`,
    cancel_url: `${attempt.site}${wish.back}`,
    expires_at: Math.floor(Date.parse(began_at) / 1000) + OPEN_S,
    metadata,
    ...(once ? {} : { subscription_data: { metadata } }),
    // With Managed Payments, Stripe writes the invoice itself.
    ...(once && !managed ? { invoice_creation: { enabled: true } } : {}),
    ...(managed ? { managed_payments: { enabled: true } } : {}),
  };
}
