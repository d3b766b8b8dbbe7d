import { addDays } from '@/domain/calendar';
import { type ChecklistFacts, checklist, checklistOrigin } from '@/domain/tasks/checklist';
import type { Task } from '@/domain/tasks/task';
import type { Misfit } from '@/domain/templates/misfit';
import { type MisfitFacts, misfits } from '@/domain/templates/misfits';
import { begunRows, type TemplateRows } from '@/domain/templates/template';
import type { DayFacts } from '@/domain/timeline/day-facts';
import { generateDay, usualTemplate } from '@/domain/timeline/generate';
import { type RunSheetRow, originOf as rowOrigin } from '@/domain/timeline/item';
import { generateMilestones, milestoneOrigin } from '@/domain/timeline/milestones';
import { NO_SUN } from '@/domain/timeline/sun';

export const TODAY = '2026-11-27';
const ZONE = 'Europe/Madrid';
/** Dates of the template's event (OLD) and of the new event (NEW). */
export const OLD = '2026-06-06';
export const NEW = '2029-06-02';

interface Facts {
  event_date: string;
  country: string;
  region: string | null;
  city: string;
  currency: string;
  guest_count: number;
  location_type: 'indoor' | 'outdoor';
  ceremony: ChecklistFacts['ceremony'];
}
const BASE: Facts = {
  event_date: OLD,
  country: 'ES',
  region: null,
  city: 'Sevilla',
  currency: 'EUR',
  guest_count: 100,
  location_type: 'indoor',
  ceremony: 'civil',
};

export function factsOf(some: Partial<Facts>): MisfitFacts {
  const { city, currency, region, ceremony, ...facts } = { ...BASE, ...some };
  const common = {
    ...facts,
    name: 'Boda',
    event_type: 'wedding' as const,
    couple_type: 'groom-and-bride' as const,
    kind: null,
    categories: ['venue', 'catering', 'music', 'attire', 'photo-and-video', 'drinks'] as const,
    duration: 10,
    ceremony,
  };
  return { ...facts, city, currency, checklist: { ...common, region }, day: common satisfies DayFacts };
}

let made = 0;
const newId = () => `id-${++made}`;
const taskOf = (line: ReturnType<typeof checklist>['tasks'][number], event: string): Task =>
  ({
    id: newId(),
    version: 0,
    task_name: line.template,
    recommended_completion_date: line.date,
    completed_at: null,
    generated: {
      origin: checklistOrigin(line),
      origin_name: line.template,
      origin_date: line.date,
      origin_event: event,
    },
  }) as unknown as Task;
const rowOf = (line: ReturnType<typeof generateDay>['lines'][number]): RunSheetRow =>
  ({
    id: newId(),
    version: 0,
    kind: 'schedule',
    title: line.id,
    place: null,
    event_on: OLD,
    starts_at: line.starts_at,
    duration: line.duration,
    time_zone: ZONE,
    sun: null,
    generated: {
      origin: rowOrigin(line),
      origin_title: line.id,
      origin_at: line.starts_at,
      origin_duration: line.duration,
    },
  }) as unknown as RunSheetRow;

/** Returns the rows of an event with these facts. The rows were created long before the event. */
function rowsOf({ checklist: list, day }: MisfitFacts, some: object = {}): TemplateRows {
  const long = addDays(OLD, -800);
  return {
    tasks: checklist(list, long).tasks.map((line) => taskOf(line, OLD)),
    timeline_items: [
      ...generateMilestones(list, long).map((draft) => ({
        id: newId(),
        version: 0,
        kind: 'milestone',
        title: draft.id,
        place: null,
        event_on: OLD,
        starts_on: draft.starts_on,
        completed_at: null,
        generated: { origin: milestoneOrigin(draft), origin_title: draft.id, origin_on: draft.starts_on },
      })),
      ...generateDay(usualTemplate(day), day, ZONE, NO_SUN).lines.map(rowOf),
    ],
    event_parts: [],
    event_questions: [],
    invitation_words: [],
    event_pages: [],
    guest_columns: [],
    drinks_preferences: [],
    seating_charts: [],
    seating_tables: [],
    vendor_quotes: [],
    ...some,
  } as unknown as TemplateRows;
}

/**
 * Returns what doesn't fit when a template's event changes from `was` to `now`. `some` replaces the
 * template's rows.
 */
export function found(was: Partial<Facts>, now: Partial<Facts>, some: object = {}): readonly Misfit[] {
  const from = factsOf(was);
  const to = factsOf({ ...was, event_date: NEW, ...now });
  const old = rowsOf(from, some);
  const begun = begunRows(old, {
    plan_id: 'p',
    from: { name: 'Boda', ...from },
    to: { name: 'Boda', ...to },
    zone: ZONE,
    today: TODAY,
    newId,
  });
  return misfits(old, begun, {
    plan_id: 'p',
    from,
    to,
    zone: ZONE,
    sun: NO_SUN,
    today: TODAY,
    newId,
    words: (origin) => `words of ${origin}`,
    newTask: (line) => taskOf(line, NEW),
    newRow: rowOf,
  });
}
