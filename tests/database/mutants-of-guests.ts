/** Mutations of the functions for guests and invitations. A test must notice each. */
const LIMIT = 'private.limit_guests()';
const KEEP = 'private.keep_rows()';
const OUTCOMES = 'private.outcomes(public.households,public.guests,jsonb)';
const PEOPLE_AT = 'private.people_at(public.event_parts)';
const UNTIL = 'private.is_answered_until(public.event_parts)';
const OVER = 'private.is_over(public.event_plans)';
const EMAILS = 'private.emails_to(uuid,uuid[])';
const CLAIM = 'public.claim_invitations(uuid,uuid,jsonb,boolean)';
const LINK = 'private.make_household_link()';
const NOTE = 'private.note_ended_links()';
const HOLDERS = 'public.link_holders(uuid)';
const END = 'public.end_links(uuid)';
const ADDITIONS = 'private.are_additions(jsonb)';
const ANSWER = 'public.answer_rsvp(text,text,jsonb)';
const SEEN = 'private.rsvp_document(public.households)';

const FIND = 'public.find_table(text,text,text)';
const LONGER = 'private.table_of_longer_name(public.seating_charts,text)';
const BARE = 'private.bare_words(text[])';

export const GUEST_BODIES: [signature: string, from: string, to: string][] = [
  ['private.guest_limit(public.plan_tier)', 'then 20', 'then 21'],
  ['private.guest_limit(public.plan_tier)', 'else 10000', 'else 10001'],
  [LIMIT, '> allowed', '> allowed + 1'],
  [LIMIT, 'sum(g.party_size)', 'count(*)'],
  [LIMIT, 'having sum(b.party_size) > 0', ''],
  ['private.tier_of(uuid)', `'free'`, 'null'],
  ['public.owner_tier(public.event_plans)', 'and m.user_id = (select auth.uid())', ''],
  ['public.owner_tier(public.event_plans)', `and (p.deleted_at is null or m.role = 'owner')`, ''],
  [LIMIT, 'where g.plan_id = plan', ''],
  [LIMIT, 'auth.uid() is null', 'false'],
  [KEEP, 'where not exists (select from public.%I r where r.id = o.%2$I)', ''],
  ['private.bring_back()', 'where %s', ''],
  [OUTCOMES, 'c.coming > 0 and r.people', 'r.people'],
  [OUTCOMES, 'and r.people > c.coming and exists', 'and exists'],
  [OUTCOMES, 'and w.coming = 0', ''],
  [OUTCOMES, 'not r.open or w.beyond', 'not r.open'],
  [OUTCOMES, 'and guest.replies -> r.part::text is distinct from r.reply', ''],
  [PEOPLE_AT, 'h.second_list is null and', ''],
  [PEOPLE_AT, 'and (h.parts is null or part.id = any (h.parts))', ''],
  [UNTIL, 'private.clock_in(now(), part.time_zone)', 'now() at time zone part.time_zone'],
  [UNTIL, 'and private.is_over(p)', 'and false'],
  [OVER, 'plan.duration', '1'],
  [OVER, 'and e.event_on = plan.event_date', ''],
  [OVER, 'e.plan_id = plan.id', 'false'],
  ['private.refuse_over(uuid)', 'and private.is_over(p)', 'and false'],
  ['private.refuse_late_answer()', 'perform private.refuse_over(new.plan_id)', 'null'],
  ['private.reckon_from_event()', 'new.event_on is null', 'true'],
  ['private.reckon_from_event()', 'new.event_on is null', 'false'],
  ['private.tell_date()', 'h.id = new.household_id and', ''],
  [EMAILS, `m.kind not in ('moved', 'renewed') and (`, '('],
  [EMAILS, `when h.event_on <> p.event_date then 'moved'`, ''],
  [EMAILS, `and m.kind not in ('moved', 'renewed')`, ''],
  [EMAILS, `h.link_ended_at > greatest(h.invited_at, h.reminded_at)`, 'h.link_ended_at is not null'],
  [SEEN, 'e.event_on <> p.event_date', 'false'],
  [SEEN, 'when e.reply_by <= p.event_date then', 'when true then'],
  [FIND, 'cardinality(private.bare_words(private.name_words(find_table.name))) - 2', '0'],
  [LONGER, 'and t.words[1] = n.first[1]', ''],
  [LONGER, '+ 2', '+ 3'],
  [LONGER, 'count(distinct m.name) > 1', 'false'],
  [LONGER, 'where s.whole or not exists (select from sitting o where o.whole)', ''],
  [BARE, 'char_length(u.word) > 1', 'true'],
  [BARE, `u.word !~ '^(sra?|srta|don|dona|dra?|mr|mrs|ms|miss|mx|prof|lic|ing)$'`, 'true'],
  [CLAIM, `h.link_ended_at is null`, 'true'],
  [CLAIM, `and e.event_on = plan.event_date`, ''],
  [CLAIM, `and (h.parts is null or e.id = any (h.parts))`, ''],
  [CLAIM, `::date = plan.event_date`, '::date is not null'],
  [CLAIM, `and private.names_no_address(f.full_name)`, ''],
  [CLAIM, 'where w.plan_id = plan.id', ''],
  ['private.names_no_address(text)', '!~*', '!~'],
  [LINK, 'and l.household_id = new.household_id', ''],
  [LINK, 'if not exists', 'if true or not exists'],
  [NOTE, '(select auth.uid()) is not null', 'true'],
  [NOTE, 'and h.invited_at is not null', ''],
  [NOTE, 'and not exists (select from public.household_links l where l.household_id = h.id)', ''],
  [HOLDERS, 'h.invited_at is not null', 'true'],
  [HOLDERS, 'l.plan_id = h.plan_id and l.household_id = h.id', 'true'],
  [END, `plan <> all (array(select private.my_plans('owner')))`, 'false'],
  [END, 'where c.plan_id = plan', 'where false'],
  [END, 'where s.plan_id = plan', 'where false'],
  [END, 'where k.plan_id = plan', 'where false'],
  [ADDITIONS, '<= 6', '<= 7'],
  [ADDITIONS, '@.age <= 17', '@.age <= 18'],
  [ADDITIONS, '&& @.age.floor() == @.age', ''],
  [ADDITIONS, '@.declined == true', 'exists(@.declined)'],
  [ANSWER, `one - array['id', 'declined']`, `one - array['id']`],
  [ANSWER, `continue when exists (select from public.guests g where g.id = (one ->> 'id')::uuid);`, ''],
];
