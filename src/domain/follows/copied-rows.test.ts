import { expect, test } from 'vitest';
import { wallOf } from '../timeline/zone';
import { type CopiedRows, copiedRows } from './copied-rows';

const NONE: CopiedRows = {
  tasks: [],
  timeline_items: [],
  event_parts: [],
  event_questions: [],
  guest_columns: [],
  drinks_preferences: [],
  seating_charts: [],
  seating_tables: [],
  vendor_quotes: [],
};
const copy = (rows: Partial<CopiedRows>, to = '2027-09-04') => {
  let made = 0;
  return copiedRows(
    { ...NONE, ...rows },
    { plan_id: 'new', from: '2026-06-06', to, today: '2026-11-27', newId: () => `new-${++made}` },
  );
};
const task = (fields: object) =>
  ({
    id: 't',
    version: 7,
    task_name: 'Pedir las arras',
    recommended_completion_date: '2026-05-01',
    completed_at: '2026-04-30T10:00:00Z',
    started_at: '2026-04-01T10:00:00Z',
    generated: null,
    ...fields,
  }) as unknown as CopiedRows['tasks'][number];

test('a copied task is due the same number of days before the new event', () => {
  const [copied] = copy({ tasks: [task({})] }).tasks;
  expect(copied).toMatchObject({
    id: 'new-1',
    version: 0,
    task_name: 'Pedir las arras',
    recommended_completion_date: '2027-07-30',
    completed_at: null,
    started_at: null,
  });
});

test('a copied task that would be overdue is due tomorrow instead', () => {
  const [copied] = copy({ tasks: [task({ recommended_completion_date: '2025-01-01' })] }).tasks;
  expect(copied?.recommended_completion_date).toBe('2026-11-28');
});

test('the copy of a task that the checklist suggested keeps its reference to that suggestion', () => {
  const generated = {
    origin: 'W01',
    origin_name: 'x',
    origin_date: '2026-05-01',
    origin_event: '2026-06-06',
  };
  const [own, edited] = copy({
    tasks: [task({ generated }), task({ id: 'u', generated: { ...generated, origin_date: '2026-05-03' } })],
  }).tasks;
  expect(own?.generated).toMatchObject({ origin_date: '2027-07-30', origin_event: '2027-09-04' });
  expect(edited?.generated?.origin_date).toBe('2027-08-01');
  expect(edited?.recommended_completion_date).toBe('2027-07-30');
});

test('a run sheet copied to a winter date keeps its clock times', () => {
  const zone = 'Europe/Madrid';
  const row = {
    id: 'r',
    version: 2,
    kind: 'schedule',
    starts_at: Date.parse('2026-06-06T16:00:00Z') / 60_000,
    time_zone: zone,
    event_on: '2026-06-06',
    generated: null,
  } as unknown as CopiedRows['timeline_items'][number];
  const parts = ['a', 'b'].map((id) => ({
    id,
    version: 1,
    name: id,
    starts_at: '2026-06-06T16:00:00Z',
    time_zone: zone,
    reply_by: '2026-05-06',
  })) as unknown as CopiedRows['event_parts'];
  const questions = [{ id: 'q', parts: ['b'] }] as unknown as CopiedRows['event_questions'];
  const made = copy({ timeline_items: [row], event_parts: parts, event_questions: questions }, '2027-01-16');
  const [copied] = made.timeline_items;
  expect(copied?.kind === 'schedule' && wallOf(zone, copied.starts_at)).toEqual({
    date: '2027-01-16',
    minutes: 18 * 60,
  });
  expect(made.event_parts[1]).toMatchObject({
    starts_at: '2027-01-16T17:00:00.000Z',
    reply_by: '2026-12-16',
    event_on: '2027-01-16',
  });
  expect(made.event_questions[0]?.parts).toEqual([made.event_parts[1]?.id]);
});

test('a copied room keeps its tables but not its floor plan', () => {
  const made = copy({
    seating_charts: [
      { id: 'c', version: 3, floor: { file: 'f' } },
    ] as unknown as CopiedRows['seating_charts'],
    seating_tables: [{ id: 't', version: 1, chart_id: 'c' }] as unknown as CopiedRows['seating_tables'],
  });
  expect(made.seating_charts[0]).toEqual({ id: made.seating_tables[0]?.chart_id, version: 0, floor: null });
});

test('the copy of a booked quote is not booked', () => {
  const quote = { id: 'v', stage: 'booked', item_id: 'i', chase_on: '2026-05-01', free_on_date: true };
  const [copied] = copy({ vendor_quotes: [quote] as unknown as CopiedRows['vendor_quotes'] }).vendor_quotes;
  expect(copied).toMatchObject({ stage: 'quoted', item_id: null, chase_on: null, free_on_date: null });
});

test('custom guest columns are copied under new ids', () => {
  const column = {
    id: 'c',
    version: 4,
    position: 1,
    name: 'Hotel',
    kind: 'choice' as const,
    options: ['Sí'],
  };
  expect(copy({ guest_columns: [column] }).guest_columns).toEqual([{ ...column, id: 'new-1', version: 0 }]);
});
