import { addDays } from '@/domain/calendar';
import { locate } from '@/domain/places/location';
import type { CategoryChoice, PlanFacts } from '@/domain/plan/facts';
import { generateDay, usualTemplate } from '@/domain/timeline/generate';
import { originOf } from '@/domain/timeline/item';
import { generateMilestones, milestoneOrigin } from '@/domain/timeline/milestones';
import { instantOf } from '@/domain/timeline/zone';
import { sunMoments } from '@/lib/sun';
import type { Words } from './tasks';

/** Columns of a timeline row, without its id. */
export type DemoLine = Record<string, string | number | boolean | null>;

export interface TimelineWords {
  readonly block: Words;
  readonly milestone: Words;
}

const NOON = 720;

/** Responsible people and places for the activities of the first plan. */
const CARE: Record<string, { responsible?: string; place?: string; notes?: string }> = {
  hair: { responsible: 'Rocío', place: 'Casa de Lucía' },
  ready: { responsible: 'Lola Vera Fotografía', place: 'Casa de Lucía' },
  setUp: { responsible: 'Flores Azahar', place: 'Patio y salón' },
  sound: { responsible: 'DJ Nico Ríos', place: 'Salón' },
  kitchen: { responsible: 'Catering Sol y Sal', place: 'Cocina' },
  barSetUp: { responsible: 'Catering Sol y Sal', place: 'Patio' },
  arrive: { responsible: 'Marta', place: 'Entrada' },
  ceremony: { responsible: 'Marta', place: 'Olivar', notes: 'Lecturas: Carmen y Pablo. Alianzas: Hugo.' },
  cocktail: { responsible: 'Catering Sol y Sal', place: 'Patio', notes: 'Jamón desde el principio.' },
  dinner: {
    responsible: 'Catering Sol y Sal',
    place: 'Salón',
    notes: '12 menús vegetarianos, 3 sin gluten.',
  },
  golden: { responsible: 'Lola Vera Fotografía', place: 'Olivar' },
  firstDance: { responsible: 'DJ Nico Ríos', place: 'Salón' },
  bar: { responsible: 'DJ Nico Ríos', place: 'Salón' },
  busBack: { responsible: 'Autocares Guadalquivir', notes: 'Dos salidas: a las 3 y al final.' },
};

const iso = (minute: number): string => new Date(minute * 60_000).toISOString();

/** Returns the run sheet and the milestones, including lines that the couple added. `today` is YYYY-MM-DD. */
export function demoTimeline(
  plan: PlanFacts,
  choices: readonly CategoryChoice[],
  today: string,
  cared: boolean,
  words: TimelineWords,
): DemoLine[] {
  const categories = choices.flatMap(({ category, selected }) => (selected ? category : []));
  const facts = { ...plan, categories };
  const place = locate(plan);
  if (!place) return [];
  const event_on = plan.event_date;
  const noon = instantOf(place.zone, event_on, NOON);
  const sun = sunMoments(noon, place.latitude, place.longitude);
  const { lines } = generateDay(usualTemplate(facts), facts, place.zone, sun);
  const rows = lines.map((line): DemoLine => {
    const title = words.block[line.id] ?? line.id;
    const care = cared ? CARE[line.id] : undefined;
    return {
      kind: 'schedule',
      title,
      event_on,
      starts_at: iso(line.starts_at),
      time_zone: place.zone,
      duration: line.duration,
      buffer: line.buffer,
      track: line.track,
      locked: line.locked,
      sun_event: line.sun?.event ?? null,
      sun_offset: line.sun?.offset ?? null,
      origin: originOf(line),
      origin_title: title,
      origin_at: iso(line.starts_at),
      origin_duration: line.duration,
      ...care,
    };
  });
  const milestones = generateMilestones(facts, today).map((draft, i): DemoLine => {
    const title = words.milestone[draft.id] ?? draft.id;
    return {
      kind: 'milestone',
      title,
      event_on,
      starts_on: draft.starts_on,
      reminder_days_before: draft.reminder_days_before,
      origin: milestoneOrigin(draft),
      origin_title: title,
      origin_on: draft.starts_on,
      completed_at: cared && i === 0 ? 'now' : null,
    };
  });
  const own = (title: string, days: number, responsible: string): DemoLine => ({
    kind: 'milestone',
    title,
    event_on,
    starts_on: addDays(today, days),
    reminder_days_before: 5,
    responsible,
  });
  return [
    ...rows,
    ...milestones,
    ...(cared
      ? [own('Comida de las dos familias', 38, 'Andrés'), own('Prueba de menú en la finca', 96, 'Lucía')]
      : []),
  ];
}
