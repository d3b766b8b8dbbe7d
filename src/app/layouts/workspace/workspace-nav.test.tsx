import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '@/lib/paths';
import { common } from '@/locales/en/common';
import { onPlanPage, patience } from '../../../../tests/builders/plan-page';
import { renderAt } from '../../../../tests/builders/plans';
import { GroupNav } from './group-nav';
import { Sidebar } from './workspace-nav';

const page = onPlanPage([]);

test('no two navigation links have the same label while a plan is open', async () => {
  renderAt(
    paths.eventPlan(page.plan.id),
    <>
      <Sidebar />
      <GroupNav />
    </>,
  );
  await screen.findByRole('navigation', { name: common.nav.group.plan }, patience);
  const words = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(words).toContain(common.nav.module.analytics);
  expect(words).toEqual([...new Set(words)]);
});
