/** Rules inside the functions of imports, and what would weaken each. */
const IMPORT = 'public.import_guests(uuid,uuid,text,jsonb,jsonb,integer,jsonb)';
const FITS = 'private.import_fits(uuid,integer,integer)';
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
  [IMPORT, `'version', g.version, 'before', null`, `'version', 1, 'before', null`],
  [IMPORT, 'b.log || part', 'part'],
  [FITS, 'people > 0 and', ''],
  [FITS, '> allowed', '> allowed + 1'],
  [FITS, '> 10000', '> 10001'],
  [FITS, `and p.id = any (array(select private.my_plans('viewer')))`, ''],
  [FITS, 'allowed is not null', 'true'],
  [UNCHANGED, 'and g.plan_id = plan', ''],
];
