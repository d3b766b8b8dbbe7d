import type { FieldValues } from 'react-hook-form';
import { sameJson } from '@/domain/same-json';

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

/** The fields that differ from what the form began with: the others follow the row when it changes elsewhere. */
export const changesOf = (base: FieldValues, values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => !sameJson(value, base[field])));

/** A form's values with a draft laid over them; of the draft, what another version of the form wrote is left out. */
export function withDraftChanges<V extends FieldValues>(base: V, draft: unknown): V {
  if (typeof draft !== 'object' || draft === null) return base;
  const fits = ([field, value]: [string, unknown]) =>
    Object.hasOwn(base, field) &&
    (value === null || base[field] === null || kindOf(value) === kindOf(base[field]));
  return { ...base, ...Object.fromEntries(Object.entries(draft).filter(fits)) };
}
