import { type ComponentType, createContext } from 'react';
import type { Row } from '@/data/sync/noun';
import type { RowDescription } from '../rows/row-description';

/** A description of any kind of row; the caller has a row of that kind. */
export type Described = Pick<RowDescription<Row>, 'title' | 'columns'>;

export interface RowSuggestionsProps {
  /** The row's id. */
  id: string;
  /** The description of the row's kind. */
  description: Described;
  /** Called when the form's base row has changed. */
  onDecided: () => void;
}

/** Suggestions for a row, shown above its form. Injected by the app, because their code depends on forms. */
export const RowSuggestionsContext = createContext<ComponentType<RowSuggestionsProps> | null>(null);
