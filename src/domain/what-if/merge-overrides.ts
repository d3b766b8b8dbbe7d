import { sameJson } from '../same-json';
import type { Overrides } from './overrides';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that a merge keeps as one value, because half of a place or of a ranking makes no sense. */
const WHOLE = ['place', 'ranking'];

function mergeFields(base: Fields, theirs: Fields, mine: Fields): Fields {
  const merged: [string, unknown][] = [];
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const [old, their, my] = [base[key], theirs[key], mine[key]];
    const parts = !WHOLE.includes(key) && (isFields(their) || isFields(my));
    const value = parts
      ? mergeFields(isFields(old) ? old : {}, isFields(their) ? their : {}, isFields(my) ? my : {})
      : sameJson(my, old)
        ? their
        : my;
    if (value !== undefined && !(parts && sameJson(value, {}))) merged.push([key, value]);
  }
  return Object.fromEntries(merged);
}

/**
 * Three-way merge of overrides. Fields that I didn't change since `base` take the other people's stored
 * values.
 */
export const mergeOverrides = (base: Overrides, theirs: Overrides, mine: Overrides): Overrides =>
  mergeFields(base, theirs, mine);
