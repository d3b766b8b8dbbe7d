import { type FormEvent, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { startCheckout } from '@/data/billing';
import { notePaying } from '@/data/paying';
import { readOwnTier } from '@/data/profiles';
import { basicUntil } from '@/domain/basic-term';
import { type BillingPeriod, offerOf, tierPrice } from '@/domain/pricing';
import { PRICE_CURRENCIES, type PriceCurrency } from '@/domain/pricing.data';
import { PLAN_TIERS } from '@/domain/tiers';
import { EMBEDDED } from '@/lib/env';
import { statusOf } from '@/lib/errors';
import { currencyName, formatDate, formatMoney, today } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { Button, buttonClass } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { Dialog } from '@/ui/dialog';
import { FieldError } from '@/ui/field';
import { SelectField } from '@/ui/select';

interface CheckoutDialogProps {
  tier: 'basic' | 'pro';
  currency: PriceCurrency;
  period?: BillingPeriod;
  eventOn?: string | undefined;
  /** Last day of the Basic tier after an extension. Undefined if this isn't an extension. */
  extendsTo?: string | undefined;
  onClose: () => void;
}

type Problem = 'beginNeeded' | 'leaving' | 'held' | 'elsewhere' | 'unsold' | 'failed';

function problemOf(error: unknown): Problem {
  const status = statusOf(error);
  if (status === 403) return 'leaving';
  if (status === 409) return 'held';
  if (status === 423) return 'elsewhere';
  return status === 503 ? 'unsold' : 'failed';
}

/**
 * Dialog shown before the payment service's page. It says what is bought, how long it lasts, and how much
 * money the buyer would get back on withdrawal.
 */
export default function CheckoutDialog({ tier, eventOn, extendsTo, onClose, ...given }: CheckoutDialogProps) {
  const { t } = useTranslation(['upgrade', 'common']);
  const { pathname, search } = useLocation();
  const [period, setPeriod] = useState<BillingPeriod>(given.period ?? 'yearly');
  const [currency, setCurrency] = useState<PriceCurrency>(given.currency);
  const [begins, setBegins] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    if (extendsTo) return;
    const reading = new AbortController();
    // If the tier can't be read, nothing happens here, because the service also refuses a second purchase.
    readOwnTier(reading.signal).then(
      (held) => PLAN_TIERS.indexOf(held) >= PLAN_TIERS.indexOf(tier) && setProblem('held'),
      () => undefined,
    );
    return () => reading.abort();
  }, [tier, extendsTo]);
  const offer = offerOf(tier, period);
  const money = (one: BillingPeriod) =>
    formatMoney(tierPrice(offerOf(tier, one) ?? 'basic', currency), currency);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !offer) return;
    if (!begins) return setProblem('beginNeeded');
    setBusy(true);
    setProblem(null);
    try {
      const back = pathname.startsWith(paths.app) ? `${pathname}${search}` : paths.app;
      const { url, session } = await startCheckout({
        offer,
        currency,
        language: currentLanguage(),
        back,
        begin_at_once: true,
      });
      notePaying(session);
      window.location.assign(url);
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  };
  const shell = {
    open: true,
    onOpenChange: (open: boolean) => !open && onClose(),
    title: t(extendsTo ? 'checkout.extend' : 'checkout.title', { tier: t(`common:tier.${tier}`) }),
    closeLabel: t('common:close'),
  };
  // A person who already has the tier is told so before any question.
  if (problem === 'held')
    return (
      <Dialog {...shell}>
        <div className="flex flex-col items-start gap-4">
          <p role="status">{t('checkout.held')}</p>
          <Link to={paths.profile} className={buttonClass('secondary')} onClick={onClose}>
            {t('checkout.seeProfile')}
          </Link>
        </div>
      </Dialog>
    );
  return (
    <Dialog {...shell}>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        {tier === 'pro' && (
          <fieldset className="flex flex-col">
            <legend className="font-semibold">{t('checkout.period')}</legend>
            {(['yearly', 'monthly'] as const).map((one) => (
              <label key={one} className="flex min-h-11 cursor-pointer items-center gap-2.5">
                <input
                  type="radio"
                  name="period"
                  checked={period === one}
                  onChange={() => setPeriod(one)}
                  className="size-5 shrink-0"
                />
                <span>{t(`checkout.${one}`, { amount: money(one) })}</span>
              </label>
            ))}
          </fieldset>
        )}
        <SelectField
          label={t('checkout.currency')}
          value={currency}
          onChange={(value) => {
            const chosen = PRICE_CURRENCIES.find((one) => one === value);
            if (chosen) setCurrency(chosen);
          }}
          options={PRICE_CURRENCIES.map((value) => ({ value, label: `${value} · ${currencyName(value)}` }))}
        />
        <div className="flex flex-col gap-1">
          <p className="tabular text-xl font-semibold">{t('checkout.total', { amount: money(period) })}</p>
          <p className="text-sm text-ink-muted">
            {extendsTo
              ? t('checkout.extendedUntil', { date: formatDate(extendsTo, 'medium') })
              : tier === 'basic'
                ? t('checkout.basicUntil', {
                    date: formatDate(basicUntil(today(), eventOn ?? null), 'medium'),
                  })
                : t(period === 'yearly' ? 'checkout.renewsYearly' : 'checkout.renewsMonthly', {
                    amount: money(period),
                  })}
          </p>
        </div>
        <div>
          <Checkbox
            label={t('checkout.beginAtOnce')}
            hint={t(extendsTo ? 'checkout.withdrawalExtended' : 'checkout.withdrawal')}
            checked={begins}
            onChange={(on) => {
              setBegins(on);
              setProblem(null);
            }}
          />
          {problem && <FieldError>{t(`checkout.${problem}`)}</FieldError>}
          {problem === 'unsold' && (
            <Link to={paths.contact} className="font-semibold underline">
              {t('checkout.write')}
            </Link>
          )}
        </div>
        <p className="text-sm text-ink-muted">
          <span>{t('checkout.where')}</span> {EMBEDDED && <span>{`${t('checkout.standIn')} `}</span>}
          <span>{t('checkout.terms')}</span>{' '}
          <a href={paths.terms} target="_blank" rel="noreferrer" className="underline">
            {t('checkout.readTerms')}
          </a>
        </p>
        <Button type="submit" busy={busy} className="self-start">
          {t('checkout.pay')}
        </Button>
      </form>
    </Dialog>
  );
}
