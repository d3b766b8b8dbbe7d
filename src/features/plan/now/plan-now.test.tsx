import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { mendPage, newPerson, newPlan, renderAt, withinPlan } from '@/../tests/builders/plans';
import { storeRows } from '@/../tests/builders/rows';
import { BUDGET_ITEMS, CONTRIBUTIONS } from '@/data/ledger';
import type { Plan } from '@/data/plans';
import { usePlanDocument } from '@/data/sync/use-plan-document';
import { TASKS } from '@/data/tasks';
import { TIMELINE } from '@/data/timeline';
import { addDays } from '@/domain/calendar';
import { EMPTY_ITEM } from '@/domain/ledger/ledger-item';
import { today } from '@/lib/format';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { now as texts } from '@/locales/en/now';
import { newTask } from '@/parts/tasks/made-tasks';
import { PlanNow } from './plan-now';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const patience = { timeout: 15_000 };

const NOUNS = [BUDGET_ITEMS, CONTRIBUTIONS, TASKS, TIMELINE];
/** Loads the plan in the same way as its page. */
function ReadPlan({ plan }: { plan: Plan }) {
  const { isRead } = usePlanDocument(plan.id, NOUNS);
  return isRead && withinPlan(plan, <PlanNow />);
}

beforeAll(async () => {
  mendPage();
  await startI18n();
  await loadTexts('now', 'tasks', 'checklist');
  await changeLanguage('en');
});
afterEach(cleanup);

test('a new plan suggests three first steps', async () => {
  await newPerson('enterprise');
  const plan = await newPlan();
  renderAt(paths.eventPlan(plan.id), <ReadPlan plan={plan} />);
  expect(await screen.findByText(texts.calm, undefined, patience)).toBeTruthy();
  expect(screen.getByText(texts.noPayments)).toBeTruthy();
  expect(screen.queryByText(texts.noTasks)).toBeNull();
  const start = within(screen.getByRole('region', { name: texts.start.title }));
  expect(start.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    paths.eventTasks(plan.id),
    `${paths.eventTimeline(plan.id)}?view=day`,
    paths.budgetTracking(plan.id),
  ]);
  expect(screen.getByRole('link', { name: '€24,000' })).toBeTruthy();
});

test('the plan page shows the remaining money, the next task and the event’s risks', async () => {
  await newPerson('enterprise');
  const plan = await newPlan({ event_date: addDays(today(), 90) });
  await storeRows(BUDGET_ITEMS, plan.id, [
    {
      before: null,
      after: {
        ...EMPTY_ITEM,
        id: crypto.randomUUID(),
        version: 0,
        category: 'decorations',
        vendor_name: 'Flores Azahar',
        actual_amount: 100_000,
        payment_date: addDays(today(), 20),
      },
    },
  ]);
  await storeRows(CONTRIBUTIONS, plan.id, [
    {
      before: null,
      after: {
        id: crypto.randomUUID(),
        version: 0,
        contributor: 'Ana',
        amount: 40_000,
        repeats: 'once',
        starts_on: today(),
        ends_on: null,
      },
    },
  ]);
  await storeRows(TASKS, plan.id, [
    {
      before: null,
      after: newTask({
        task_name: 'Call the florist',
        recommended_completion_date: addDays(today(), -3),
        task_category: 'decorations',
        priority_level: 1,
      }),
    },
  ]);
  renderAt(paths.eventPlan(plan.id), <ReadPlan plan={plan} />);
  const now = within(await screen.findByRole('region', { name: texts.title }, patience));
  expect(now.getByRole('link', { name: '€23,000' })).toBeTruthy();
  expect(now.getByRole('link', { name: /Flores Azahar.*€1,000/ }).getAttribute('href')).toContain(
    'category=decorations',
  );
  expect(now.getByRole('link', { name: /Call the florist.*3 days/ })).toBeTruthy();
  expect(now.getByRole('link', { name: /€600 short/ }).getAttribute('href')).toBe(
    `/app/budget-tracking/${plan.id}?view=cash`,
  );
  expect(now.getByRole('link', { name: /One task is overdue/ })).toBeTruthy();
});
