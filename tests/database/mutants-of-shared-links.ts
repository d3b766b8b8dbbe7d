/** Mutations of the functions for links without an account. A test must notice each. */
const ITEM = 'private.shared_item(public.timeline_items)';
const PARTS = 'private.shared_parts(uuid)';
const DAY = 'private.shared_day(public.shared_links)';
const KITCHEN = 'private.shared_kitchen(public.shared_links)';
const SEATED = 'private.people_seated(public.guests)';
const FAMILY = 'private.shared_family(public.shared_links)';
const SHARED = 'public.shared(text,boolean)';

export const SHARED_LINK_BODIES: [signature: string, from: string, to: string][] = [
  [ITEM, 'case when item.title = item.origin_title then item.origin end', 'item.origin'],
  [ITEM, `'place', item.place`, `'place', item.place, 'notes', item.notes`],
  [PARTS, 'where e.plan_id = shared_parts.plan', ''],
  [DAY, 'and t.responsible = link.responsible', ''],
  [DAY, 'and t.responsible is distinct from link.responsible', ''],
  [DAY, `and t.track = 'guests'`, ''],
  [DAY, `and t.kind = 'schedule'`, ''],
  [DAY, 't.plan_id = link.plan_id and', ''],
  [DAY, 'q.plan_id = link.plan_id and', ''],
  [DAY, 'and q.id = any (link.contacts)', ''],
  [DAY, 'and q.phone is not null', ''],
  [DAY, `'phone', c.phone`, `'phone', c.phone, 'id', link.id`],
  [DAY, `|| jsonb_build_object('notes', t.notes)`, ''],
  [KITCHEN, 'case when n = 0 then array(select d', 'case when true then array(select d'],
  [KITCHEN, 'case when n = 0 then array(select x', 'case when true then array(select x'],
  [KITCHEN, 'n = 0 and coalesce(g.age <= 1, false)', 'coalesce(g.age <= 1, false)'],
  [KITCHEN, 'g.age <= 1', 'g.age <= 0'],
  [KITCHEN, 'h.second_list is null and', ''],
  [KITCHEN, 'and (h.parts is null or e.id = any (h.parts))', ''],
  [
    KITCHEN,
    'where e.plan_id = link.plan_id and e.id = link.part_id\n      and',
    'where e.id = link.part_id and',
  ],
  [KITCHEN, 'and a.seat < b.seats', ''],
  [KITCHEN, 'and a.chart_id = link.chart_id', ''],
  [KITCHEN, 'and a.person = p.person', ''],
  [KITCHEN, `and p.diets || p.allergens <> '{}'`, ''],
  [KITCHEN, `jsonb_build_object('name', t.name,`, `jsonb_build_object('id', t.table_id, 'name', t.name,`],
  [SEATED, 'when h.second_list is not null then 0', ''],
  [SEATED, 's.parts = 0 or', ''],
  [SEATED, 'and not s.waiting', ''],
  [
    SEATED,
    'bool_or(w.invited and guest.replies -> e.id::text is null)',
    'bool_or(guest.replies -> e.id::text is null)',
  ],
  [FAMILY, 'and a.seat < b.seats', ''],
  [FAMILY, 'and a.person < private.people_seated(g)', ''],
  [FAMILY, `and t.kind = 'schedule'`, ''],
  [FAMILY, `'guest_count', p.guest_count`, `'guest_count', p.guest_count, 'budget', p.budget`],
  [FAMILY, `'name', o.name, 'people'`, `'name', o.name, 'id', o.id, 'people'`],
  [FAMILY, 'bool_or(a.person = 0)', 'true'],
  [SHARED, 'and p.deleted_at is null', ''],
  [
    SHARED,
    `and private.clock_in(now(), private.zone_of(null, p.id))::date <= coalesce(p.event_end_date, p.event_date) + l.days_after`,
    '',
  ],
  [SHARED, 'private.clock_in(now(), private.zone_of(null, p.id))::date', `(now() at time zone 'UTC')::date`],
  [SHARED, ', p.event_date) + l.days_after', ', p.event_date)'],
  [SHARED, '<= coalesce(p.event_end_date', '< coalesce(p.event_end_date'],
  [SHARED, 'coalesce(p.event_end_date, p.event_date) + l', 'p.event_date + l'],
  [SHARED, 'again is not true', 'true'],
  [SHARED, 'again is not true', 'again is false'],
  [SHARED, 'where l.id = link.id', ''],
  [SHARED, `admit('shared', source, 3000`, `admit('shared', source, 3001`],
  [SHARED, `coalesce(shared.token, '')), 3000`, `coalesce(shared.token, '')), 3001`],
  [SHARED, `interval '1 hour'`, `interval '2 hours'`],
  [SHARED, `left(md5(answer::text), 6)`, `left(md5(link.id::text), 6)`],
];
