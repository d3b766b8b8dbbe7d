/** Mutations of the functions for imports. A test must notice each. */
const IMPORT = 'public.import_guests(uuid,uuid,text,jsonb,jsonb,integer,jsonb)';
const FITS = 'private.import_fits(uuid,integer,integer)';
const LOG = 'private.import_log(uuid,jsonb)';
const UNTOUCHED = 'private.import_untouched(uuid,jsonb)';
const UNDO = 'public.undo_import(uuid,uuid)';
const UNCHANGED = 'private.import_unchanged(uuid,jsonb)';

export const IMPORT_BODIES: [signature: string, from: string, to: string][] = [
  [IMPORT, 'known.undone_at is not null or', ''],
  [IMPORT, 'known.stored is null and start > 0', 'false'],
  [IMPORT, 'start < known.stored', 'false'],
  [IMPORT, 'start is distinct from coalesce(known.stored, 0)', 'false'],
  [IMPORT, '> coalesce(known.size,', '> 1 + coalesce(known.size,'],
  [IMPORT, `perform private.import_unchanged(target, guests);`, ''],
  [IMPORT, `perform private.import_unchanged(target, whole -> 'changed');`, ''],
  [
    IMPORT,
    `perform private.import_fits(target, (whole ->> 'people')::int, (whole ->> 'households')::int);`,
    '',
  ],
  [LOG, `'version', g.version, 'before', null`, `'version', 1, 'before', null`],
  [LOG, 'g.version + 1', 'g.version'],
  [UNTOUCHED, `and g.version = (l ->> 'version')::bigint`, ''],
  [UNDO, 'filter (where u.before is null)', ''],
  [UNDO, 'perform private.update_guests(target, changed);', ''],
  [
    UNDO,
    `and h.id <> all (array(
    select g.household_id from public.guests g where g.plan_id = target and g.household_id is not null
  ))`,
    '',
  ],
  [IMPORT, 'b.log || part', 'part'],
  [FITS, 'people > 0 and', ''],
  [FITS, '> allowed', '> allowed + 1'],
  [FITS, '> 10000', '> 10001'],
  [FITS, `and p.id = any (array(select private.my_plans('viewer')))`, ''],
  [FITS, 'allowed is not null', 'true'],
  [UNCHANGED, 'and g.plan_id = plan', ''],
];
