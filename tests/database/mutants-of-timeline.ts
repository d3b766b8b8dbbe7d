const SAVE = 'public.save_timeline_items(uuid,jsonb)';

/** Changes inside the functions of the timeline, where the catalogue looks the same before and after. */
export const TIMELINE_BODIES: [signature: string, from: string, to: string][] = [
  ['private.limit_timeline_items()', '> 500', '> 501'],
  ['private.complete_timeline_item()', 'coalesce(old.completed_at, now())', 'now()'],
  ['private.complete_timeline_item()', 'coalesce(old.completed_at, now())', 'new.completed_at'],
  [SAVE, "and t.version = (c ->> 'version')::bigint\n    and jsonb_typeof", 'and jsonb_typeof'],
  [SAVE, `when t.id is null then (c ->> 'version')::bigint <> 0`, 'when t.id is null then false'],
  [SAVE, `else (c ->> 'version')::bigint <> t.version`, 'else false'],
  [SAVE, `jsonb_populate_record(t, (c -> 'item') - 'completed') is distinct from t`, 'true'],
  [SAVE, `jsonb_populate_record(t, (c -> 'item') - 'completed') is distinct from t`, 'false'],
  [SAVE, `or (c -> 'item' ->> 'completed')::boolean is distinct from`, 'or false is distinct from'],
  [SAVE, `when not c -> 'item' ? 'completed' then t.completed_at`, ''],
  [SAVE, `and (c ->> 'version')::bigint = t.version;`, ';'],
  [SAVE, 'on conflict (plan_id, origin) do nothing', ''],
  [SAVE, `where (c ->> 'version')::bigint = 0`, ''],
];
