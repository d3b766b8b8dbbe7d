import { type ComponentType, createContext } from 'react';
import type { Row } from '@/data/sync/noun';
import type { RowDescription } from '../rows/row-description';

/** Description of a row whose type isn't known here. The caller ensures that it fits the row. */
export type Described = Pick<RowDescription<Row>, 'title' | 'columns'>;

export interface RowSuggestionsProps {
  id: string;
  description: Described;
  /** Called when a decision on a suggestion has changed the row that the form shows. */
  onDecided: () => void;
}

/**
 * Component with the suggestions for a row, shown above its form. The app injects it, because its code
 * depends on forms.
 */
export const RowSuggestionsContext = createContext<ComponentType<RowSuggestionsProps> | null>(null);
