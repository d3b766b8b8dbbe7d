import { expect, test } from 'vitest';
import { factsOf, found, NEW, OLD, TODAY } from '../../../tests/builders/misfits';
import { addDays } from '../calendar';
import { checklist, checklistOrigin } from '../tasks/checklist';
import type { Task } from '../tasks/task';
import { MISFITS, type Misfit, reasonOf } from './misfit';

const of = (all: readonly Misfit[], reason: Misfit['reason']) => all.filter((one) => one.reason === reason);
const originsIn = (all: readonly Misfit[], side: 'before' | 'after') =>
  all.flatMap((one) => (one[side] as Task | null)?.generated?.origin ?? []);

test('a template used for the same wedding in another year gives no suggestions', () => {
  expect(found({}, {})).toEqual([]);
});

test('each template row that doesn’t fit gets one suggestion', () => {
  const all = found({}, { country: 'MX', city: 'Oaxaca', guest_count: 8, ceremony: 'religious' });
  const ids = all.map(({ before, after }) => (before ?? after)?.id);
  expect(new Set(ids).size).toBe(ids.length);
  const order = all.map(({ reason }) => MISFITS.indexOf(reason));
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test('for another country, the template’s legal tasks are replaced', () => {
  const all = found({}, { country: 'MX', city: 'Oaxaca' });
  const gone = originsIn(
    of(all, 'country').filter(({ after }) => after === null),
    'before',
  );
  const come = originsIn(
    of(all, 'country').filter(({ before }) => before === null),
    'after',
  );
  expect(gone.length).toBeGreaterThan(0);
  expect(come.length).toBeGreaterThan(0);
  const list = (country: string) => {
    const facts = factsOf({ country, event_date: NEW });
    return checklist(facts.checklist, addDays(NEW, -1_500)).tasks.map(checklistOrigin);
  };
  const [spain, mexico] = [list('ES'), list('MX')];
  for (const origin of gone.filter((one) => one.startsWith('W'))) expect(spain).toContain(origin);
  for (const origin of come) expect(mexico).toContain(origin);
});

test('another kind of ceremony changes the template’s tasks', () => {
  const all = found({}, { ceremony: 'religious' });
  expect(all.map(({ reason }) => reason).filter((reason) => reason !== 'ceremony')).toEqual([]);
  expect(originsIn(all, 'after')).toContain('W08r');
  expect(all.some(({ table }) => table === 'tasks')).toBe(true);
});

test('overdue tasks of a template get new dates or are left out', () => {
  const all = found({}, { event_date: addDays(TODAY, 60) });
  const late = of(all, 'late');
  expect(late.length).toBeGreaterThan(5);
  for (const { after } of late) {
    const task = after as (Task & { starts_on?: string }) | null;
    const day = task && (task.recommended_completion_date ?? task.starts_on);
    if (day) expect(day > TODAY && day <= addDays(TODAY, 60), day).toBe(true);
  }
  expect(late.some(({ after }) => after === null)).toBe(true);
});

test('a user’s overdue task gets a date in proportion to the remaining time', () => {
  const own = (id: string, lead: number) => ({
    id,
    version: 0,
    task_name: id,
    recommended_completion_date: addDays(OLD, -lead),
    generated: null,
  });
  const all = found(
    {},
    { event_date: addDays(TODAY, 41) },
    {
      tasks: [own('first', 400), own('half', 200), own('last', 10)],
      timeline_items: [],
    },
  );
  const days = all.map(({ reason, before, after }) => [
    reason,
    (before as Task).task_name,
    (after as Task).recommended_completion_date,
  ]);
  // The first task is already due tomorrow, so it isn't moved.
  expect(days).toEqual([['late', 'half', addDays(TODAY, 21)]]);
});

test('the reason for a suggestion names the deciding fact', () => {
  const was = { country: 'ES', guest_count: 100 };
  const now = { country: 'MX', guest_count: 20 };
  expect(reasonOf(({ country }) => country === 'MX', was, now)).toBe('country');
  expect(reasonOf(({ guest_count }) => guest_count > 50, was, now)).toBe('size');
  expect(reasonOf(({ country, guest_count }) => country === 'ES' || guest_count > 50, was, now)).toBe(
    'country',
  );
  expect(reasonOf(({ country, guest_count }) => country === 'MX' || guest_count === 20, was, now)).toBe(
    'kind',
  );
});
