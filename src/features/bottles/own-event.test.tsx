import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { paths } from '@/lib/paths';
import { bottles as texts } from '@/locales/en/bottles';
import { onPlanPage, patience } from '../../../tests/builders/plan-page';
import { newPlan } from '../../../tests/builders/plans';
import BottlesPage from './bottles-page';

const person = setUpUser();
const given = onPlanPage(['bottles'], () => newPlan({ guest_count: 73, country: 'ES' }));

test('the bottle calculator starts with the guest count of the person’s next event', async () => {
  render(
    <MemoryRouter initialEntries={[paths.bottles('wine')]}>
      <BottlesPage />
    </MemoryRouter>,
  );
  const link = await screen.findByRole('link', { name: texts.ownList }, patience);
  expect(link.getAttribute('href')).toBe(paths.drinksWizard(given.plan.id));
  expect(screen.getByText((text) => text.includes(given.plan.name))).toBeTruthy();
  const guests = screen.getByLabelText<HTMLInputElement>(texts.guests);
  await waitFor(() => expect(guests.value).toBe('73'));
  await person.clear(guests);
  await person.type(guests, '40');
  await waitFor(() => expect(guests.value).toBe('40'));
});
