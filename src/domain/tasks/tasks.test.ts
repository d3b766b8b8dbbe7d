import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar';
import { CATEGORIES } from '../plan/facts';
import { kindOf } from '../plan/kind';
import { type ChecklistFacts, checklist, templateOf } from './checklist';
import { followingTasks } from './following';
import { nextTasks } from './next';
import { doingOrder } from './order';
import { taskSchema } from './schema';
import { stateOf } from './state';
import { EMPTY_TASK, type Task } from './task';

const TODAY = '2026-11-21';
const FACTS: ChecklistFacts = {
  event_type: 'wedding',
  event_date: addDays(TODAY, 300),
  country: 'ES',
  location_type: 'indoor',
  couple_type: 'groom-and-groom',
  categories: CATEGORIES,
};
const NO_FACTS = { committed: [] };

const made = (facts = FACTS): Task[] =>
  checklist(facts, TODAY).tasks.map((line, i) => ({
    ...EMPTY_TASK,
    id: `t${String(i).padStart(3, '0')}`,
    task_name: line.template,
    recommended_completion_date: line.date,
    task_category: line.category,
    priority_level: line.priority,
    version: 1,
    generated: {
      origin: line.template,
      origin_name: line.template,
      origin_date: line.date,
      origin_event: facts.event_date,
    },
  }));
const origins = (tasks: readonly Task[]) => tasks.map(({ generated }) => generated?.origin ?? '');
const own = (change: Partial<Task>): Task => ({ ...(made()[0] as Task), generated: null, ...change });

describe('the order of tasks', () => {
  test.each([
    ['a wedding', { ...FACTS, event_date: addDays(TODAY, 70) }],
    ['a gala', { ...FACTS, event_type: 'other', kind: 'gala', couple_type: null }],
    ['a child’s birthday', { ...FACTS, event_type: 'birthday', kind: 'children', couple_type: null }],
  ] as const)('tasks of %s with the same date keep the checklist’s order', (_name, facts: ChecklistFacts) => {
    const tasks = made(facts);
    expect(new Set(tasks.map((task) => task.recommended_completion_date)).size).toBeLessThan(tasks.length);
    fc.assert(
      fc.property(fc.shuffledSubarray(tasks, { minLength: tasks.length }), (shuffled) => {
        expect(origins(shuffled.sort(doingOrder(kindOf(facts))))).toEqual(origins(tasks));
      }),
    );
  });
  test('on the same day, tasks added by a user come after checklist tasks', () => {
    const [first] = made() as [Task];
    const later = own({ id: 'b', priority_level: 3 });
    const sooner = own({ id: 'a', priority_level: 1 });
    const sorted = [later, sooner, first].sort(doingOrder('wedding'));
    expect(sorted.map(({ id }) => id)).toEqual([first.id, 'a', 'b']);
  });
});

describe('a task completed by the budget', () => {
  const photographer = made().find(({ generated }) => generated?.origin === 'W10') as Task;
  test('a task counts as done as long as its category has an agreed main price', () => {
    expect(stateOf(photographer, NO_FACTS)).toBe('todo');
    expect(stateOf(photographer, { committed: ['music'] })).toBe('todo');
    expect(stateOf(photographer, { committed: ['photo-and-video'] })).toBe('done');
    expect(stateOf({ ...photographer, started_at: 'x' }, NO_FACTS)).toBe('doing');
  });
  test('when the budget completes a task, the tasks that depend on it come next', () => {
    const others = made().map((task) =>
      ['W01', 'W02', 'W03'].includes(task.generated?.origin ?? '') ? { ...task, completed_at: 'x' } : task,
    );
    const next = (committed: 'venue'[]) =>
      origins(nextTasks(others, { committed }, TODAY, 60).map(({ task }) => task));
    expect(next([]).indexOf('W06')).toBeLessThan(next([]).indexOf('W10'));
    expect(next(['venue'])).toContain('W10');
    expect(next(['venue'])).not.toContain('W06');
  });
});

describe('the next three tasks', () => {
  test('the next three tasks depend on no other open task', () => {
    const next = nextTasks(made(), NO_FACTS, TODAY);
    expect(next).toHaveLength(3);
    const before: string[] = [];
    for (const { task } of next) {
      const open = origins(made()).filter((id) => !before.includes(id));
      const { after = [] } = templateOf(task.generated?.origin ?? '') ?? {};
      expect(after.filter((id) => open.includes(id))).toEqual([]);
      before.push(task.generated?.origin ?? '');
    }
    expect(next[0]?.task.generated?.origin).toBe('W01');
    expect(next[0]?.reason).toMatchObject({ key: 'unblocks' });
  });
  test('overdue tasks come first among the next three', () => {
    const late = own({ id: 'late', recommended_completion_date: addDays(TODAY, -2), priority_level: 3 });
    expect(nextTasks([...made(), late], NO_FACTS, TODAY)[0]).toMatchObject({
      task: { id: 'late' },
      reason: { key: 'overdue', days: 2 },
    });
  });
  test('reordering the list doesn’t change the next three tasks', () => {
    const tasks = made();
    fc.assert(
      fc.property(
        fc.shuffledSubarray(tasks, { minLength: tasks.length }),
        fc.integer({ min: 0, max: 400 }),
        (shuffled, days) => {
          const day = addDays(TODAY, days);
          expect(nextTasks(shuffled, NO_FACTS, day)).toEqual(nextTasks(tasks, NO_FACTS, day));
        },
      ),
    );
  });
  test.each([
    [0, 'dueToday'],
    [1, 'dueSoon'],
    [30, 'first'],
  ])('a user’s task due in %d days is suggested next with the reason %s', (days, key) => {
    const task = own({ recommended_completion_date: addDays(TODAY, days) });
    expect(nextTasks([task], NO_FACTS, TODAY)[0]?.reason.key).toBe(key);
  });
});

