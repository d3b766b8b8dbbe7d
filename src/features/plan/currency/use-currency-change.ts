import { DRINKS_PREFERENCES } from '@/data/drinks';
import { BUDGET_ITEMS, CONTRIBUTIONS } from '@/data/ledger';
import { editedPlan } from '@/data/plans';
import { SCENARIOS } from '@/data/scenarios';
import type { Row, RowTable } from '@/data/sync/noun';
import type { OutboxChange } from '@/data/sync/outbox-entry';
import { usePlanDocument } from '@/data/sync/use-plan-document';
import { useRows } from '@/data/sync/use-rows';
import { QUOTES } from '@/data/vendor-quotes';
import type { Conversion } from '@/domain/currency/conversion';
import { convertRows, fitsRows } from '@/domain/currency/convert-plan';
import type { Exchange } from '@/domain/currency/exchange';
import { type TablesThat, tablesThat } from '@/domain/follows/follows';
import type { Cents } from '@/domain/money';
import { reallocate } from '@/domain/plan-allocation/stored-allocation';
import { sameJson } from '@/domain/same-json';
import { usePlanContext } from '@/parts/module/plan-context';

type MoneyTable = TablesThat<'currency', 'proposed'>;

const NOUNS = {
  budget_items: BUDGET_ITEMS,
  contributions: CONTRIBUTIONS,
  scenarios: SCENARIOS,
  drinks_preferences: DRINKS_PREFERENCES,
  vendor_quotes: QUOTES,
} satisfies { readonly [T in Exclude<MoneyTable, 'event_plans'>]: { readonly table: T } };
/** All kinds of rows with amounts, besides the plan. */
const MONEY_NOUNS = Object.values(NOUNS);

const changed = (table: RowTable, before: readonly Row[], after: readonly Row[]): OutboxChange[] =>
  before.flatMap((row, i) => {
    const next = after[i];
    return next && !sameJson(row, next) ? [{ table, before: row, after: next }] : [];
  });

/**
 * Returns a function that converts a plan's money by changing all its rows. The function returns null if an
 * amount would become too large.
 */
export function useCurrencyChange() {
  const { plan } = usePlanContext();
  const { query, isRead } = usePlanDocument(plan.id, MONEY_NOUNS);
  const rows = {
    plan,
    items: useRows(BUDGET_ITEMS, plan.id),
    contributions: useRows(CONTRIBUTIONS, plan.id),
    quotes: useRows(QUOTES, plan.id),
    drinks: useRows(DRINKS_PREFERENCES, plan.id),
    scenarios: useRows(SCENARIOS, plan.id),
  };
  const changesTo = (
    to: Exchange,
    budget: Cents | null,
    conversion: Conversion | null,
  ): readonly OutboxChange[] | null => {
    const next = convertRows(rows, to);
    const converted = { ...next.plan, conversion, ...(budget !== null && { budget }) };
    // If the person entered a new budget, it is allocated again. Locked amounts keep their converted value.
    const split = budget === null ? null : reallocate(converted);
    const after = editedPlan(converted, { changes: {}, ...(split?.ok && { categories: split.categories }) });
    if (!fitsRows({ ...next, plan: after })) return null;
    const both: Readonly<Record<MoneyTable, readonly [before: readonly Row[], after: readonly Row[]]>> = {
      event_plans: [[plan], [after]],
      budget_items: [rows.items, next.items],
      contributions: [rows.contributions, next.contributions],
      scenarios: [rows.scenarios, next.scenarios],
      drinks_preferences: [rows.drinks, next.drinks],
      vendor_quotes: [rows.quotes, next.quotes],
    };
    return tablesThat('currency', 'proposed').flatMap((table) => changed(table, ...both[table]));
  };
  return { isRead, isFailed: query.isError && !isRead, changesTo };
}
