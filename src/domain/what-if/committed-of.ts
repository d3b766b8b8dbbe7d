import type { DateText } from '../calendar';
import { ledger } from '../ledger/ledger';
import type { LedgerItem } from '../ledger/ledger-item';
import { CATEGORIES } from '../plan/facts';
import type { Committed } from './cost';

/** All plans without commitments share this object, so that the same scenario isn't calculated twice. */
const NOTHING: Committed = {};

export function committedOf(items: readonly LedgerItem[], today: DateText, currency: string): Committed {
  const { categories } = ledger(items, today, currency);
  const committed = CATEGORIES.flatMap((category) => {
    const amount = categories[category].committed;
    return amount > 0 ? [[category, amount] as const] : [];
  });
  return committed.length > 0 ? Object.fromEntries(committed) : NOTHING;
}
