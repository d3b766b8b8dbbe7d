import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { Allocation, AllocationError } from '@/domain/allocation/allocation';
import type { CategoryChoice } from '@/domain/plan/facts';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/states';
import { errorText, warningText } from './allocation-reasons';
import { withoutLock, withoutLocks } from './category-choices';
import { useCategoryLabel } from './category-mark';

interface NoticesProps {
  allocation: Allocation;
  choices: readonly CategoryChoice[];
  currency: string;
  onChange?: ((choices: CategoryChoice[]) => void) | undefined;
}

function WhatToDo({
  error,
  choices,
  onChange,
}: {
  error: AllocationError;
  choices: readonly CategoryChoice[];
  onChange: (choices: CategoryChoice[]) => void;
}) {
  const { t } = useTranslation('budget');
  const label = useCategoryLabel();
  if (error.error !== 'locksAboveTotal' && error.error !== 'locksBelowTotal') return null;
  const locked = choices.filter((choice) => choice.selected && choice.locked);
  const largest = locked.reduce<CategoryChoice | null>(
    (most, choice) =>
      most === null || (choice.allocated_amount ?? 0) > (most.allocated_amount ?? 0) ? choice : most,
    null,
  );
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {largest && (
        <Button
          look="secondary"
          size="small"
          onClick={() => onChange(withoutLock(choices, largest.category))}
        >
          {t('unlockOne', { category: label(largest.category) })}
        </Button>
      )}
      {locked.length > 1 && (
        <Button look="secondary" size="small" onClick={() => onChange(withoutLocks(choices))}>
          {t('unlockAll')}
        </Button>
      )}
    </div>
  );
}

/** Id that lets the focus move to the error message. */
export const ALLOCATION_ERROR_ID = 'allocation-error';

/** Explains why no allocation is possible, and how to fix the problem. */
export function AllocationProblem({ allocation, choices, currency, onChange }: NoticesProps) {
  const { t } = useTranslation(['budget', 'common']);
  return (
    <div role="alert" id={allocation.ok ? undefined : ALLOCATION_ERROR_ID} tabIndex={-1}>
      {!allocation.ok && (
        <Notice tone="danger" icon={<CircleAlert className="mt-0.5 size-5 shrink-0" />}>
          <p>{errorText(t, allocation, currency)}</p>
          {onChange && <WhatToDo error={allocation} choices={choices} onChange={onChange} />}
        </Notice>
      )}
    </div>
  );
}

export function AllocationWarnings({ allocation, currency }: Pick<NoticesProps, 'allocation' | 'currency'>) {
  const { t } = useTranslation(['budget', 'common']);
  if (!allocation.ok || allocation.warnings.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      {allocation.warnings.map((warning) => {
        const grave = warning.key === 'lockStarves' || warning.key === 'emptyLines';
        const Icon = grave ? TriangleAlert : Info;
        return (
          <Notice
            key={warning.key}
            tone={warning.key === 'budgetAboveUsual' ? 'plain' : 'attention'}
            icon={<Icon className="mt-0.5 size-5 shrink-0" />}
          >
            {warningText(t, warning, currency)}
          </Notice>
        );
      })}
    </div>
  );
}
