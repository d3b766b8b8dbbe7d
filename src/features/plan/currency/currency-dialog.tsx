import { useState } from 'react';
import type { Conversion } from '@/domain/currency/conversion';
import { exchanged } from '@/domain/currency/exchange';
import { type Cents, currencyDigits } from '@/domain/money';
import { exchangeRate } from '@/domain/places/places';
import { readExchangeRate } from '@/domain/reading/rate';
import { currencyName, formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { useChangeTables } from '@/parts/rows/use-change-rows';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/field';
import { Notice } from '@/ui/states';
import { useCurrencyChange } from './use-currency-change';

interface CurrencyDialogProps {
  /** The chosen currency. `budget` is set if the person also entered a new budget. */
  currency: string;
  budget: Cents | null;
  /** Called after the plan was converted. */
  onChanged: () => void;
  /** Called if the person keeps the current currency. */
  onLeave: () => void;
  /** Called if the person closes the dialog without deciding. */
  onBack: () => void;
}

/** Asks whether to convert a plan's amounts, and at what rate. Nothing changes before the person answers. */
export function CurrencyDialog(props: CurrencyDialogProps) {
  const { currency, budget, onChanged, onLeave, onBack } = props;
  const { plan, today } = usePlanContext();
  const { t } = useTranslation('budget');
  const { isRead, isFailed, changesTo } = useCurrencyChange();
  const change = useChangeTables(plan.id);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<'rate' | 'large' | 'figures' | null>(null);
  const known = exchangeRate(plan.currency, currency);
  // Asks for whichever rate is above 1, for example pesos per euro instead of euros per peso.
  const turned = (known ?? 1) < 1;
  const [one, other] = turned ? [currency, plan.currency] : [plan.currency, currency];
  const typedRate = readExchangeRate(typed, exchangeRate(one, other));
  const rate = turned ? 1 / typedRate : typedRate;
  const [from, to] = [currencyName(plan.currency), currencyName(currency)];
  const example = formatMoney(plan.budget, plan.currency);

  const apply = (by: number, conversion: Conversion | null, tooLarge: 'large' | 'figures') => {
    const changes = changesTo({ currency, rate: by }, budget, conversion);
    if (!changes) return setProblem(tooLarge);
    change(changes, t(conversion ? 'currency.converted' : 'currency.renamed', { from, to }));
    onChanged();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onBack()}
      title={t('currency.title', { from, to })}
      description={t('currency.text', { from })}
    >
      {isFailed && <Notice tone="attention">{t('currency.unread')}</Notice>}
      <div className="flex flex-col divide-y divide-line *:py-4">
        <form
          noValidate
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            // Keeps the surrounding form from being submitted too.
            event.stopPropagation();
            if (!(rate > 0) || !Number.isFinite(rate)) setProblem('rate');
            else apply(rate, { from: plan.currency, rate, on: today }, 'large');
          }}
        >
          <TextField
            label={t('currency.rate', { one, other })}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem(null);
            }}
            hint={
              rate > 0
                ? t('currency.example', {
                    before: example,
                    after: formatMoney(exchanged(plan.budget, { rate, currency }), currency),
                  })
                : undefined
            }
            error={
              problem === 'rate' || problem === 'large'
                ? t(problem === 'rate' ? 'currency.noRate' : 'currency.tooLarge', { one, other })
                : undefined
            }
          />
          <Button type="submit" disabled={!isRead}>
            {t('currency.convert', { to })}
          </Button>
        </form>
        <div className="flex flex-col gap-2">
          <p className="text-sm text-ink-muted">
            <span>
              {t('currency.sameText', {
                before: example,
                after: formatMoney(exchanged(plan.budget, { rate: 1, currency }), currency),
              })}
            </span>{' '}
            {currencyDigits(currency) === 0 && <span>{t('currency.whole')}</span>}
          </p>
          <Button look="secondary" disabled={!isRead} onClick={() => apply(1, null, 'figures')}>
            {t('currency.same')}
          </Button>
          {problem === 'figures' && (
            <p role="alert" className="text-sm text-danger">
              {t('currency.tooLarge')}
            </p>
          )}
        </div>
        <div className="flex flex-col">
          <Button look="quiet" onClick={onLeave}>
            {t('currency.leave', { from })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
