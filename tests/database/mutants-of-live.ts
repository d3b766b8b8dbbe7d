const TELL = 'private.tell_rows()';
const SESSION = 'private.has_other_session()';
const SHARED = 'public.is_shared(public.event_plans)';

/** Mutations of the functions that notify other devices of changes. A test must notice each. */
export const LIVE_BODIES: [signature: string, from: string, to: string][] = [
  [TELL, 'number <= 100', 'number <= 101'],
  [TELL, 'number <= 100', 'number <= 99'],
  [TELL, `(tg_op = 'DELETE')::int`, '0'],
  [TELL, 'where t.%I = $1', 'where t.%I is not null'],
  [TELL, `to_regprocedure('realtime.send(jsonb,text,text,boolean)') is null`, 'false'],
  [TELL, `'plan:' || plan`, `'plans'`],
  [TELL, 'auth.uid()', 'null'],
  [TELL, 'tg_nargs = 2 and', ''],
  [SESSION, 's.user_id = auth.uid() and', ''],
  [SESSION, `interval '2 hours'`, `interval '3 hours'`],
  [SESSION, ', s.created_at)', ')'],
  [SHARED, 'm.plan_id = plan.id and', ''],
  [SHARED, 'and m.user_id <> (select auth.uid())', ''],
];
