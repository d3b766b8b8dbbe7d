import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { allocate } from '@/domain/allocation/allocate';
import type { Allocation, AllocationInput } from '@/domain/allocation/allocation';
import type { WizardValues } from '@/domain/wizard/values';
import { allocationInput } from './wizard-changes';

export interface WizardAllocation {
  input: AllocationInput;
  allocation: Allocation;
}

/**
 * Returns the allocation for the current choices; null while an earlier answer is missing. No later step
 * changes the facts.
 */
export function useWizardAllocation(): WizardAllocation | null {
  const { control, getValues } = useFormContext<WizardValues>();
  const categories = useWatch({ control, name: 'categories' });
  return useMemo(() => {
    const input = allocationInput({ ...getValues(), categories });
    return input && { input, allocation: allocate(input) };
  }, [getValues, categories]);
}
