import { describe, expect, test } from 'vitest';
import { EMPTY_TASK, type Task } from '../tasks/task';
import { taskCourse } from './task-course';

const TODAY = '2026-11-21';
const task = (id: string, date: string, change: Partial<Task> = {}): Task => ({
  ...EMPTY_TASK,
  id,
  version: 1,
  task_name: id,
  task_category: 'general',
  priority_level: 1,
  recommended_completion_date: date,
  ...change,
});

describe('taskCourse', () => {
  test('taskCourse counts due tasks and completed tasks by day and by person', () => {
    const course = taskCourse(
      [
        task('a', '2026-11-01', { assignee: 'Ana', completed_at: '2026-11-10T08:00:00Z' }),
        task('b', '2026-11-10', { assignee: 'Ana' }),
        task('c', '2026-12-01'),
        task('d', '2026-12-24', { assignee: 'Luis', completed_at: '2026-11-20T08:00:00Z' }),
      ],
      { committed: [] },
      TODAY,
      (moment) => moment.slice(0, 10),
    );
    expect(course.points).toEqual([
      { date: '2026-11-01', planned: 1, done: 0 },
      { date: '2026-11-10', planned: 2, done: 1 },
      { date: '2026-11-20', planned: 2, done: 2 },
      { date: TODAY, planned: 2, done: 2 },
      { date: '2026-12-01', planned: 3, done: null },
      { date: '2026-12-24', planned: 4, done: null },
    ]);
    expect(course).toMatchObject({ tasks: 4, done: 2, overdue: 1, due: 2 });
    expect(course.people).toEqual([
      { assignee: 'Ana', open: 1, overdue: 1, done: 1 },
      { assignee: 'Luis', open: 0, overdue: 0, done: 1 },
      { assignee: null, open: 1, overdue: 0, done: 0 },
    ]);
  });
});
