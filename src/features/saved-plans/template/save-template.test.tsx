import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { templateQuery } from '@/data/template-content';
import { templatesQuery } from '@/data/templates';
import { QUOTES } from '@/data/vendor-quotes';
import { EMPTY_TERMS } from '@/domain/vendors/quote';
import type { VendorQuote } from '@/domain/vendors/vendor';
import { paths } from '@/lib/paths';
import { currentSession } from '@/lib/session/session-state';
import { plans } from '@/locales/en/plans';
import { templates as texts } from '@/locales/en/templates';
import { toastStore } from '@/ui/toast-store';
import { expectAccessible } from '../../../../tests/builders/accessible';
import { onPlanPage, patience } from '../../../../tests/builders/plan-page';
import {
  addMember,
  become,
  newPerson,
  newPlan,
  renderAt,
  startClient,
} from '../../../../tests/builders/plans';
import { storeRows } from '../../../../tests/builders/rows';
import { fill } from '../../../../tests/builders/tasks';
import { furnish, keepTemplate } from '../../../../tests/builders/templates';
import SavedPlansPage from '../saved-plans-page';

const person = setUpUser();
const given = onPlanPage(['templates', 'plans', 'modules', 'checklist', 'timeline']);

const QUOTE = {
  ...EMPTY_TERMS,
  id: crypto.randomUUID(),
  version: 0,
  category: 'photo-and-video',
  vendor_name: 'Foto Luz',
  contact_name: 'Luz',
  email: 'luz@example.org',
  phone: null,
  website: null,
  place: null,
  language: null,
  style: null,
  notes: null,
  stage: 'quoted',
  price: 180_000,
  message: null,
  free_on_date: null,
  serves_place: null,
  capacity: null,
  rating: null,
  reviews: null,
  asked_on: null,
  answered_on: null,
  chase_on: null,
  item_id: null,
  own_lines: [],
} as const satisfies VendorQuote;

async function openDialog() {
  const client = renderAt(paths.savedPlans, <SavedPlansPage />);
  const { name } = given.plan;
  const actions = await screen.findByRole('button', { name: fill(plans.saved.actions, { name }) }, patience);
  await waitFor(() => expect(client.isFetching()).toBe(0), patience);
  await person.click(actions);
  await person.click(await screen.findByRole('menuitem', { name: plans.saved.template }));
  return within(await screen.findByRole('dialog', {}, patience));
}

async function kept() {
  const client = startClient();
  const [template] = await client.fetchQuery(templatesQuery(currentSession().user?.id ?? ''));
  if (!template) throw new Error('No template is stored');
  return { template, ...(await client.fetchQuery(templateQuery(template.id))) };
}

test('an editor’s template of a shared event omits the vendors’ contact details', async () => {
  startClient();
  await furnish(given.plan, 'religious');
  await storeRows(QUOTES, given.plan.id, [{ before: null, after: { ...QUOTE, id: crypto.randomUUID() } }]);
  const zoe = await newPerson('pro', 'Zoë');
  await addMember(given.plan, zoe, 'editor');
  await become(zoe);
  const dialog = await openDialog();
  for (const text of [texts.save.tasks, texts.save.guests, texts.save.pricesHintShared])
    expect(dialog.getByText(text)).toBeTruthy();
  await expectAccessible();
  const name = dialog.getByLabelText(texts.save.name);
  await person.clear(name);
  await person.click(dialog.getByRole('button', { name: texts.save.submit }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  await person.type(name, 'Bodas en iglesia');
  await person.click(dialog.getByRole('checkbox', { name: new RegExp(`^${texts.save.prices}`) }));
  await person.click(dialog.getByRole('button', { name: texts.save.submit }));
  await waitFor(() => expect(toastStore.snapshot().at(-1)?.title).toBe(texts.save.saved), patience);

  const { template, plan, rows } = await kept();
  expect(template).toMatchObject({ name: 'Bodas en iglesia', event_type: 'wedding' });
  expect(template.held.tasks).toBe(rows.tasks.length);
  expect(template.held).toMatchObject({ quotes: 1, parts: 0 });
  expect(Math.min(template.held.tasks, template.held.milestones, template.held.day)).toBeGreaterThan(3);
  expect(plan).toMatchObject({ event_date: given.plan.event_date, budget: given.plan.budget });
  expect(plan.categories).toEqual(given.plan.categories);
  expect(rows.vendor_quotes).toMatchObject([{ vendor_name: 'Foto Luz', price: 180_000, email: null }]);
});

test('a viewer can’t save a template', async () => {
  await given.becomeViewer();
  const client = renderAt(paths.savedPlans, <SavedPlansPage />);
  const { name } = given.plan;
  await person.click(
    await screen.findByRole('button', { name: fill(plans.saved.actions, { name }) }, patience),
  );
  await waitFor(() => expect(client.isFetching()).toBe(0), patience);
  expect(await screen.findByRole('menuitem', { name: plans.saved.duplicate })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: plans.saved.template })).toBeNull();
});

test('a person who can’t save another template learns this before entering a name', async () => {
  const ada = await newPerson('free', 'Ada');
  await become(ada);
  const own = await newPlan({ name: 'Otra boda' });
  await keepTemplate(own, 'La única');
  const client = renderAt(paths.savedPlans, <SavedPlansPage />);
  await person.click(
    await screen.findByRole('button', { name: fill(plans.saved.actions, { name: 'Otra boda' }) }, patience),
  );
  await waitFor(() => expect(client.isFetching()).toBe(0), patience);
  await person.click(await screen.findByRole('menuitem', { name: plans.saved.template }));
  const dialog = within(await screen.findByRole('dialog', {}, patience));
  expect(await dialog.findByText(texts.save.limitText, {}, patience)).toBeTruthy();
  expect(dialog.queryByLabelText(texts.save.name)).toBeNull();
});
