import { Info, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import type { Plan } from '@/data/plans';
import type { CategoryChoice } from '@/domain/plan/facts';
import {
  allocatedTotal,
  isCurrent,
  isWhole,
  previewAllocation,
} from '@/domain/plan-allocation/stored-allocation';
import { useTranslation } from '@/lib/translation';
import { concernText } from '@/parts/plan/concern-text';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/states';
import { AllocationPreview } from './allocation-preview';

interface SuggestionProps {
  plan: Plan;
  /** Absent where the plan is only read. */
  onApply?: ((categories: readonly CategoryChoice[]) => void) | undefined;
}

/** Stored amounts that no longer add up, or that today's figures would split otherwise: offered, never done unasked. */
export function AllocationSuggestion({ plan, onApply }: SuggestionProps) {
  const { t } = useTranslation(['plans', 'common']);
  const id = useId();
  const [seen, setSeen] = useState(false);
  const whole = isWhole(plan);
  const preview = previewAllocation(plan, {});
  if (!preview.ok || isCurrent(plan)) return null;
  if (whole && !onApply) return null;
  const difference = plan.budget - allocatedTotal(plan.categories);
  const Icon = whole ? Info : TriangleAlert;
  return (
    <Notice
      tone={whole ? 'plain' : 'danger'}
      icon={<Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />}
      className="print:hidden"
    >
      <p className="font-semibold">{t(whole ? 'suggestion.newerTitle' : 'suggestion.offTitle')}</p>
      <p>
        {whole
          ? t('suggestion.newerText')
          : concernText(t, { key: 'allocationOff', severity: 'high', difference }, plan.currency)}
      </p>
      {onApply && (
        <>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="small" look="secondary" onClick={() => onApply(preview.categories)}>
              {t('suggestion.apply')}
            </Button>
            <Button
              size="small"
              look="quiet"
              aria-expanded={seen}
              aria-controls={id}
              onClick={() => setSeen(!seen)}
            >
              {t(seen ? 'suggestion.hide' : 'suggestion.see')}
            </Button>
          </div>
          <div id={id} hidden={!seen} className="mt-3 text-ink">
            {seen && (
              <AllocationPreview preview={preview} currency={plan.currency} choices={plan.categories} />
            )}
          </div>
        </>
      )}
    </Notice>
  );
}
