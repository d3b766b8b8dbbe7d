import { expect, test } from 'vitest';
import { newTask } from '../../../tests/builders/new-task';
import { CEREMONIES } from '../plan/ceremony';
import { asksCeremony, ceremonyTasks } from './ceremony-tasks';
import { type ChecklistFacts, checklist, checklistOrigin } from './checklist';
import type { Task } from './task';

const TODAY = '2026-11-24';
const FACTS: ChecklistFacts = {
  event_type: 'wedding',
  event_date: '2027-10-09',
  country: 'ES',
  location_type: 'indoor',
  couple_type: 'groom-and-bride',
  categories: ['venue', 'catering', 'attire'],
  guest_count: 120,
};

const listOf = (facts: ChecklistFacts): Task[] =>
  checklist(facts, TODAY).tasks.map((line) => ({
    ...newTask({ task_name: line.template, recommended_completion_date: line.date }),
    generated: {
      origin: checklistOrigin(line),
      origin_name: line.template,
      origin_date: line.date,
      origin_event: facts.event_date,
    },
  }));
const origins = (tasks: readonly Task[]) => tasks.flatMap(({ generated }) => generated?.origin ?? []).sort();

test.each(CEREMONIES)(
  'adding a %s ceremony later gives the same checklist as choosing it at the start',
  (ceremony) => {
    const tasks = listOf(FACTS);
    expect(asksCeremony(tasks)).toBe(true);
    const { added, dropped } = ceremonyTasks(tasks, [], FACTS, ceremony, TODAY);
    const after = [
      ...origins(tasks.filter((task) => !dropped.includes(task))),
      ...added.map(checklistOrigin),
    ].sort();
    expect(after).toEqual(origins(listOf({ ...FACTS, ceremony })));
    const made = listOf({ ...FACTS, ceremony });
    expect(asksCeremony(made)).toBe(false);
  },
);

test('choosing another ceremony keeps the user’s edits and deletions of tasks', () => {
  const tasks = listOf(FACTS).map((task) =>
    task.generated?.origin === 'W08' ? { ...task, assignee: 'Ana' } : task,
  );
  const religious = ceremonyTasks(tasks, ['W62'], FACTS, 'religious', TODAY);
  expect(origins(religious.dropped)).not.toContain('W08');
  expect(religious.added.map(checklistOrigin)).toContain('W08r');
  expect(religious.added.map(checklistOrigin)).not.toContain('W62');
});

test('after the ceremony is booked, the user isn’t asked for its kind', () => {
  const tasks = listOf(FACTS).map((task) =>
    task.generated?.origin === 'W08' ? { ...task, completed_at: '2026-11-24T10:00:00Z' } : task,
  );
  expect(asksCeremony(tasks)).toBe(false);
  expect(asksCeremony([])).toBe(false);
});
