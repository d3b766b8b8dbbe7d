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
 * Returns the allocation for the chosen categories; null while an answer that it needs is missing. Watches
 * only the categories, because the steps that call this hook change no other answer.
 */
export function useWizardAllocation(): WizardAllocation | null {
  const { control, getValues } = useFormContext<WizardValues>();
  const categories = useWatch({ control, name: 'categories' });
  return useMemo(() => {
    const input = allocationInput({ ...getValues(), categories });
    return input && { input, allocation: allocate(input) };
  }, [getValues, categories]);
}
