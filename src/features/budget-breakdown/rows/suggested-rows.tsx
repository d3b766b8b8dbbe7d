import { Link } from 'react-router-dom';
import type { AllocationSuccess } from '@/domain/allocation/allocation';
import type { CategoryLine } from '@/domain/ledger/breakdown';
import { formatMoney } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { AllocationSteps } from '@/parts/allocation/allocation-why';
import { RangeBar, RangeText } from '@/parts/allocation/range-bar';
import { usePlanContext } from '@/parts/module/plan-context';
import { buttonClass } from '@/ui/button';

interface SuggestedRowsProps {
  line: CategoryLine;
  suggestion: AllocationSuccess | null;
}

/** Explains the amount that the engine suggests for a category: reasons, sources, and what others pay. */
export function SuggestedRows({ line, suggestion }: SuggestedRowsProps) {
  const { plan } = usePlanContext();
  const { t } = useTranslation('breakdown');
  const own = suggestion?.lines.find(({ category }) => category === line.category);
  const { currency } = plan;
  return (
    <>
      {own && suggestion ? (
        <>
          <div>
            <RangeBar {...own} currency={currency} />
            <RangeText {...own} currency={currency} />
          </div>
          <section aria-label={t('rows.why')}>
            <h3 className="mb-1 text-lg">{t('rows.why')}</h3>
            <AllocationSteps
              line={own}
              basis={suggestion.basis}
              currency={currency}
              country={plan.country}
              result={t('measure.suggested')}
            />
          </section>
        </>
      ) : (
        <p className="text-ink-muted">{t('rows.noSuggestion')}</p>
      )}
      <p className="flex justify-between gap-3 border-t border-line pt-3">
        <span>{t('rows.given')}</span>
        <span className="tabular font-semibold">{formatMoney(line.figures.planned, currency)}</span>
      </p>
      <Link to={paths.eventPlan(plan.id)} className={buttonClass('secondary', 'small')}>
        {t('rows.toPlan')}
      </Link>
    </>
  );
}
