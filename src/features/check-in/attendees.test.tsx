import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '@/lib/paths';
import { arrivals as texts } from '@/locales/en/arrivals';
import { onPlanPage, patience } from '../../../tests/builders/plan-page';
import { newPlan, renderAt } from '../../../tests/builders/plans';
import CheckInPage from './check-in-page';

const given = onPlanPage(['arrivals', 'modules'], () =>
  newPlan({ event_type: 'corporate', kind: 'conference', couple_type: null }),
);

test('the check-in of a conference lists attendees instead of guests', async () => {
  renderAt(paths.checkIn(given.plan.id), <CheckInPage />);
  await screen.findByRole('heading', { level: 1, name: texts.title }, patience);
  expect(await screen.findByText('Go to the attendee list', {}, patience)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/guest/i);
});
