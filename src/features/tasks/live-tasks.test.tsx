import { RealtimeClient } from '@supabase/realtime-js';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, inject, onTestFinished, test } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { stopFollowing } from '@/data/live/follow-plan';
import { addDays } from '@/domain/calendar';
import { today } from '@/lib/format';
import { paths } from '@/lib/paths';
import { accessToken } from '@/lib/session/access-token';
import { checklist } from '@/locales/en/checklist';
import { sharing as texts } from '@/locales/en/sharing';
import { toastStore } from '@/ui/toast-store';
import { expectAccessible } from '../../../tests/builders/accessible';
import { onPlanPage, patience } from '../../../tests/builders/plan-page';
import { addMember, become, newPerson, newPlan, renderAt } from '../../../tests/builders/plans';
import { plantTasks, storedTasks } from '../../../tests/builders/tasks';
import TasksPage from './tasks-page';

const person = setUpUser();
const given = onPlanPage(['tasks', 'checklist', 'modules'], () =>
  newPlan({ event_date: addDays(today(), 300) }),
);
const { live } = texts;
const EVA = 'Eva Guest';
const of = (text: string): string => text.replace('{{name}}', EVA).replace('{{names}}', EVA);

/**
 * Connects another member on a second device, so that this member is present in the plan's realtime channel.
 */
async function elsewhere() {
  const { plan, owner } = given;
  const eva = await newPerson('free', EVA);
  const token = await accessToken();
  await become(owner);
  await addMember(plan, eva, 'editor');
  const { url, anonKey } = inject('backend');
  const client = new RealtimeClient(`${url.replace('http', 'ws')}/realtime/v1`, {
    params: { apikey: anonKey },
    accessToken: async () => token,
  });
  onTestFinished(async () => {
    stopFollowing();
    await client.disconnect();
  });
  await client.setAuth();
  const channel = client.channel(`plan:${plan.id}`, {
    config: { private: true, presence: { enabled: true, key: eva.id } },
  });
  await new Promise<void>((resolve) => {
    channel.subscribe((status) => status === 'SUBSCRIBED' && resolve());
  });
  const rename = (id: string, task_name: string, version: number) =>
    fetch(`${url}/rest/v1/tasks?id=eq.${id}`, {
      method: 'PATCH',
      headers: { apikey: anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ task_name, version }),
    });
  return { channel, rename };
}

test('the tasks page shows which task another person has opened', async () => {
  const { plan } = given;
  await plantTasks(plan, 'W01');
  const [task] = await storedTasks(plan);
  if (!task) throw new Error('no task');
  const eva = await elsewhere();
  renderAt(
    paths.eventTasks(plan.id),
    <>
      <div data-plan-heading />
      <TasksPage />
    </>,
  );
  await screen.findAllByText(checklist.W01, undefined, patience);
  await eva.channel.track({});
  const here = await screen.findByRole('list', { name: live.present }, patience);
  await within(here).findByText(of(live.here), undefined, patience);

  const response = await eva.rename(task.id, 'Renamed by Eva', task.version);
  expect(response.ok).toBe(true);
  const [row] = await screen.findAllByRole('button', { name: /^Renamed by Eva/ }, patience);
  await waitFor(
    () => expect(toastStore.snapshot().map(({ title }) => title)).toContain(of(live.changed.tasks_one)),
    patience,
  );
  await eva.channel.track({ row: task.id });
  if (row) await person.click(row);
  const sheet = await screen.findByRole('dialog', {}, patience);
  await within(sheet).findByText(of(live.editing_one), undefined, patience);
  await expectAccessible();
  await eva.channel.track({});
  await waitFor(() => expect(within(sheet).queryByText(of(live.editing_one))).toBeNull(), patience);
  await eva.channel.unsubscribe();
  await waitFor(() => expect(here.isConnected).toBe(false), patience);
});
