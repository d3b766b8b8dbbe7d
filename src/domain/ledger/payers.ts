import { fold } from '../fold';
import type { Cents } from '../money';
import { type LedgerItem, signed } from './ledger-item';

type Payer = {
  readonly name: string;
  readonly paid: Cents;
  readonly open: Cents;
  readonly vendors: readonly string[];
};

/** Returns the payers, the largest total first. Names that differ only in accents or case are one person. */
export function payersOf(items: readonly LedgerItem[]): Payer[] {
  const payers = new Map<string, { name: string; paid: Cents; open: Cents; vendors: Set<string> }>();
  for (const { payments, vendor_name } of items)
    for (const entry of payments) {
      const name = entry.payer?.trim();
      if (!name) continue;
      const own = payers.get(fold(name)) ?? { name, paid: 0, open: 0, vendors: new Set<string>() };
      own[entry.paid_date === null ? 'open' : 'paid'] += signed(entry);
      own.vendors.add(vendor_name);
      payers.set(fold(name), own);
    }
  return [...payers.values()]
    .map((one) => ({ ...one, vendors: [...one.vendors] }))
    .sort((a, b) => b.paid + b.open - a.paid - a.open);
}
