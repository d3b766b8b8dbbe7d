import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { paths } from '@/lib/paths';
import { common } from '@/locales/en/common';
import { templates as texts } from '@/locales/en/templates';
import { toastStore } from '@/ui/toast-store';
import { expectAccessible } from '../../../tests/builders/accessible';
import { onPlanPage, patience } from '../../../tests/builders/plan-page';
import { newPerson, newPlan, renderAt } from '../../../tests/builders/plans';
import { fill } from '../../../tests/builders/tasks';
import { furnish, keepTemplate } from '../../../tests/builders/templates';
import TemplatesPage from './templates-page';

const person = setUpUser();
onPlanPage(['templates', 'plans', 'modules', 'checklist', 'timeline']);

const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
async function open(): Promise<void> {
  renderAt(paths.templates, <TemplatesPage />);
  await screen.findByRole('heading', { level: 1, name: texts.title }, patience);
}

test('the templates page without templates says how to create a template', async () => {
  await newPerson('pro');
  await open();
  expect(await screen.findByText(texts.emptyText, {}, patience)).toBeTruthy();
  expect(document.title).toBe(`${texts.title} · Celebra`);
  await expectAccessible();
});

test('a template can be renamed, used for a new event and deleted', async () => {
  await newPerson('pro');
  renderAt(paths.templates, <p />);
  const plan = await newPlan();
  await furnish(plan, 'civil');
  const id = await keepTemplate(plan, 'Bodas de verano');
  await keepTemplate(await newPlan({ event_type: 'other', couple_type: null }), 'Otra');
  await open();
  await waitFor(() => expect(names()).toEqual(['Bodas de verano', 'Otra']), patience);
  const [first, second] = screen.getAllByRole('listitem');
  if (!first || !second) throw new Error('Two templates are listed');
  expect(first.textContent).toMatch(/the split of the budget, \d+ tasks, \d+ milestones, and \d+ activities/);
  expect(second.textContent).not.toMatch(/tasks/);
  const begin = within(first).getByRole('link', { name: fill(texts.beginOf, { name: 'Bodas de verano' }) });
  expect(begin.getAttribute('href')).toBe(`/app/new-event?template=${id}`);
  await expectAccessible();

  await person.click(
    within(first).getByRole('button', { name: fill(texts.renameOf, { name: 'Bodas de verano' }) }),
  );
  const field = await screen.findByRole('textbox');
  await person.clear(field);
  await person.type(field, 'Bodas{Enter}');
  await waitFor(() => expect(names()).toEqual(['Bodas', 'Otra']), patience);

  await person.click(screen.getByRole('button', { name: fill(texts.deleteOf, { name: 'Bodas' }) }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(texts.deleteText)).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: texts.delete }));
  await waitFor(() => expect(names()).toEqual(['Otra']), patience);
  expect(document.activeElement).not.toBe(document.body);
});

test('a template’s new name stays in its field if saving fails', async () => {
  await newPerson('pro');
  await keepTemplate(await newPlan(), 'Bodas');
  await open();
  await person.click(
    await screen.findByRole('button', { name: fill(texts.renameOf, { name: 'Bodas' }) }, patience),
  );
  const field = await screen.findByRole<HTMLInputElement>('textbox');
  await person.type(field, ' de otoño');
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    String(input instanceof Request ? input.url : input).includes('/templates')
      ? Promise.resolve(new Response('{"message":"no"}', { status: 400 }))
      : real(input, init),
  );
  await person.click(screen.getByRole('button', { name: common.save }));
  await waitFor(() => expect(toastStore.snapshot().at(-1)?.text).toBe(texts.renameFailed), patience);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toContain('de otoño');
});
