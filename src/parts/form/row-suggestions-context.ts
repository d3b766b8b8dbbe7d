import { type ComponentType, createContext } from 'react';
import type { Row } from '@/data/sync/noun';
import type { RowDescription } from '../rows/row-description';

/** A kind of row in words, whichever kind it is: who calls it has a row of that kind. */
export type Described = Pick<RowDescription<Row>, 'title' | 'columns'>;

export interface RowSuggestionsProps {
  /** Of the row. */
  id: string;
  /** Of its kind. */
  description: Described;
  /** Called when the form's base row has changed. */
  onDecided: () => void;
}

/** Suggestions for a row, above its form. Injected by the app, because its code depends on forms. */
export const RowSuggestionsContext = createContext<ComponentType<RowSuggestionsProps> | null>(null);
