const PLANS = 'private.record_plans(uuid[])';
const ITEMS = 'private.record_items(uuid[],uuid[])';
const BOUND = 'private.bound_budget_changes(uuid[])';
const READ = 'public.budget_history(uuid,date,date,text)';
const NAMES = 'private.members_by_name(uuid)';
const SUMMARIES = 'public.plan_summaries(date)';
const FIGURES = 'public.event_figures()';
const OUTCOMES = 'public.past_outcomes()';
const KEEP = 'private.keep_outcomes(timestamp with time zone)';
const AGREED = 'private.agreed_categories(uuid)';

/** Changes inside the functions of the budget's history and of the summaries. */
export const HISTORY_BODIES: [signature: string, from: string, to: string][] = [
  [BOUND, '> 4000', '> 4001'],
  [BOUND, 'limit 2000', 'limit 2001'],
  [BOUND, 'order by o.changed_at, o.id', ''],
  [BOUND, 'order by o.changed_at desc', 'order by o.changed_at'],
  [BOUND, 'where o.plan_id = plan', ''],
  [BOUND, '<> (0, 0, 0, 0, 0, 0)', 'is not null'],
  [BOUND, 'array_agg(distinct o.changed_by)', 'array_agg(distinct o.plan_id)'],
  [BOUND, 'then (array_agg(o.changed_by))[1]', 'then null::uuid'],
  [BOUND, 'case when c.changed_by = excluded.changed_by then c.changed_by end', 'c.changed_by'],
  [BOUND, 'case when c.changed_by = excluded.changed_by then c.changed_by end', 'null'],
  [NAMES, 'where m.plan_id = plan and', 'where'],
  [NAMES, `and m.plan_id = any (array(select private.my_plans('viewer')))`, ''],
  [PLANS, 'and n.selected', ''],
  [PLANS, 'c.budget + excluded.budget', 'excluded.budget'],
  [PLANS, 'c.allocated + excluded.allocated', 'excluded.allocated'],
  [PLANS, 'perform private.bound_budget_changes(plans)', 'null'],
  [ITEMS, 'order by d.since desc', 'order by d.since'],
  [ITEMS, 'c.planned + excluded.planned', 'excluded.planned'],
  [ITEMS, 'c.expected + excluded.expected', 'excluded.expected'],
  [ITEMS, 'c.committed + excluded.committed', 'excluded.committed'],
  [ITEMS, 'c.paid + excluded.paid', 'excluded.paid'],
  [ITEMS, 'vendor_name = excluded.vendor_name,', ''],
  [ITEMS, 'perform private.bound_budget_changes(plans)', 'null'],
  [READ, 'at time zone (select k.zone from clock k)', `at time zone 'UTC'`],
  [READ, 't.day < since', 't.day <= since'],
  [READ, 't.day >= since', 't.day > since'],
  [READ, 't.day <= until', 't.day < until'],
  [READ, '<> (0, 0, 0, 0, 0, 0)', 'is not null'],
  [FIGURES, 'and p.deleted_at is null', ''],
  [OUTCOMES, 'and p.deleted_at is null', ''],
  [OUTCOMES, 'max(a.people)', 'sum(a.people)'],
  [OUTCOMES, 'where a.plan_id = o.plan_id', ''],
  [KEEP, 'where p.deleted_at is null and', 'where'],
  [KEEP, 'between today - 7 and today', '<= today'],
  [KEEP, 'between today - 7 and today', '>= today - 7'],
  [KEEP, 'between today - 7 and today', 'between today - 6 and today'],
  [KEEP, 'and o.event_on = p.event_date', ''],
  [KEEP, `->> 'expected'`, `->> 'committed'`],
  [KEEP, `->> 'committed'`, `->> 'paid'`],
  [KEEP, `->> 'paid'`, `->> 'committed'`],
  [KEEP, 'expected = excluded.expected,', ''],
  [KEEP, 'event_on = excluded.event_on,', ''],
  [SUMMARIES, 'and p.deleted_at is null', ''],
  [SUMMARIES, 'and p.archived_at is null', ''],
  [SUMMARIES, 'and p.event_date >= today', ''],
  [SUMMARIES, 'd.amount > 0 and d.due < today', 'd.amount > 0 and d.due <= today'],
  [SUMMARIES, 'd.amount > 0 and d.due >= today', 'd.amount > 0 and d.due > today'],
  [SUMMARIES, 'u.held < 0 and exists', 'u.held < 0 or exists'],
  [SUMMARIES, 'and j.completed_at is null', ''],
  [SUMMARIES, 'and d.completed_at is not null', ''],
  [SUMMARIES, 'd.deleted_at is null and', ''],
  [SUMMARIES, `|| '[a-z]*$'`, `|| '$'`],
  [SUMMARIES, 'and k.completed_at is null', ''],
  [SUMMARIES, 'and k.deleted_at is null', ''],
  ['private.currency_digits(text)', 'then 0', 'then 2'],
  ['private.record_currency()', 'not (b.tax_included and b.service_included)', 'false'],
  [
    'private.record_currency()',
    'b.tax_included and b.service_included',
    'b.tax_included or b.service_included',
  ],
  [AGREED, 'actual_amount * 4 >=', 'actual_amount * 4 >'],
  [AGREED, 'case when c.selected then', 'case when true then'],
  [AGREED, 'where b.plan_id = plan and', 'where'],
  [AGREED, 'and c.category = b.category', ''],
];
