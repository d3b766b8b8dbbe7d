const SAVE = 'public.save_timeline_items(uuid,jsonb)';

/** Changes inside the functions of the timeline, where the catalogue looks the same before and after. */
export const TIMELINE_BODIES: [signature: string, from: string, to: string][] = [
  ['private.limit_timeline_items()', '> 500', '> 501'],
  ['private.complete_timeline_item()', 'coalesce(old.completed_at, now())', 'now()'],
  ['private.complete_timeline_item()', 'coalesce(old.completed_at, now())', 'new.completed_at'],
  [SAVE, 'if stored.version <> one.version then', 'if false then'],
  [SAVE, 'if one.version <> 0 then', 'if false then'],
  [SAVE, 'and next is not distinct from stored', ''],
  [SAVE, 'and coalesce(one.completed = (stored.completed_at is not null), true)', ''],
  [SAVE, 'version = one.version\n', 'version = t.version\n'],
  [SAVE, 'coalesce(one.completed, stored.completed_at is not null)', 'one.completed'],
  [SAVE, 'on conflict on constraint timeline_items_origin do nothing', ''],
  [SAVE, `'origin', 'origin_title', 'origin_duration']`, `'origin_title', 'origin_duration']`],
  [SAVE, 'case when stored.origin is null', 'case when false'],
  [SAVE, 'reached := reached || one.id;', 'null;'],
];
