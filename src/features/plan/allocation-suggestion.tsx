import { TriangleAlert } from 'lucide-react';
import { editedPlan, PLANS } from '@/data/plans';
import type { Suggestion } from '@/data/suggestion';
import { allocatedTotal, isWhole, reallocate } from '@/domain/plan-allocation/stored-allocation';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { concernText } from '@/parts/plan/concern-text';
import { SuggestionsPanel } from '@/parts/suggestions/suggestions-panel';
import { Notice } from '@/ui/states';
import { faces } from './rows';
import { useSplitColumns } from './use-split-columns';

interface AllocationSuggestionProps {
  /** True while the allocation is being edited. */
  waits: boolean;
}

/**
 * Suggests a new allocation if the stored amounts don't add up or the current figures would divide the budget
 * differently. The suggestion is never applied automatically.
 */
export default function AllocationSuggestion({ waits }: AllocationSuggestionProps) {
  const { t } = useTranslation(['plans', 'common']);
  const { plan, editable } = usePlanContext();
  const columns = useSplitColumns();
  const next = reallocate(plan);
  if (!next.ok) return null;
  const whole = isWhole(plan);
  const difference = plan.budget - allocatedTotal(plan.categories);
  const reason = whole
    ? t('suggestion.newer')
    : concernText(t, { key: 'allocationOff', severity: 'high', difference }, plan.currency);
  if (!editable)
    return whole ? null : (
      <Notice
        tone="danger"
        icon={<TriangleAlert className="mt-0.5 size-5 shrink-0" />}
        className="print:hidden"
      >
        <p className="font-semibold">{t('suggestion.offTitle')}</p>
        <p>{reason}</p>
      </Notice>
    );
  const after = editedPlan(plan, { changes: {}, categories: next.categories });
  const suggestion: Suggestion = {
    key: next.allocation.lines.map(({ category, amount }) => `${category} ${amount}`).join(),
    title: t('plan.split'),
    reason,
    changes: [{ table: PLANS.table, before: plan, after }],
  };
  return (
    <SuggestionsPanel
      title={t(whole ? 'suggestion.newerTitle' : 'suggestion.offTitle')}
      text={() => t('suggestion.kept')}
      suggestions={waits ? [] : [suggestion]}
      faces={faces}
      columns={columns}
      first={1}
      said={{ accepted: () => t('said.recalculated') }}
    />
  );
}