describe('tasks when the event moves', () => {
  const moved = (days: number) => ({ ...FACTS, ...NO_FACTS, event_date: addDays(FACTS.event_date, days) });
  const known = origins(made());

  test('if the event keeps its date, no task changes are suggested', () => {
    expect(followingTasks(made(), known, moved(0), addDays(TODAY, 40)).lines).toEqual([]);
  });
  test('moving an event suggests a new date for each open task', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -290, max: 700 }).filter((days) => days !== 0),
        fc.integer({ min: 0, max: 9 }),
        (days, passed) => {
          const facts = moved(days);
          const today = addDays(TODAY, passed);
          const { lines, unmoved } = followingTasks(made(), known, facts, today);
          const accepted = made().map((task): Task => {
            const line = lines.find((one) => one.kind === 'move' && one.task.id === task.id);
            const date = line?.kind === 'move' ? line.to : task.recommended_completion_date;
            if (line) expect(date > today).toBe(true);
            return {
              ...task,
              recommended_completion_date: date,
              generated: task.generated && {
                ...task.generated,
                origin_date: date,
                origin_event: facts.event_date,
              },
            };
          });
          expect(followingTasks(accepted, known, facts, today).lines).toEqual([]);
          const touched = lines.flatMap((line) => (line.kind === 'add' ? [] : line.task.id));
          expect(new Set([...touched, ...unmoved.map(({ id }) => id)]).size).toBe(made().length);
        },
      ),
      { numRuns: 60 },
    );
  });
  test('moving an event doesn’t suggest new dates for edited or finished tasks', () => {
    const tasks = made()
      .map((task, i) => (i === 3 ? { ...task, recommended_completion_date: addDays(TODAY, 5) } : task))
      .map((task, i) => (i === 4 ? { ...task, completed_at: 'x' } : task))
      .filter((_, i) => i !== 5);
    const { lines, kept } = followingTasks(tasks, known, moved(60), TODAY);
    const named = lines.map((line) => (line.kind === 'add' ? line.line.template : line.task.id));
    expect(kept.map(({ id }) => id)).toEqual(['t003']);
    expect(named).not.toContain('t003');
    expect(named).not.toContain('t004');
    expect(named).not.toContain(known[5]);
  });
  test('moving an event suggests which tasks to remove or add', () => {
    expect(followingTasks(made(), known, moved(-280), TODAY).lines.some(({ kind }) => kind === 'drop')).toBe(
      true,
    );
    const short = { ...FACTS, event_date: addDays(TODAY, 20) };
    const lines = followingTasks(made(short), origins(made(short)), { ...FACTS, ...NO_FACTS }, TODAY).lines;
    expect(lines.filter(({ kind }) => kind === 'add').length).toBeGreaterThan(3);
  });
});

describe('entering a task', () => {
  /** Gives every field of the form the same value. Fields added to the form later are covered too. */
  const everyField = (value: string | null) =>
    Object.fromEntries(Object.keys(taskSchema(TODAY).shape).map((field) => [field, value]));
  const typed = {
    task_name: '  Llamar  a la\tabuela ',
    description: '',
    recommended_completion_date: addDays(TODAY, 1),
    task_category: 'general',
    priority_level: 2,
    assignee: ' Inés ',
    notes: 'a\r\nb\u0007',
  };
  const problem = (change: object, kept: string | null = null) => {
    const result = taskSchema(TODAY, kept).safeParse({ ...everyField(''), ...typed, ...change });
    return result.success ? null : result.error.issues[0]?.message;
  };
  test('extra spaces in an entered task are removed', () => {
    expect(taskSchema(TODAY).parse({ ...everyField(''), ...typed })).toEqual({
      ...everyField(null),
      ...typed,
      task_name: 'Llamar a la abuela',
      description: null,
      assignee: 'Inés',
      notes: 'a\nb',
    });
  });
  test.each([
    [{ task_name: ' ' }, 'problem.nameRequired'],
    [{ task_name: 'é'.repeat(101) }, 'problem.nameTooLong'],
    [{ task_name: 'é'.repeat(100) }, null],
    [{ description: 'x'.repeat(501) }, 'problem.descriptionTooLong'],
    [{ recommended_completion_date: '' }, 'problem.dateRequired'],
    [{ recommended_completion_date: TODAY }, 'problem.dateInPast'],
    [{ task_category: 'beer' }, 'problem.category'],
    [{ priority_level: 4 }, 'problem.priority'],
    [{ priority_level: 1.5 }, 'problem.priority'],
    [{ assignee: 'x'.repeat(101) }, 'problem.assigneeTooLong'],
    [{ notes: 'x'.repeat(2001) }, 'problem.notesTooLong'],
  ])('entering a task with %o gives the problem %s', (change, message) => {
    expect(problem(change)).toBe(message);
  });
  test('a task can keep a stored date in the past', () => {
    expect(problem({ recommended_completion_date: '2026-01-01' }, '2026-01-01')).toBeNull();
  });
});
