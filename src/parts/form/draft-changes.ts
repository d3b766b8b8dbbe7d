import type { FieldValues } from 'react-hook-form';
import { sameJson } from '@/domain/same-json';

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

/**
 * Returns the fields that the person has changed. The other fields follow the row when it changes elsewhere.
 */
export const changesOf = (base: FieldValues, values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => !sameJson(value, base[field])));

/** Applies a draft to a form's values. Fields that the form no longer has are ignored. */
export function withDraftChanges<V extends FieldValues>(base: V, draft: unknown): V {
  if (typeof draft !== 'object' || draft === null) return base;
  const fits = ([field, value]: [string, unknown]) =>
    Object.hasOwn(base, field) &&
    (value === null || base[field] === null || kindOf(value) === kindOf(base[field]));
  return { ...base, ...Object.fromEntries(Object.entries(draft).filter(fits)) };
}
