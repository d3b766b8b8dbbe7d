import type { FieldPath } from 'react-hook-form';
import type { ItemForm } from '@/domain/ledger/item-schema';
import { useBoundField } from '@/parts/form/use-bound-field';
import { RateField } from './rate-field';

export function FormRate({ name, label }: { name: FieldPath<ItemForm>; label: string }) {
  const { field, error } = useBoundField(name);
  return <RateField {...field} label={label} error={error} />;
}
