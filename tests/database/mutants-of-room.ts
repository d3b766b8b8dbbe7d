/** Mutations of the functions that move people up from a waiting list. A test must notice each. */
const MOVE = 'private.move_up(public.event_parts,uuid[])';
const SETTLE = 'private.settle_room(uuid)';
const GUESTS = 'private.note_guests()';
const HOUSEHOLDS = 'private.note_households()';
const PARTS = 'private.note_parts()';
const EMAILS = 'private.moved_up_emails()';
const CLAIM = 'public.claim_moved_up(text[])';
const ANSWER = 'public.answer_rsvp(text,text,jsonb)';
const SAVE = 'public.save_rows(uuid,jsonb)';

export const ROOM_BODIES: [signature: string, from: string, to: string][] = [
  [MOVE, 'taken + waiting.people <= part.capacity', 'taken < part.capacity'],
  [MOVE, 'part.capacity is null or', ''],
  [MOVE, 'waiting.unit <> all (held) and', ''],
  [MOVE, 'taken := taken + waiting.people;', ''],
  [MOVE, 'h.second_list is null and', ''],
  [MOVE, 'and (h.parts is null or part.id = any (h.parts))', ''],
  [MOVE, 'order by h.answered_at nulls last, coalesce(h.id, g.id)', 'order by coalesce(h.id, g.id)'],
  [MOVE, 'left join public.households', 'join public.households'],
  [SETTLE, 'and h.id is distinct from answering', ''],
  [SETTLE, 'or e.id = any (h.moved_up)', ''],
  [GUESTS, `where n.version > 1 and p.status = 'waiting'`, `where p.status = 'waiting'`],
  [GUESTS, `where n.version > 1 and p.status = 'waiting'`, 'where false'],
  [GUESTS, 'filter (where u.coming < 0 and u.waiting > 0)', 'filter (where false)'],
  [GUESTS, 'having sum(u.coming) < 0 or', 'having'],
  [GUESTS, 'or bool_or(u.coming + u.waiting < 0)', ''],
  [HOUSEHOLDS, 'n.id, n.parts, n.second_list', 'n.id, null::uuid[], n.second_list'],
  [PARTS, 'n.version > 1', 'false'],
  [PARTS, 'n.capacity > o.capacity or', ''],
  [PARTS, 'or n.capacity is null and o.capacity is not null', ''],
  [
    'private.note_room(uuid,uuid[],uuid[])',
    'join public.event_plans e on e.id = plan',
    'cross join (select plan as id) e',
  ],
  ['private.places_of(jsonb,integer)', `coalesce((r.value ->> 'people')::int, party_size)`, 'party_size'],
  [ANSWER, `'$.guests[*].replies.keyvalue() ? (@.key == $part)'`, `'$'`],
  [ANSWER, 'perform private.settle_room(household.id);', 'perform private.settle_room();'],
  [SAVE, `coalesce(rows_moved -> (a.value ->> 'id'), a.value)`, 'a.value'],
  [
    SAVE,
    `where not exists (select from jsonb_each(answers) as a where a.value -> 'id' = m.value -> 'id')`,
    '',
  ],
  [EMAILS, 'and m.parts is not null', ''],
  [EMAILS, 'and h.second_list is null', ''],
  [EMAILS, 'and (h.parts is null or e.id = any (h.parts))', ''],
  [EMAILS, 'p.deleted_at is null and', ''],
  [EMAILS, 'and p.archived_at is null', ''],
  [EMAILS, 'and not private.is_over(p)', ''],
  [EMAILS, `and l.kind <> 'moved-up' and l.sent_at is not null`, ''],
  [EMAILS, 'and l.left_at is not null', 'and false'],
  [EMAILS, `and l.kind = 'moved-up'`, 'and false'],
  [EMAILS, `interval '3 days'`, `interval '4 days'`],
  [CLAIM, `and l.claimed_at > now() - interval '1 day'`, 'and false'],
  ['public.settle_invitation(uuid,boolean)', `and email.kind <> 'moved-up'`, ''],
];
