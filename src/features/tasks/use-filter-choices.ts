import { useRef } from 'react';
import { sameJson } from '@/domain/same-json';
import type { Task, TaskCategory } from '@/domain/tasks/task';

interface Choices {
  used: readonly TaskCategory[];
  people: readonly string[];
}

/**
 * Returns the categories and people of the tasks. The same arrays are returned while their content is equal.
 */
export function useFilterChoices(tasks: readonly Task[]): Choices {
  const used = [...new Set(tasks.map(({ task_category }) => task_category))].sort();
  const people = [...new Set(tasks.flatMap(({ assignee }) => assignee ?? []))].sort((a, b) =>
    a.localeCompare(b),
  );
  const known = useRef<Choices>({ used, people });
  if (!sameJson(known.current, { used, people })) known.current = { used, people };
  return known.current;
}
