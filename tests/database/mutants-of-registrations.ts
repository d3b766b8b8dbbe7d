/** Mutations of the functions for registrations and arrivals. A test must notice each. */
const PARTS = 'private.registration_parts(uuid)';
const OPEN = 'public.open_page(text,text)';
const REGISTER = 'public.register(text,text,text,text,jsonb)';
const WORD = 'private.knows_word(private.page_addresses,text,text)';
const MAILBOX = 'private.mailbox_hash(text)';
const TAKEN = 'private.refuse_taken_id()';
const GONE = 'private.refuse_gone_parts()';
const INVITED = 'public.read_invitation(text,text)';
const BARE = 'private.without_accounts(jsonb)';
const LINK = 'private.registration_of_link(text)';
const READ = 'public.read_registration(text)';
const LET_IN = 'private.let_in(public.registrations,uuid[])';
const CONFIRM = 'public.confirm_registration(text,text)';
const ADMIT = 'public.admit_registration(uuid)';
const WITHDRAW = 'public.withdraw_registration(text,text)';
const REGISTRANT = 'public.read_registrant(text)';
const CHOICES = 'private.registration_choices(uuid,uuid[])';
const WAITING = 'private.change_waiting(public.registrations,jsonb)';
const CHANGE = 'public.change_registration(text,text,jsonb)';
const TOLD = 'private.registration_change(text,public.event_plans,text,public.language,jsonb)';
const EMAILS = 'private.moved_up_emails()';
const KEY = 'public.door_key(uuid)';
const CODES = 'public.door_codes(text,text)';

