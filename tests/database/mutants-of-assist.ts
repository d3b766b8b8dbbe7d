/** Mutations of the function that starts an assistant's turn. A test must notice each. */
const BEGIN = 'public.begin_assist(uuid,uuid,integer[],boolean)';

export const ASSIST_BODIES: [signature: string, from: string, to: string][] = [
  [BEGIN, 'and p.deleted_at is null', ''],
  [BEGIN, 'm.user_id = begin_assist.user_id and', ''],
  [BEGIN, `and m.role <= 'suggester'`, ''],
  [BEGIN, `m.role <= 'suggester'`, `m.role <= 'editor'`],
  [BEGIN, 'c.plan_id = begin_assist.plan_id and', ''],
  [BEGIN, 'and c.given_by = owner', ''],
  [BEGIN, `'assist:' || owner`, `'assist:' || begin_assist.plan_id`],
  [BEGIN, 'private.tier_of(owner)', 'private.tier_of(begin_assist.user_id)'],
  [BEGIN, 'when follows then 12', 'when follows then 13'],
  [BEGIN, 'when follows then 12', 'when follows then 11'],
  [BEGIN, `then 'assist_step' else 'assist_turn'`, `then 'assist_turn' else 'assist_turn'`],
  [BEGIN, `allowed, interval '1 day'`, `allowed, interval '1 hour'`],
  [BEGIN, `min(a.attempted_at) + interval '1 day'`, `max(a.attempted_at) + interval '1 day'`],
  [BEGIN, 'where a.kind = asked and', 'where'],
  [BEGIN, 'and a.source = asker', ''],
  [BEGIN, '), 86400', '), 0'],
];
