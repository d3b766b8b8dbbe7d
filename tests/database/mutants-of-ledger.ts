const SAVE = 'public.save_budget_items(uuid,jsonb)';
const GIVE = 'public.save_contributions(uuid,jsonb)';
const CHECK = 'private.check_changes(uuid,jsonb,text)';
const PAY = 'private.apply_budget_payments(uuid,uuid,jsonb)';
const MATCH = 'private.budget_payments_match(uuid,jsonb)';

/** Changes inside the functions of the ledger, where the catalogue looks the same before and after. */
export const LEDGER_BODIES: [signature: string, from: string, to: string][] = [
  ['private.limit_budget_items()', '> 1000', '> 1001'],
  ['private.limit_budget_payments()', '> 24', '> 25'],
  ['private.limit_contributions()', '> 100', '> 101'],
  ['private.advance_row()', 'old.version + 1', 'old.version'],
  ['private.advance_row()', 'is distinct from', '<'],
  ['private.advance_row()', 'new.updated_at := now();', ''],
  [CHECK, 'not between 1 and 1000', 'not between 1 and 2000'],
  [CHECK, `count(distinct c ->> 'id') < count(*)`, 'false'],
  [CHECK, `count(c ->> 'version') < count(*)`, 'false'],
  [CHECK, `my_plans('editor')`, `my_plans('viewer')`],
  [PAY, `p.item_id = excluded.item_id`, 'true'],
  [PAY, 'if applied <> jsonb_array_length(payments)', 'if false'],
  [MATCH, '(table asked except table stored) union all', ''],
  [MATCH, 'union all (table stored except table asked)', ''],
  [SAVE, 'if stored.version <> one.version then', 'if false then'],
  [SAVE, 'if one.version <> 0 then', 'if false then'],
  [SAVE, 'and next is not distinct from stored', ''],
  [SAVE, `and private.budget_payments_match(one.id, one.item -> 'payments')`, ''],
  [SAVE, 'version = one.version', 'version = b.version'],
  [GIVE, 'if stored.version <> one.version then', 'if false then'],
  [GIVE, 'if one.version <> 0 then', 'if false then'],
  [GIVE, 'and next is not distinct from stored', ''],
  [GIVE, 'version = one.version', 'version = m.version'],
];
