import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { EMPTY_TASK, type Task } from '@/domain/tasks/task';
import { prepareTexts } from '@/lib/i18n';
import { searchTextOf } from '@/parts/rows/columns';
import { faces } from './rows';
import { listTasks, tasksAddress } from './task-list';

const queryClient = new QueryClient();
beforeAll(() => prepareTexts('en', ['tasks', 'checklist', 'common']));

const task = (task_name: string, change: Partial<Task>): Task => ({
  ...EMPTY_TASK,
  task_category: 'general',
  priority_level: 2,
  id: task_name,
  version: 1,
  task_name,
  recommended_completion_date: '2027-03-01',
  ...change,
});
const TASKS = [
  task('Taste the menu', { assignee: 'Zoë' }),
  task('Book the coach', { description: 'Two stops' }),
  task('Order rings', { notes: 'Ask about engraving' }),
];

function found(q: string): string[] {
  const { columns } = renderHook(() => faces.tasks.useDescription('plan'), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  }).result.current;
  return listTasks(
    TASKS,
    { ...tasksAddress.read(new URLSearchParams()), q },
    {
      facts: { committed: [] },
      kind: 'wedding',
      today: '2027-01-01',
      language: 'en',
      name: ({ task_name }) => task_name,
      text: searchTextOf(columns),
    },
  ).map(({ task_name }) => task_name);
}

test.each([
  ['its name', 'COACH', ['Book the coach']],
  ['whom it is for', 'zoe', ['Taste the menu']],
  ['its description', 'stops', ['Book the coach']],
  ['its notes', 'rings engraving', ['Order rings']],
])('a task search finds a task by %s', (_, q, names) => {
  expect(found(q)).toEqual(names);
});

test('a task search finds no task by the words that every task has', () => {
  expect(found('2027')).toEqual([]);
});
