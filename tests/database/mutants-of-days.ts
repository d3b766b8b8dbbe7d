/** Mutations of the functions for the days of an event and for custom columns. A test must notice each. */
const KEEP = 'private.keep_days()';
const OWN = 'private.are_own_values(jsonb)';
const UPDATE = 'private.update_guests(uuid,jsonb)';

export const DAY_BODIES: [signature: string, from: string, to: string][] = [
  [KEEP, 'new.duration := null;', 'null;'],
  [KEEP, 'old.event_end_date is not null and', ''],
  [KEEP, 'is not null and new.duration is not distinct from old.duration', 'is not null'],
  [KEEP, 'new.event_end_date + (new.event_date - old.event_date)', 'new.event_end_date'],
  [KEEP, 'new.event_end_date = old.event_end_date', 'true'],
  [KEEP, 'elsif new.duration is distinct from 24', 'elsif 0 <> 24'],
  [KEEP, 'new.event_end_date := null;', 'null;'],
  [KEEP, 'new.duration := 24', 'new.duration := 23'],
  ['private.rsvp_document(public.households)', `'event_end_date', p.event_end_date,`, ''],
  [OWN, `jsonb_typeof(own) = 'object'`, 'true'],
  [OWN, '<= 12000', '<= 1200000'],
  [OWN, 'between 1 and 200', 'between 1 and 201'],
  [OWN, 'between 1 and 200', 'between 0 and 200'],
  [OWN, `or jsonb_typeof(o.value) <> 'string'`, ''],
  ...['company', 'job_title', 'badge_name', 'own_values'].map((column): [string, string, string] => [
    UPDATE,
    `${column} = n.${column}`,
    `${column} = g.${column}`,
  ]),
];
