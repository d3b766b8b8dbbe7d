import { ruleOf } from '@/domain/drinks/drinks-event';
import { useTranslation } from '@/lib/translation';
import { NumberField } from '@/parts/fields/number-field';
import { usePlanContext } from '@/parts/module/plan-context';
import { MoneyField } from '@/parts/money/money-field';
import type { Drinks } from './use-drinks';

export function BuyingFields({ drinks }: { drinks: Drinks }) {
  const { plan } = usePlanContext();
  const { t } = useTranslation('drinks');
  const { preferences, choose } = drinks;
  const { choices } = preferences;
  const rule = ruleOf(choices);
  return (
    <section aria-labelledby="buying">
      <h2 id="buying" className="text-xl">
        {t('buying.title')}
      </h2>
      <p className="measure mt-1 mb-3 text-ink-muted">{t('buying.text')}</p>
      <div className="grid items-start gap-x-4 gap-y-7 sm:grid-cols-2">
        <NumberField
          label={t('buying.sureReturnable')}
          value={Math.round(rule.returnable * 100)}
          least={50}
          most={99}
          onChange={(value) => choose({ sure_returnable: value })}
        />
        <NumberField
          label={t('buying.sureKept')}
          value={Math.round(rule.kept * 100)}
          least={50}
          most={99}
          onChange={(value) => choose({ sure_kept: value })}
        />
        <MoneyField
          label={t('buying.corkage')}
          hint={t('buying.corkageHint')}
          value={choices.corkage ?? null}
          currency={plan.currency}
          onChange={(value) => choose({ corkage: value ?? undefined })}
        />
      </div>
    </section>
  );
}
