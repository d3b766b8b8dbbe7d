import { fold } from '../fold';
import { derivedId } from '../plan/derived-id';
import type { Guest } from './guest';

export const OWN_KINDS = ['text', 'choice'] as const;
type OwnKind = (typeof OWN_KINDS)[number];

/** A column of the guest list that a plan's people name themselves; guests never see it. */
export interface OwnColumn {
  readonly id: string;
  readonly version: number;
  readonly position: number;
  readonly name: string;
  readonly kind: OwnKind;
  /** What a choice is between. */
  readonly options: readonly string[];
}

/** A guest's value in a column; null if empty. */
export const ownValue = ({ own_values }: Pick<Guest, 'own_values'>, id: string): string | null =>
  own_values?.[id] || null;

/** A new text column behind the others; the id follows from the name, so that two devices make only one. */
export const newColumn = (plan_id: string, name: string, position: number): OwnColumn => ({
  id: derivedId(plan_id, 'column', fold(name)),
  version: 0,
  position,
  name,
  kind: 'text',
  options: [],
});

/** The columns of one's own that a state filters by, each with its value. */
export const ownFilters = (own: string | null): readonly (readonly [id: string, value: string])[] =>
  (own ?? '').split('\n').flatMap((line) => {
    const at = line.indexOf('=');
    return at > 0 ? [[line.slice(0, at), line.slice(at + 1)] as const] : [];
  });

/** The filter with one column's value replaced; null removes it. */
export const withOwn = (own: string | null, id: string, value: string | null): string | null =>
  [...ownFilters(own).filter(([one]) => one !== id), ...(value === null ? [] : [[id, value] as const])]
    .map(([one, text]) => `${one}=${text}`)
    .join('\n') || null;
