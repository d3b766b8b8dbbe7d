import type { QueryClient } from '@tanstack/react-query';
import { DEMO_PLAN } from '@/lib/demo';
import { dataClient } from '@/lib/supabase';
import { unwrap } from '../sync/request';
import { rowsKey } from '../sync/rows-key';
import type { SavedRow } from '../sync/save-rows';
import { liveTasks, type StoredTask } from '../tasks';
import type { Hear } from './follow-plan';
import { setHere } from './presence';
import { showTold } from './told-rows';

/** User id of the demonstration's scripted member. */
export const DEMO_PERSON = '00000000-0000-4000-8000-0000000000d2';

/** Milliseconds on the tasks page before the scripted member makes her change. */
const CHANGES_AFTER_MS = 4_000;
const TASKS_PAGE = /\/event-tasks\//;

/** Id of the task that the scripted member has changed. She makes only one change per page load. */
let changed: string | null = null;

/**
 * Simulates another member in the demonstration. She has the first unfinished task open in a form. While the
 * visitor looks at the tasks, she changes that task and opens the next one. Her changes arrive like a real
 * member's.
 */
export function followDemo(client: QueryClient, plan_id: string, hear: Hear): () => void {
  if (plan_id !== DEMO_PLAN) return () => undefined;
  const tasks = () => liveTasks(client.getQueryData<readonly StoredTask[]>(rowsKey(plan_id, 'tasks')) ?? []);
  const show = () => {
    const open = tasks().find(({ id, completed_at }) => !completed_at && id !== changed);
    setHere([{ user_id: DEMO_PERSON, row: open?.id ?? null }]);
    return open;
  };
  const change = async (assignee: string) => {
    const task = show();
    if (!task) return;
    const { id, version } = task;
    changed = id;
    const { db } = await dataClient();
    const changes = [{ table: 'tasks', id, version, row: { assignee } }];
    // Saved in the scripted member's name, to distinguish it from the visitor's changes.
    const saved = unwrap(
      await db.rpc('script_rows' as 'save_rows', { plan_id, changes }),
    ) as unknown as SavedRow[];
    const rows = saved.map((one): [string, number] => [one.id, one.version]);
    const news = await showTold(client, plan_id, [{ by: DEMO_PERSON, table: 'tasks', rows }]);
    if (news.length > 0) hear(news);
    show();
  };
  // Sets the scripted member's presence at once.
  show();
  const waits =
    changed === null && TASKS_PAGE.test(globalThis.location.pathname)
      ? setTimeout(() => void change('Vera'), CHANGES_AFTER_MS)
      : undefined;
  return () => {
    clearTimeout(waits);
    setHere([]);
  };
}
