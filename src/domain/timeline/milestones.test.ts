import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newTask } from '../../../tests/builders/new-task';
import { row, sunOf } from '../../../tests/builders/timeline';
import { addDays } from '../calendar';
import { CATEGORIES, COUPLE_TYPES, EVENT_TYPES, LOCATION_TYPES } from '../plan/facts';
import type { ChecklistFacts } from '../tasks/checklist';
import { followed, followingItems, inOtherZone, zoneOf } from './following';
import { isMilestone, type Milestone } from './item';
import { generateMilestones, milestoneOrigin, milestonesNow } from './milestones';
import { milestoneSchema, rowSchema } from './schema';
import { NO_SUN } from './sun';
import { clockText, wallOf } from './zone';

const TODAY = '2026-11-21';
const WEDDING: ChecklistFacts = {
  event_type: 'wedding',
  event_date: '2027-09-11',
  country: 'ES',
  location_type: 'outdoor',
  couple_type: 'groom-and-bride',
  categories: CATEGORIES,
};
const stored = (facts: ChecklistFacts): Milestone[] =>
  generateMilestones(facts, TODAY).map((draft) => ({
    id: draft.id,
    version: 1,
    kind: 'milestone',
    title: draft.id,
    responsible: null,
    place: null,
    notes: null,
    event_on: facts.event_date,
    starts_on: draft.starts_on,
    reminder_days_before: draft.reminder_days_before,
    completed_at: null,
    generated: { origin: milestoneOrigin(draft), origin_title: draft.id, origin_on: draft.starts_on },
  }));

describe('milestones reached now', () => {
  const milestones = stored(WEDDING);
  const origin = (id: string) => ({ origin: id, origin_name: id, origin_date: TODAY, origin_event: TODAY });
  const reached = (...of: Parameters<typeof milestonesNow>) =>
    milestonesNow(...of).flatMap((one) => (one.by_task ? [[one.id, one.completed_at]] : []));
  const done = (id: string, completed_at: string | null = '2027-01-02T10:00:00Z') =>
    newTask({ generated: origin(id), completed_at });

  test('a milestone is reached at the time when its task is done', () => {
    const tasks = [done('W33es-Civil'), done('W35', null), newTask({ completed_at: '2027-01-01T10:00:00Z' })];
    expect(reached(milestones, tasks, { committed: [] })).toEqual([['W33', '2027-01-02T10:00:00Z']]);
  });

  test('a milestone is reached when a main price completes its task', () => {
    expect(reached(milestones, [], { committed: ['venue'] })).toEqual([['W06', '']]);
  });

  test('a milestone ticked by a user keeps the date of the tick', () => {
    const ticked = milestones.map((one) => ({ ...one, completed_at: '2027-01-03T10:00:00Z' }));
    expect(milestonesNow(ticked, [done('W06')], { committed: ['venue'] })).toEqual(ticked);
  });
});

describe('generated milestones', () => {
  test('generated milestones are all in the future', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...EVENT_TYPES),
        fc.constantFrom(...LOCATION_TYPES),
        fc.constantFrom('ES', 'MX', 'US', 'GB', 'FR'),
        fc.constantFrom(...COUPLE_TYPES),
        fc.integer({ min: 1, max: 1_100 }),
        (event_type, location_type, country, couple, left) => {
          const facts: ChecklistFacts = {
            event_type,
            event_date: addDays(TODAY, left),
            country,
            location_type,
            couple_type: event_type === 'wedding' ? couple : null,
            categories: CATEGORIES,
          };
          const drafts = generateMilestones(facts, TODAY);
          const days = drafts.map(({ starts_on }) => starts_on);
          expect(days.every((day) => day > TODAY)).toBe(true);
          expect(days).toEqual([...days].sort());
          expect(new Set(drafts.map(({ id }) => id)).size).toBe(drafts.length);
          expect(generateMilestones(facts, TODAY)).toEqual(drafts);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('a wedding’s milestones include its legal papers and its main dates', () => {
    const ids = generateMilestones(WEDDING, TODAY).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['W06', 'W33', 'W35', 'W50', 'W58']));
  });
});

