const SAVE = 'public.save_scenarios(uuid,jsonb)';

/** Changes inside the functions of scenarios, where the catalogue looks the same before and after. */
export const SCENARIO_BODIES: [signature: string, from: string, to: string][] = [
  ['private.limit_scenarios()', '> 20', '> 21'],
  [SAVE, 'if stored.version <> one.version then', 'if false then'],
  [SAVE, 'if one.version <> 0 then', 'if false then'],
  [SAVE, 'and next is not distinct from stored', ''],
  [SAVE, 'version = one.version', 'version = s.version'],
  [SAVE, 'position = next.position', 'position = s.position'],
  [SAVE, 'order by s.position, s.id', 'order by s.id'],
];