export const REGISTRATION_BODIES: [signature: string, from: string, to: string][] = [
  [PARTS, 'e.plan_id = plan and', ''],
  [PARTS, 'and private.is_answered_until(e)', ''],
  [PARTS, 'where g.plan_id = plan order by', 'order by'],
  [OPEN, `answer is null or answer ? 'capped' or answer ? 'asks'`, `answer is null or answer ? 'capped'`],
  [OPEN, `answer is null or answer ? 'capped' or answer ? 'asks'`, `answer is null or answer ? 'asks'`],
  [OPEN, 'private.people_at(e) >= e.capacity', 'private.people_at(e) > e.capacity'],
  [REGISTER, `coalesce(person ->> 'website', '') <> '' or`, ''],
  [REGISTER, '< 1500', '< 1499'],
  [REGISTER, `'unknown')), 60,`, `'unknown')), 61,`],
  [REGISTER, `a.opening <> 'off' and`, ''],
  [REGISTER, 'and a.taken_down_at is null', ''],
  [REGISTER, 'and a.blocked_at is null', ''],
  [REGISTER, 'and p.deleted_at is null', ''],
  [WORD, '<> address.word_hash', 'is null'],
  [WORD, 'caller, 20,', 'caller, 21,'],
  [WORD, 'page, 300,', 'page, 301,'],
  [WORD, `(('registration_word', caller), (`, `((`],
  [WORD, `, ('registration_words', page))`, ')'],
  [REGISTER, 'if known is null then', 'if false then'],
  [REGISTER, 'elsif not known then', 'elsif false then'],
  [REGISTER, '10 * private.guest_limit', '11 * private.guest_limit'],
  [REGISTER, 'least(20000,', 'least(20001,'],
  [MAILBOX, 'btrim(mailbox_hash.email)', 'mailbox_hash.email'],
  [MAILBOX, `'\\+[^@]*@'`, `'x@x'`],
  [TAKEN, 'exists (select from auth.users u where u.id = new.id)', 'false'],
  [TAKEN, 'a.held_for = new.id and', ''],
  [
    TAKEN,
    'exists (select from private.page_addresses a',
    'false and exists (select from private.page_addresses a',
  ],
  [REGISTER, `asked = '{}' or`, ''],
  [REGISTER, `person ->> 'email'), 5,`, `person ->> 'email'), 6,`],
  [REGISTER, 'plan.id::text), 3000,', 'plan.id::text), 3001,'],
  [REGISTER, '>= 20000', '>= 20001'],
  [REGISTER, `nullif(btrim(person ->> 'company'), '')`, `person ->> 'company'`],
  [LINK, 'and p.deleted_at is null', ''],
  [LINK, 'r.confirmed_at is not null or', ''],
  [LINK, `interval '7 days'`, `interval '8 days'`],
  [LINK, `interval '7 days'`, `interval '6 days'`],
  [READ, 'and r.household_id is null', ''],
  [
    LET_IN,
    'and lower(g.email) = lower(registration.email)\n    and private.fold(g.name)',
    'and private.fold(g.name)',
  ],
  [LET_IN, 'and private.fold(g.last_name) = private.fold(registration.last_name)', ''],
  [LET_IN, 'and g.household_id = r.household_id', ''],
  [LET_IN, '>= private.guest_limit', '> private.guest_limit'],
  [
    LET_IN,
    `g.replies -> a.key ->> 'status', 'declined') = 'declined'`,
    `g.replies -> a.key ->> 'status', 'x') = 'declined'`,
  ],
  [
    LET_IN,
    `g.replies -> a.key ->> 'status', 'declined') = 'declined'`,
    `g.replies -> a.key ->> 'status', 'declined') = 'x'`,
  ],
  [LET_IN, 'and not h.parts @> registration.parts', 'and false'],
  [LET_IN, 'perform private.note_room', '-- perform private.note_room'],
  [CONFIRM, 'perform private.refuse_over(sent.plan_id);', ''],
  [CONFIRM, 'if sent.household_id is not null then', 'if false then'],
  [
    CONFIRM,
    'perform private.settle_room((select r.household_id',
    'perform private.settle_room((select null::uuid',
  ],
  [CONFIRM, ', 1, interval', ', 2, interval'],
  [ADMIT, `and r.plan_id = any (array(select private.my_plans('editor')))`, ''],
  [ADMIT, `if not private.let_in(sent, '{}') then`, `perform private.let_in(sent, '{}'); if false then`],
  [ADMIT, `and p.status = 'waiting'`, ''],
  [ADMIT, `and p.status = 'accepted'`, 'and false'],
  [ADMIT, `where q.value ->> 'status' = 'accepted'`, ''],
  [ADMIT, `where q.value ->> 'status' <> 'accepted'`, ''],
  [ADMIT, `or g.requests @? '$.* ? (@.status == "accepted")'`, ''],
  [CONFIRM, 'sent.confirmed_at is null and not', 'not'],
  [CONFIRM, 'and not private.is_answered_until(e)', 'and false'],
  [LET_IN, 'and e.id <> all (late)', ''],
  [LET_IN, 'and e.id = any (late)', 'and false'],
  [ADMIT, `and given <> '{}'`, ''],
  [WITHDRAW, 'r.id = sent.id and', ''],
  [WITHDRAW, 'and r.household_id is null', ''],
  [CHOICES, 'and e.id <> all (registration_choices.beside)', ''],
  [CHOICES, 'p.id = registration_choices.plan and', ''],
  [CHOICES, '>= e.capacity', '> e.capacity'],
  [REGISTRANT, 'and r.household_id = h.id', ''],
  [CHANGE, 'and r.household_id = home.id', ''],
  [CHANGE, 'perform private.refuse_over(home.plan_id);', ''],
  [CHANGE, 'and g.household_id = home.id', ''],
  [CHANGE, `in ('accepted', 'waiting')`, `in ('accepted', 'waiting', 'declined')`],
  [CHANGE, `in ('accepted', 'waiting')`, `in ('waiting')`],
  [CHANGE, 'where e.id = any (asked)', 'where false'],
  [CHANGE, '> 20', '> 21'],
  [CHANGE, '"waiting"}', '"accepted"}'],
  [CHANGE, `and h.name = before.name || ' ' || before.last_name`, ''],
  [CHANGE, 'perform private.note_room(home.plan_id, asked);', ''],
  [CHANGE, 'perform private.settle_room(home.id)', 'perform private.settle_room()'],
  [CHANGE, `case when asked <> '{}' then (`, 'case when true then ('],
  [CHANGE, `g.id = before.id and g.replies`, 'g.replies'],
  [WAITING, 'sent.confirmed_at is not null and', ''],
  [WAITING, 'e.plan_id = sent.plan_id and e.id = any (sent.parts)', 'e.id = any (asked)'],
  [WAITING, 'e.plan_id = p.id and e.id = any (asked)', 'e.plan_id = p.id'],
  [TOLD, 'email is null or', ''],
  [TOLD, 'private.source_hash(registration), 3,', 'private.source_hash(registration), 4,'],
  [TOLD, 'private.source_hash(registration), 3,', 'private.source_hash(registration), 2,'],
  [TOLD, 'least(20000, 10 *', 'least(20000, 11 *'],
  [TOLD, 'where f.id = plan.owner_id', 'where f.id <> plan.owner_id'],
  [WAITING, 'perform private.refuse_over(registration.plan_id);', ''],
  [WAITING, 'and r.household_id is null', ''],
  [WAITING, `asked = '{}' or`, ''],
  [WAITING, '(e.id = any (sent.parts) or', '('],
  [WAITING, 'or e.id in (select o.id from private.registration_parts(sent.plan_id) as o)', ''],
  [WAITING, `nullif(btrim(person ->> 'company'), '')`, `person ->> 'company'`],
  [WAITING, 'parts = asked', 'parts = r.parts'],
  [WAITING, 'where r.id = sent.id', 'where true'],
  [EMAILS, 'or exists (select from public.registrations r where r.household_id = h.id)', ''],
  [GONE, 'and e.id = any (new.parts)', ''],
  [INVITED, 'home.invited_at is null', 'true'],
  [INVITED, 'and r.household_id = home.id', ''],
  [BARE, `when s.key = 'gifts' then s.value - array['accounts', 'link']`, `when false then s.value`],
  [BARE, `s.value - 'accounts'`, 's.value'],
  [KEY, `private.my_plans('editor')`, `private.my_plans('viewer')`],
  [KEY, 'where p = door_key.plan_id', ''],
  [CODES, 'and g.household_id = household.id', ''],
];