describe('the run sheet when the event moves', () => {
  const moved = { ...WEDDING, event_date: '2027-10-31' };

  test('a moved run sheet keeps its clock times', () => {
    const late = row(1_500, 60);
    const photos = row(1_250, 30, { sun: { event: 'sunset', offset: -40 } });
    const sun = sunOf('2027-10-31');
    const { lines } = followingItems([late, photos], { ...moved, event_date: '2027-10-31' }, sun, TODAY);
    const [first, second] = lines;
    const item = first && followed(first, '2027-10-31');
    expect(item?.kind === 'schedule' && wallOf('Europe/Madrid', item.starts_at)).toEqual({
      date: '2027-11-01',
      minutes: 60,
    });
    expect(second).toMatchObject({ kind: 'day', to: (sun.sunset ?? 0) - 40 });
    expect(item && followingItems([item], moved, sun, TODAY).lines).toEqual([]);
  });

  test('only milestones that are neither edited nor reached move with the event', () => {
    const [a, b, c, ...rest] = stored(WEDDING);
    if (!a || !b || !c) throw new Error('Too few');
    const items = [
      { ...a, starts_on: addDays(a.starts_on, 3) },
      { ...b, completed_at: '2026-12-01T10:00:00Z' },
      c,
      ...rest,
    ];
    const { lines, kept } = followingItems(items, { ...WEDDING, event_date: '2028-03-04' }, NO_SUN, TODAY);
    expect(kept.map(({ id }) => id)).toEqual([a.id]);
    expect(lines.some(({ item }) => item.id === b.id)).toBe(false);
    expect(lines.some(({ kind, item }) => kind === 'move' && item.id === c.id)).toBe(true);
    const after = lines.map((line) => followed(line, '2028-03-04')).filter((item) => item !== null);
    expect(
      after.filter(isMilestone).every(({ starts_on, generated }) => starts_on === generated?.origin_on),
    ).toBe(true);
    expect(followingItems(after, { ...WEDDING, event_date: '2028-03-04' }, NO_SUN, TODAY).lines).toEqual([]);
  });

  test('a new time zone keeps every clock time of the run sheet', () => {
    const rows = [row(1_140, 40), row(1_500, 60)];
    const there = inOtherZone(rows, 'America/Mexico_City');
    expect(there.map(({ starts_at }) => clockText(wallOf('America/Mexico_City', starts_at).minutes))).toEqual(
      ['19:00', '01:00'],
    );
    expect(zoneOf(there, 'Europe/Madrid')).toBe('America/Mexico_City');
    expect(zoneOf([], 'Europe/Madrid')).toBe('Europe/Madrid');
    expect(inOtherZone(there, 'Europe/Madrid')).toEqual(rows);
  });
});

describe('entering activities and milestones', () => {
  const typed = {
    title: '  Primer\u0007  baile ',
    responsible: '',
    place: ' Patio ',
    notes: 'a\r\nb',
    date: '2027-06-12',
    time: '17.30',
    duration: '15',
    buffer: '0',
    track: 'guests',
    anchor: 'none',
    offset: '0',
  };

  test('extra spaces in an entered activity or milestone are removed', () => {
    expect(rowSchema.parse(typed)).toMatchObject({
      title: 'Primer baile',
      responsible: null,
      place: 'Patio',
      notes: 'a\nb',
      time: 1_050,
      duration: 15,
    });
    expect(milestoneSchema.parse({ ...typed, starts_on: '2027-01-02', reminder: '' })).toMatchObject({
      reminder: null,
    });
  });

  test.each([
    [{ title: ' ' }, 'problem.titleRequired'],
    [{ title: 'x'.repeat(101) }, 'problem.titleTooLong'],
    [{ time: '25:00' }, 'problem.time'],
    [{ duration: '4321' }, 'problem.duration'],
    [{ duration: '1.5' }, 'problem.duration'],
    [{ buffer: '481' }, 'problem.buffer'],
    [{ offset: '-721' }, 'problem.offset'],
    [{ date: '2027-02-30' }, 'problem.date'],
    [{ notes: 'x'.repeat(2_001) }, 'problem.notesTooLong'],
    [{ place: 'x'.repeat(101) }, 'problem.tooLong'],
  ])('an entered activity with %o is refused', (change, problem) => {
    const result = rowSchema.safeParse({ ...typed, ...change });
    expect(result.error?.issues[0]?.message).toBe(problem);
  });
});
