import type { TemplateId } from './day-ids';
import type { DayChoice, Kind } from './kind';
import { WEDDING_TASKS } from './lists/wedding-tasks.data';

const days = (id: TemplateId, codes: string): [string, TemplateId][] =>
  codes.split(' ').map((code) => [code, id]);

/** Template of a wedding day by country. Similar countries share a template. */
const BY_COUNTRY: ReadonlyMap<string, TemplateId> = new Map([
  ...days('us-classic', 'US CA PR BS JM'),
  ...days('mx-noche', 'MX GT HN SV NI CU'),
  ...days('rioplatense', 'AR UY PY'),
  ...days('latam-noche', 'CL CO PE BO EC VE BR PA CR DO'),
  ...days('it-pomeriggio', 'IT SM MT'),
  ...days('fr-soir', 'FR BE LU MC'),
  ...days('de-tag', 'DE AT CH LI'),
  ...days('in-noche', 'IN NP LK BD PK'),
  ...days('pt-dia', 'PT'),
  ...days('jp-dia', 'JP'),
]);
const SPANISH_EUROPE = new Set(['ES', 'AD', 'GR']);
/** First and last month in which weddings in southern Europe begin after the heat of the day. */
const WARM = [5, 10] as const;
/** With at most this many guests, a wedding has no formal programme. */
const FEW_GUESTS = 10;

function dayOf({ country, event_date, guest_count }: DayChoice): TemplateId {
  if (guest_count <= FEW_GUESTS) return 'elopement';
  const month = Number(event_date.slice(5, 7));
  if (SPANISH_EUROPE.has(country)) return month >= WARM[0] && month <= WARM[1] ? 'es-tarde' : 'es-mediodia';
  return BY_COUNTRY.get(country) ?? 'uk-day';
}

export const wedding: Kind = { id: 'wedding', tasks: WEDDING_TASKS, day: dayOf };
