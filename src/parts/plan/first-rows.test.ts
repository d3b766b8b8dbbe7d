import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type Plan, plannedPlan } from '@/data/plans';
import type { OutboxChange } from '@/data/sync/outbox-entry';
import type { StoredTask } from '@/data/tasks';
import { addDays } from '@/domain/calendar';
import { COUNTRIES } from '@/domain/places/places';
import { CEREMONIES } from '@/domain/plan/ceremony';
import {
  COUPLE_TYPES,
  defaultChoices,
  EVENT_TYPES,
  LAST_EVENT_DATE,
  LOCATION_TYPES,
  type PlanFacts,
} from '@/domain/plan/facts';
import { isMilestone, isRow, type TimelineItem } from '@/domain/timeline/item';
import { changeLanguage, prepareTexts } from '@/lib/i18n';
import { firstRows } from './first-rows';

const TODAY = '2026-11-24';
const SQL = join(import.meta.dirname, '../../../supabase/migrations');
/** Reads from the migration how many rows a plan can have. This limit is the same for all tiers. */
const limitIn = (file: string, noun: string): number =>
  Number(new RegExp(`limit_rows\\((\\d+), '${noun}'`).exec(readFileSync(join(SQL, file), 'utf8'))?.[1]);
const LIMITS = {
  tasks: limitIn('20261122000700_tasks.sql', 'task'),
  timeline_items: limitIn('20261122000800_timeline_items.sql', 'timeline'),
  changes: 1_000,
};

const WEDDING: PlanFacts = {
  name: 'Boda de Íñigo y Zoë',
  event_type: 'wedding',
  event_date: '2027-06-12',
  budget: 2_400_000,
  currency: 'EUR',
  duration: null,
  guest_count: 100,
  country: 'ES',
  region: 'ES-AN',
  city: 'Sevilla',
  location_type: 'indoor',
  couple_type: 'groom-and-bride',
  kind: null,
};
const planOf = (facts: Partial<PlanFacts> = {}): Plan =>
  plannedPlan({
    id: crypto.randomUUID(),
    facts: { ...WEDDING, ...facts },
    categories: defaultChoices(facts.event_type ?? 'wedding'),
  });

const tasksIn = (changes: readonly OutboxChange[]) =>
  changes.flatMap(({ table, after }) => (table === 'tasks' ? (after as StoredTask) : []));
const timelineIn = (changes: readonly OutboxChange[]) =>
  changes.flatMap(({ table, after }) => (table === 'timeline_items' ? (after as TimelineItem) : []));
const originsIn = (changes: readonly OutboxChange[]) =>
  [...tasksIn(changes), ...timelineIn(changes)].flatMap(({ generated }) => generated?.origin ?? []);

beforeAll(async () => {
  await prepareTexts('es', ['checklist', 'timeline']);
});

const facts = fc.record({
  event_type: fc.constantFrom(...EVENT_TYPES),
  event_date: fc.oneof(
    fc.integer({ min: 1, max: 40 }).map((days) => addDays(TODAY, days)),
    fc.integer({ min: 1, max: 900 }).map((days) => addDays(TODAY, days)),
    fc.constant(LAST_EVENT_DATE),
  ),
  guest_count: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 10_000 })),
  duration: fc.option(fc.integer({ min: 1, max: 72 })),
  country: fc.constantFrom(...COUNTRIES.map(({ code }) => code)),
  region: fc.constant(null),
  location_type: fc.constantFrom(...LOCATION_TYPES),
  couple_type: fc.option(fc.constantFrom(...COUPLE_TYPES)),
});

test('the rows of a new plan stay within the limits of the lowest tier', () => {
  fc.assert(
    fc.property(facts, fc.constantFrom(...CEREMONIES, undefined), (chosen, ceremony) => {
      const rows = firstRows(planOf(chosen), ceremony, TODAY);
      const tasks = tasksIn(rows);
      const timeline = timelineIn(rows);
      expect(tasks.length).toBeLessThanOrEqual(LIMITS.tasks);
      expect(timeline.length).toBeLessThanOrEqual(LIMITS.timeline_items);
      expect(rows.length).toBeLessThan(LIMITS.changes);
      expect(tasks.length).toBeGreaterThan(0);
      expect(timeline.some(isRow)).toBe(true);
      const origins = originsIn(rows);
      expect(new Set(origins).size).toBe(origins.length);
      for (const { task_name, recommended_completion_date } of tasks) {
        expect(task_name.length).toBeGreaterThan(8);
        expect(task_name.length).toBeLessThanOrEqual(100);
        expect(recommended_completion_date > TODAY).toBe(true);
        expect(recommended_completion_date <= '2200-12-31').toBe(true);
      }
      for (const item of timeline) {
        expect(item.title.length).toBeLessThanOrEqual(100);
        if (isMilestone(item)) expect(item.starts_on > TODAY).toBe(true);
      }
    }),
    { numRuns: 400 },
  );
});

test('a new wedding plan contains a Mass only for a religious ceremony', () => {
  const undecided = originsIn(firstRows(planOf(), undefined, TODAY));
  expect(undecided).toContain('W08');
  expect(undecided).not.toContain('run-mass');
  const religious = originsIn(
    firstRows(planOf({ country: 'MX', region: null, city: 'Oaxaca' }), 'religious', TODAY),
  );
  expect(religious).toEqual(expect.arrayContaining(['W08r', 'run-mass']));
});

test('the tasks of a new plan suit the kind of event and the number of guests', () => {
  const count = (change: Partial<PlanFacts>) => tasksIn(firstRows(planOf(change), undefined, TODAY)).length;
  const birthday = firstRows(planOf({ event_type: 'birthday', couple_type: null }), undefined, TODAY);
  expect(originsIn(birthday).some((origin) => /^W\d/.test(origin))).toBe(false);
  expect(count({ guest_count: 2 })).toBeLessThan(count({}) * 0.75);
});

test('the tasks of a new plan are in the language of the person who creates it', async () => {
  await prepareTexts('en', ['checklist', 'timeline']);
  await changeLanguage('en');
  const names = tasksIn(firstRows(planOf(), undefined, TODAY)).map(({ task_name }) => task_name);
  expect(names).toContain('Reserve the church, the town hall or the officiant');
});
