/** Mutations of the functions for event pages. A test must notice each. */
const SHOWN = 'private.shown_sections(jsonb,boolean)';
const HOUSEHOLD = 'private.household_page(uuid)';
const READ = 'public.read_invitation(text,text)';
const OPEN = 'public.event_page(text,text)';
const ITEMS = 'private.shown_items(public.event_plans,uuid)';
const OF_PARTS = 'private.items_of_parts(uuid,jsonb)';
const STATE = 'public.page_state(uuid)';
const PUBLISH = 'public.publish_page(uuid,text,text,text,boolean)';
const DOWN = 'public.take_page_down(uuid)';
const GIVE_UP = 'private.give_up_page_name()';
const RESERVED = 'private.is_reserved_name(text)';
const WORD = 'private.page_word_hash(uuid,text)';

export const EVENT_PAGE_BODIES: [signature: string, from: string, to: string][] = [
  [SHOWN, `s.value -> 'on' = 'true' and`, ''],
  [SHOWN, `(invited or s.value -> 'open' = 'true')`, 'true'],
  [SHOWN, `array['on', 'open', 'accounts', 'link']`, `array['on', 'open', 'accounts']`],
  [SHOWN, `array['on', 'open', 'accounts', 'link']`, `array['on', 'open', 'link']`],
  [SHOWN, `else s.value - array['on', 'open', 'accounts']`, `else s.value - array['on', 'open']`],
  [
    SHOWN,
    `when invited then s.value - array['on', 'open']`,
    `when invited then s.value - array['on', 'open', 'accounts']`,
  ],
  [HOUSEHOLD, 'where a.plan_id = household_page.plan_id and', 'where'],
  [HOUSEHOLD, 'a.taken_down_at is null and', ''],
  [HOUSEHOLD, 'and a.blocked_at is null', ''],
  [READ, `answer is null or answer ? 'capped'`, 'answer is null'],
  [OPEN, `a.opening <> 'off' and`, ''],
  [OPEN, 'and a.taken_down_at is null', ''],
  [OPEN, 'and a.blocked_at is null', ''],
  [OPEN, 'and p.deleted_at is null', ''],
  [
    OPEN,
    `admit('event_page', private.source_hash(source), 600`,
    `admit('event_page', private.source_hash(source), 601`,
  ],
  [OPEN, `|| ' ' || address.name), 20`, `|| ' ' || address.name), 21`],
  [OPEN, `private.source_hash(address.name), 300`, `private.source_hash(address.name), 301`],
  [OPEN, `interval '1 hour'`, `interval '2 hours'`],
  [OPEN, `if address.opening = 'word' then`, 'if false then'],
  [OPEN, '<> address.word_hash', 'is null'],
  [OPEN, `address.indexed and address.opening = 'all'`, 'address.indexed'],
  [OPEN, 'case when e.event_on <> plan.event_date then null else e.starts_at end', 'e.starts_at'],
  [OPEN, 'e.plan_id = plan.id and e.id = any (page.open_parts)', 'e.id = any (page.open_parts)'],
  [OPEN, 'and e.id = any (page.open_parts)', ''],
  [OPEN, `and page.sections @> '{"programme": {"on": true, "open": true}}'`, ''],
  [ITEMS, `->> t.id::text = part::text`, `->> t.id::text is not null`],
  [ITEMS, `t.plan_id = plan.id and`, ''],
  [ITEMS, `and t.track = 'guests'`, ''],
  [ITEMS, `t.kind = 'schedule' and`, ''],
  [ITEMS, 'case when t.event_on <> plan.event_date then null else t.starts_at end', 't.starts_at'],
  [OF_PARTS, `and g.sections @> '{"programme": {"on": true}}'`, ''],
  [STATE, `and a.plan_id = any (array(select private.my_plans('viewer')))`, ''],
  [PUBLISH, 'if private.is_reserved_name(wanted) then', 'if false then'],
  [PUBLISH, 'if standing.blocked_at is not null then', 'if false then'],
  [PUBLISH, 'or char_length(said) < 4', ''],
  [PUBLISH, `interval '90 days'`, `interval '80 days'`],
  [PUBLISH, `interval '90 days'`, `interval '100 days'`],
  [
    PUBLISH,
    'and a.blocked_at is null and a.plan_id is distinct from plan',
    'and a.plan_id is distinct from plan',
  ],
  [PUBLISH, 'where a.held_for = plan and a.blocked_at is null', ''],
  [PUBLISH, `else standing.word_hash end`, 'end'],
  [PUBLISH, `case when publish_page.opening = 'word' then hash end`, 'hash'],
  [DOWN, `take_page_down.plan_id <> all (array(select private.my_plans('editor')))`, 'false'],
  [DOWN, 'where a.plan_id = take_page_down.plan_id', ''],
  [PUBLISH, 'and a.held_for <> plan', ''],
  [GIVE_UP, 'new.name := private.given_up_name(old.name);', ''],
  [GIVE_UP, `new.opening := 'off';`, ''],
  [GIVE_UP, 'new.word_hash := null;', ''],
  [GIVE_UP, 'coalesce(old.taken_down_at, now())', 'old.taken_down_at'],
  [RESERVED, `or is_reserved_name.name ~ '(^|-)celebra(-|$)'`, ''],
  [WORD, 'lower(normalize(btrim(word), NFC))', 'word'],
];
