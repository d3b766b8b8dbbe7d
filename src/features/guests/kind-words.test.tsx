import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { EVENT_PARTS, GUESTS, QUESTIONS } from '@/data/guests';
import { paths } from '@/lib/paths';
import { guests as texts } from '@/locales/en/guests';
import { modules } from '@/locales/en/modules';
import { expectAccessible } from '../../../tests/builders/accessible';
import { ModulePages } from '../../../tests/builders/module-pages';
import { onPlanPage, patience } from '../../../tests/builders/plan-page';
import { newPlan, renderAt } from '../../../tests/builders/plans';
import { storedRows } from '../../../tests/builders/rows';
import './guest-list-page';

const person = setUpUser();
const given = onPlanPage(['guests', 'modules'], () =>
  newPlan({ event_type: 'corporate', kind: 'conference', couple_type: null, guest_count: 80 }),
);

async function openSheet(title: string) {
  await person.click(await screen.findByRole('button', { name: modules.more }, patience));
  await person.click(await screen.findByRole('menuitem', { name: title }, patience));
  return within(await screen.findByRole('dialog', { name: title }, patience));
}

test('the guest page of a conference speaks of attendees and groups', async () => {
  renderAt(paths.guestList(given.plan.id), <ModulePages module="guests" />);
  await screen.findByRole('heading', { level: 1, name: texts.empty.title_attended }, patience);
  const line = screen.getByRole('textbox', { name: texts.quick.label_work });
  expect(line.getAttribute('placeholder')).toBe(texts.quick.placeholder_work);
  // The field understands the example that it shows while it is empty.
  await person.type(line, `${texts.quick.placeholder_work}{Enter}`);
  expect(await screen.findByText(/1 group$/, {}, patience)).toBeTruthy();
  expect(screen.queryByText(/0 children/)).toBeNull();
  await waitFor(
    async () => expect((await storedRows(GUESTS, given.plan.id))[0]?.email).toBe('laura@example.com'),
    patience,
  );
  expect((await storedRows(EVENT_PARTS, given.plan.id)).map(({ name }) => name)).toEqual([
    texts.parts.first_work,
  ]);

  const parts = await openSheet(texts.parts.title);
  await person.click(parts.getByRole('button', { name: texts.parts.of.workshops }));
  expect(await parts.findByDisplayValue(texts.parts.of.workshops)).toBeTruthy();
  await person.click(parts.getByRole('button', { name: texts.parts.create }));
  await waitFor(
    async () =>
      expect((await storedRows(EVENT_PARTS, given.plan.id)).map(({ name }) => name)).toContain(
        texts.parts.of.workshops,
      ),
    patience,
  );
  // A column that exists isn't suggested again. Therefore only the column's own row has this name.
  expect(
    await parts.findAllByRole('button', { name: new RegExp(`^${texts.parts.of.workshops}`) }),
  ).toHaveLength(1);
  expect(parts.getByRole('button', { name: texts.parts.of.secondDay })).toBeTruthy();
  await expectAccessible();
  await person.keyboard('{Escape}');

  const questions = await openSheet(texts.questions.title);
  await person.click(questions.getByRole('button', { name: texts.questions.of.workshop }));
  await person.click(await questions.findByRole('button', { name: texts.questions.create }));
  await waitFor(
    async () =>
      expect(await storedRows(QUESTIONS, given.plan.id)).toMatchObject([
        { text: texts.questions.of.workshop, kind: 'choice', options: ['Workshop 1', 'Workshop 2'] },
      ]),
    patience,
  );
  await person.keyboard('{Escape}');

  await person.click(await screen.findByRole('button', { name: texts.add_attended }, patience));
  const form = within(await screen.findByRole('dialog', { name: texts.form.newTitle_attended }, patience));
  await person.type(await form.findByLabelText(texts.form.name), 'Noa');
  await person.type(form.getByLabelText(texts.form.lastName), 'Gil');
  await person.click(form.getByRole('button', { name: texts.form.role.speakers }));
  await person.click(form.getByRole('button', { name: texts.form.role.press }));
  await person.click(form.getByRole('button', { name: texts.form.role.speakers }));
  await person.click(form.getByRole('button', { name: texts.form.create_attended }));
  await waitFor(
    async () =>
      expect((await storedRows(GUESTS, given.plan.id)).find(({ name }) => name === 'Noa')?.tags).toEqual([
        'press',
      ]),
    patience,
  );
});
