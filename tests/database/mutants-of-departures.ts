/** Mutations of the functions for account deletion and sessions. A test must notice each. */
const REQUEST = 'public.request_deletion()';
const KEEP = 'public.keep_account()';
const STATE = 'public.account_state()';
const PREVIEW = 'public.deletion_preview()';
const TAKE = 'public.take_over(uuid)';
const CLAIM = 'public.claim_departures(int)';
const SETTLE = 'public.settle_departure(uuid,boolean)';
const ONE = 'private.delete_account(uuid)';
const ALL = 'public.delete_accounts(timestamptz)';
const LIST = 'public.my_sessions()';
const END = 'public.end_sessions(uuid[])';
const ENDED = 'public.session_ended(uuid)';
const REMIND = 'public.claim_reminders(timestamptz,boolean,int)';
const INVITE = 'private.emails_to(uuid,uuid[])';
const MOVED_UP = 'private.moved_up_emails()';

export const DEPARTURE_BODIES: [signature: string, from: string, to: string][] = [
  [REQUEST, `s.id::text = auth.jwt() ->> 'session_id' and`, ''],
  [REQUEST, 's.user_id = me and', ''],
  [REQUEST, `interval '5 minutes'`, `interval '7 minutes'`],
  [REQUEST, `interval '7 days'`, `interval '6 days'`],
  [REQUEST, 'coalesce(p.deletes_at, now() + interval', 'coalesce(null, now() + interval'],
  [REQUEST, 'where p.id = me', 'where true'],
  [KEEP, 'where p.id = (select auth.uid())', ''],
  [STATE, 'where p.id = (select auth.uid())', 'where p.deletes_at is not null'],
  [STATE, `where s.id::text = auth.jwt() ->> 'session_id'`, ''],
  [STATE, `m.role = 'editor'`, 'true'],
  [STATE, 'and p.deleted_at is null', ''],
  [STATE, 'and f.deletes_at is not null', ''],
  [STATE, 'm.user_id = (select auth.uid()) and', ''],
  [STATE, `and m.role <> 'owner'`, ''],
  [PREVIEW, `m.role = 'editor'`, `m.role <> 'owner'`],
  [PREVIEW, `m.role not in ('owner', 'editor')`, `m.role = 'viewer'`],
  [PREVIEW, `m.role not in ('owner', 'editor')`, `m.role <> 'owner'`],
  [PREVIEW, 'p.owner_id = (select auth.uid())', 'true'],
  [
    PREVIEW,
    `where p.owner_id = (select auth.uid()) and p.deleted_at is null`,
    'where p.owner_id = (select auth.uid())',
  ],
  [PREVIEW, 'm.user_id = (select auth.uid())', 'true'],
  [PREVIEW, `and m.role <> 'owner'`, ''],
  [TAKE, 'and f.deletes_at is not null', ''],
  [TAKE, 'and m.user_id = me', ''],
  [TAKE, `and m.role = 'editor'`, ''],
  [TAKE, 'update public.plan_members m set offered = false where m.plan_id = plan and m.offered;', ''],
  [CLAIM, 'd.sent_at is null and d.claimed_at', 'd.claimed_at'],
  [CLAIM, `interval '1 hour'`, `interval '2 hours'`],
  [CLAIM, `m.role = 'editor'`, 'true'],
  [CLAIM, `and m.role <> 'owner'`, ''],
  [CLAIM, 'and p.deleted_at is null', ''],
  [CLAIM, 'w.deletes_at > now() and', ''],
  [CLAIM, 'and d.deletes_at = w.deletes_at', ''],
  [CLAIM, 'and d.reader = w.reader', ''],
  [CLAIM, 'limit greatest(1, least(most, 200))', ''],
  [CLAIM, 'c.leaver = c.reader', 'true'],
  [SETTLE, 'and d.sent_at is null', ''],
  [SETTLE, 'set sent_at = now()', 'set sent_at = null'],
  [
    ONE,
    'select s.id from auth.sessions s where s.user_id = person',
    'select s.id from auth.sessions s where false',
  ],
  [ONE, 'where n.email = address', 'where false'],
  [ONE, 'where n.email = address', ''],
  [ONE, 'where lower(c.email) = address', 'where c.email = address'],
  [ONE, 'where lower(c.email) = address', ''],
  [ONE, `where a.payload ->> 'actor_id' = $1`, ''],
  [ONE, 'delete from auth.audit_log_entries', 'select from auth.audit_log_entries'],
  [ALL, `where s.ended_at < now() - interval '1 year'`, 'where false'],
  [ALL, `where s.ended_at < now() - interval '1 year'`, ''],
  [ALL, `raise warning 'an account was not deleted: %', sqlstate;`, 'raise;'],
  [LIST, 'where s.user_id = (select auth.uid())', 'where true'],
  [LIST, 's.refreshed_at at time zone', 'null::timestamp at time zone'],
  [LIST, 'and (s.not_after is null or s.not_after > now())', ''],
  [LIST, 'and (s.not_after is null or s.not_after > now())', 'and s.not_after is null'],
  [END, 's.user_id = (select auth.uid())', 'true'],
  [END, `and s.id::text is distinct from auth.jwt() ->> 'session_id'`, ''],
  [END, 's.id = any (ids) or', ''],
  [ENDED, 'where s.id = session_ended.session_id', ''],
  [REMIND, 'and r.deletes_at is null', ''],
  [INVITE, `when f.deletes_at is not null then 'leaving'`, ''],
  [MOVED_UP, 'and f.deletes_at is null', ''],
];
