import { lazy, Suspense, useState } from 'react';
import type { BillingPeriod } from '@/domain/pricing';
import type { PriceCurrency } from '@/domain/pricing.data';
import { loadTexts } from '@/lib/i18n';
import { Button } from '@/ui/button';

const CheckoutDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./checkout-dialog'), loadTexts('upgrade')]);
  return dialog;
});

interface BuyButtonProps {
  tier: 'basic' | 'pro';
  label: string;
  currency: PriceCurrency;
  period?: BillingPeriod;
  eventOn?: string | undefined;
  /** Last day of the Basic tier after an extension. Undefined if this isn't an extension. */
  extendsTo?: string | undefined;
  look?: 'primary' | 'secondary';
}

/** Button that opens the checkout dialog. Pressing it loads the dialog's code. */
export function BuyButton({ label, look = 'primary', ...wish }: BuyButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look={look} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <CheckoutDialog {...wish} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
