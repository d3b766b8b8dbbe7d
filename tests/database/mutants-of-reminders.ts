/** Rules inside the functions behind the reminders, and what would weaken each. */
const CLAIM = 'public.claim_reminders(timestamptz,boolean,int)';
const SETTLE = 'public.settle_reminder(uuid,boolean)';
const DUES = 'private.open_dues(date,date)';
const ZONE = 'private.zone_of(text,uuid)';

export const REMINDER_BODIES: [signature: string, from: string, to: string][] = [
  [CLAIM, 'l.sent_at is null and l.claimed_at', 'l.claimed_at'],
  [CLAIM, `- interval '1 hour'`, `- interval '1 day'`],
  [CLAIM, 'r.due_on < moment::date - 30', 'r.due_on < moment::date + 300'],
  [CLAIM, 'where not exists (select from private.reminders r where r.email_id = l.id)', ''],
  [CLAIM, 'and p.deleted_at is null', ''],
  [CLAIM, 'and p.archived_at is null', ''],
  [CLAIM, `in ('owner', 'editor')`, `in ('owner', 'editor', 'viewer')`],
  [CLAIM, `in ('owner', 'editor')`, `= 'owner'`],
  [CLAIM, 'and r.due_on = d.due_on', ''],
  [CLAIM, 'and r.email_reminders', ''],
  [CLAIM, 'and u.email_confirmed_at is not null', ''],
  [CLAIM, `and u.email <> ''`, ''],
  [CLAIM, 'any_hour or ', ''],
  [CLAIM, `>= '07:00'`, `> '07:00'`],
  [CLAIM, `< '11:00'`, `<= '11:00'`],
  [CLAIM, 'o.due_on >= r.clock::date', 'o.due_on >= r.clock::date - 1'],
  [CLAIM, 'and o.due_on - o.lead <= r.clock::date', ''],
  [CLAIM, 'd.due_on - d.lead <= moment::date + 1', 'd.due_on - d.lead <= moment::date'],
  [CLAIM, 'least(most, 200)', '200'],
  [SETTLE, 'and sent and l.sent_at is null', 'and l.sent_at is null'],
  [SETTLE, 'and not sent and l.sent_at is null', 'and not sent'],
  [DUES, 't.completed_at is null and ', ''],
  [DUES, 't.deleted_at is null and ', ''],
  [DUES, 'b.plan_id = t.plan_id and ', ''],
  [DUES, 'and b.category = private.closed_by(t.origin)', ''],
  [DUES, 'p.paid_date is null and ', ''],
  [DUES, `p.kind <> 'refund' and `, ''],
  [DUES, 'case when b.service_included then 0', 'case when true then 0'],
  [DUES, 'case when b.tax_included then 0', 'case when true then 0'],
  [DUES, 'and r.rest > 0', ''],
  [DUES, `q.stage not in ('booked', 'refused') and `, ''],
  [DUES, 'm.completed_at is null and ', ''],
  ['private.closed_by(text)', `split_part(origin, '-', 1)`, 'origin'],
  ['private.clock_in(timestamptz,text)', 'return null;', 'raise;'],
  [ZONE, 'order by z.place', 'order by z.place desc'],
  [ZONE, 'where private.clock_in', 'where true or private.clock_in'],
];
