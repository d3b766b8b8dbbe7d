import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { GUESTS } from '@/data/guests';
import { paths } from '@/lib/paths';
import { guests as texts } from '@/locales/en/guests';
import { modules } from '@/locales/en/modules';
import { ModulePages } from '../../../../tests/builders/module-pages';
import { onPlanPage, patience } from '../../../../tests/builders/plan-page';
import { newPlan, renderAt } from '../../../../tests/builders/plans';
import { storedRows, storeRows } from '../../../../tests/builders/rows';
import { newGuest } from '../make-guests';

const person = setUpUser();
const given = onPlanPage(['guests', 'modules'], () => newPlan({ country: 'ES' }));
const press = (name: string) => person.click(screen.getByRole('button', { name }));

test('deleting the selected guests keeps a selected guest that the search hides', async () => {
  const people = ['José García', 'Inés García', 'Zoë Núñez'].map((name) => name.split(' '));
  await storeRows(
    GUESTS,
    given.plan.id,
    people.map(([name = '', last_name = '']) => ({ before: null, after: newGuest({ name, last_name }) })),
  );
  renderAt(paths.guestList(given.plan.id), <ModulePages module="guests" />);
  await screen.findByRole('heading', { level: 1, name: /^(?!Loading)/ }, patience);
  await press(modules.select.start);
  await press(modules.select.all);
  await person.type(screen.getByRole('textbox', { name: texts.filter.search }), 'garc');
  expect(
    await screen.findByText('1 of 3 selected is hidden by the search or a filter, and left out'),
  ).toBeTruthy();
  await press(modules.select.delete);
  await waitFor(
    async () => expect((await storedRows(GUESTS, given.plan.id)).map(({ name }) => name)).toEqual(['Zoë']),
    patience,
  );
});
