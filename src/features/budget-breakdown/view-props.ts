import type { StoredItem } from '@/data/ledger';
import type { Breakdown, Measure } from '@/domain/ledger/breakdown';
import type { BreakdownState } from './breakdown-state';

export interface ViewProps {
  parts: Breakdown<StoredItem>;
  measure: Measure;
  state: BreakdownState;
  onState: (change: Partial<BreakdownState>) => void;
}
