import type Stripe from 'stripe';
import type { Currency, Offer } from '../_shared/prices.ts';

export type Wish = {
  tier: 'basic' | 'pro';
  offer: Offer;
  currency: Currency;
  amount: number;
  language: 'es' | 'en';
  /** The page to come back to. */
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

/** What the service's page and its invoices call it. */
const NAMES = { basic: 'Celebra Basic', pro: 'Celebra Pro' } as const;
/** The service's kind of software used through a browser, for its taxes (docs.stripe.com/tax/tax-codes). */
const TAX_CODE = 'txcd_10103000';
/** A session is open for two hours: its attempt is given up after one. */
const OPEN_S = 7200;

/** All from the attempt: asked for again with its key, the service must find the same words. */
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
    // Filled in by the service, which needs the literal braces.
    success_url: `${attempt.site}/app/profile?paid={CHECKOUT_SESSION_ID}&${query}`,
    cancel_url: `${attempt.site}${wish.back}`,
    expires_at: Math.floor(Date.parse(began_at) / 1000) + OPEN_S,
    metadata,
    ...(once ? {} : { subscription_data: { metadata } }),
    // Who sells in its own name writes the invoice itself.
    ...(once && !managed ? { invoice_creation: { enabled: true } } : {}),
    ...(managed ? { managed_payments: { enabled: true } } : {}),
  };
}
