import { fold } from '../fold';
import { derivedId } from '../plan/derived-id';
import type { Guest } from './guest';

export const OWN_KINDS = ['text', 'choice'] as const;
type OwnKind = (typeof OWN_KINDS)[number];

/** A column that the hosts add to the guest list. Guests never see it. */
export interface OwnColumn {
  readonly id: string;
  readonly version: number;
  readonly position: number;
  readonly name: string;
  readonly kind: OwnKind;
  readonly options: readonly string[];
}

export const ownValue = ({ own_values }: Pick<Guest, 'own_values'>, id: string): string | null =>
  own_values?.[id] || null;

/**
 * Creates a text column after the existing ones. The column's id is derived from its name, so that two
 * devices create the same column.
 */
export const newColumn = (plan_id: string, name: string, position: number): OwnColumn => ({
  id: derivedId(plan_id, 'column', fold(name)),
  version: 0,
  position,
  name,
  kind: 'text',
  options: [],
});

/** Parses the guest list's filter by own columns into pairs of column id and value. */
export const ownFilters = (own: string | null): readonly (readonly [id: string, value: string])[] =>
  (own ?? '').split('\n').flatMap((line) => {
    const at = line.indexOf('=');
    return at > 0 ? [[line.slice(0, at), line.slice(at + 1)] as const] : [];
  });

/** Returns the filter with a new value for one own column. Null removes the column from the filter. */
export const withOwn = (own: string | null, id: string, value: string | null): string | null =>
  [...ownFilters(own).filter(([one]) => one !== id), ...(value === null ? [] : [[id, value] as const])]
    .map(([one, text]) => `${one}=${text}`)
    .join('\n') || null;
