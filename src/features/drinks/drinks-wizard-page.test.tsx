import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { DRINKS_PREFERENCES } from '@/data/drinks';
import { GUESTS } from '@/data/guests';
import { BUDGET_ITEMS } from '@/data/ledger';
import { TASKS } from '@/data/tasks';
import { TIMELINE } from '@/data/timeline';
import { QUOTES } from '@/data/vendor-quotes';
import { scheduleHours } from '@/domain/drinks/schedule-hours';
import { EMPTY_GUEST } from '@/domain/guests/guest';
import { EMPTY_ITEM } from '@/domain/ledger/ledger-item';
import { allocatedTotal } from '@/domain/plan-allocation/stored-allocation';
import { generateDay } from '@/domain/timeline/generate';
import { NO_SUN } from '@/domain/timeline/sun';
import { formatMoney } from '@/lib/format';
import { paths } from '@/lib/paths';
import { drinks as texts } from '@/locales/en/drinks';
import { modules } from '@/locales/en/modules';
import { rowOfLine } from '@/parts/time/made-timeline';
import { onPlanPage, patience, undo } from '../../../tests/builders/plan-page';
import { renderAt } from '../../../tests/builders/plans';
import { quoteRow } from '../../../tests/builders/quotes';
import { storedPlan, storedRows, storeRows, updatePlan } from '../../../tests/builders/rows';
import { DAY_FACTS } from '../../../tests/builders/timeline';
import DrinksPreferencesPage from './drinks-preferences-page';
import DrinksWizardPage from './drinks-wizard-page';

const person = setUpUser();
const given = onPlanPage(['drinks', 'modules']);

const open = (step: string) =>
  renderAt(`${paths.drinksWizard(given.plan.id)}&step=${step}`, <DrinksWizardPage />);
const stored = async () => (await storedRows(DRINKS_PREFERENCES, given.plan.id))[0];
const heading = (name: string) => screen.findByRole('heading', { name }, patience);

test('an event without alcohol gets no alcoholic drinks', async () => {
  open('kind');
  await person.click(
    await screen.findByRole('radio', { name: new RegExp(`^${texts.kind.without}`) }, patience),
  );
  await waitFor(async () => expect(await stored()).toMatchObject({ alcohol: false }), patience);
  cleanup();

  open('result');
  await heading(texts.result.list);
  expect(screen.getByText(texts.drink.soft)).toBeTruthy();
  // At first the copy on this device is shown, so the test waits for the stored state.
  await waitFor(() => expect(screen.queryByText(texts.drink.red)).toBeNull(), patience);
  expect(screen.queryByText(texts.drink.beer)).toBeNull();
});

test('one click adds the shopping list to the ledger and the tasks', async () => {
  open('result');
  await heading(texts.post.title);
  await person.click(screen.getByRole('button', { name: modules.suggestions.takeAll }));
  expect(await screen.findByText(texts.post.inPlan)).toBeTruthy();
  await waitFor(async () => {
    const [item] = await storedRows(BUDGET_ITEMS, given.plan.id);
    expect(item).toMatchObject({ category: 'drinks', vendor_name: texts.post.itemName });
    expect(item?.planned_amount).toBeGreaterThan(0);
    const origins = (await storedRows(TASKS, given.plan.id)).map(({ generated }) => generated?.origin);
    expect(origins.sort()).toEqual(['drinksBuy', 'drinksChill', 'drinksFresh']);
  }, patience);

  undo();
  await waitFor(async () => expect(await storedRows(BUDGET_ITEMS, given.plan.id)).toEqual([]), patience);
  // Deleted tasks aren't suggested again. Therefore only one suggestion remains, and the button that applies
  // all suggestions isn't shown.
  const again = { name: new RegExp(`^Apply ${texts.post.itemName}: `) };
  expect(await screen.findByRole('button', again, patience)).toBeTruthy();
});

test('the shopping list shows the difference from the plan’s amount for drinks', async () => {
  open('result');
  await heading(texts.result.list);
  const amount = given.plan.categories.find(({ category }) => category === 'drinks')?.allocated_amount ?? 0;
  const planned = formatMoney(amount, given.plan.currency);
  expect(amount).toBeGreaterThan(0);
  const said = screen.getAllByText((text) => text.startsWith(`The plan has ${planned.replace('.00', '')}`));
  for (const one of said) expect(one.textContent).toMatch(/this list costs .*\d.* (?:more|less)\.$/u);

  expect(screen.getByText(/^The total stays the same: .*Catering/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: /^Set drinks to/ }));
  expect(await screen.findAllByText(/, which is what this list costs\.$/)).not.toEqual([]);
  await waitFor(async () => {
    const plan = await storedPlan(given.plan.id);
    const drinks = plan?.categories.find(({ category }) => category === 'drinks');
    expect(drinks?.locked).toBe(true);
    expect(drinks?.allocated_amount).not.toBe(amount);
    expect(allocatedTotal(plan?.categories ?? [])).toBe(given.plan.budget);
  }, patience);

  undo();
  await waitFor(async () => {
    const plan = await storedPlan(given.plan.id);
    expect(plan?.categories).toEqual(given.plan.categories);
  }, patience);
});

test('an impossible number of guests is reported at its field', async () => {
  open('kind');
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const type = async (label: string, text: string) => {
    await person.clear(field(label));
    await person.type(field(label), text);
    await person.tab();
  };
  await screen.findByLabelText(texts.kind.adults, {}, patience);
  const guests = given.plan.guest_count;
  await type(texts.kind.adults, String(guests - 10));
  await waitFor(() => expect(field(texts.kind.children).value).toBe('10'));
  await type(texts.kind.abstaining, String(guests));
  expect(field(texts.kind.abstaining).value).toBe(String(guests));
  expect(screen.getByRole('alert').textContent).toContain(String(guests - 10));
  expect((await stored())?.choices.abstaining ?? 0).not.toBe(guests);
  await type(texts.kind.abstaining, '3');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await type(texts.kind.children, '27');
  expect((await screen.findAllByRole('alert'))[0]?.textContent).toContain(String(guests + 17));
  await waitFor(async () => expect((await stored())?.choices.children).toBe(27), patience);
});

test('the drinks preferences page stores changed settings', async () => {
  renderAt(paths.drinksPreferences(given.plan.id), <DrinksPreferencesPage />);
  await heading(texts.buying.prices);
  const sure = screen.getByLabelText(texts.buying.sureKept);
  await person.clear(sure);
  await person.type(sure, '20');
  expect(await screen.findByRole('alert')).toBeTruthy();
  await person.clear(sure);
  await person.type(sure, '80');
  await person.click(screen.getByText(texts.drink.sparkling));
  const [shop] = screen.getAllByLabelText(texts.buying.shop);
  await person.type(shop as HTMLElement, 'Bodega Ñ');
  await waitFor(
    async () =>
      expect((await stored())?.choices).toMatchObject({
        sure_kept: 80,
        prices: { sparkling: { shop: 'Bodega Ñ' } },
      }),
    patience,
  );
});

test('a viewer sees the shopping list but can’t change it', async () => {
  await given.becomeViewer();
  open('result');
  await heading(texts.result.list);
  expect(screen.getByText(texts.readOnly)).toBeTruthy();
  expect(screen.queryByRole('button', { name: modules.suggestions.takeAll })).toBeNull();
});

test('the drinks wizard suggests the numbers of people counted in the guest list', async () => {
  // The shopping list is for the plan's number of guests.
  await updatePlan(given.plan, { changes: { guest_count: 31 } });
  const listed = (name: string, fields: object) => ({
    before: null,
    after: {
      ...EMPTY_GUEST,
      id: crypto.randomUUID(),
      last_name: 'Gil',
      party_size: 20,
      ...fields,
      name,
    },
  });
  await storeRows(GUESTS, given.plan.id, [
    listed('Ana', {}),
    listed('Leo', { age_group: 'child', party_size: 10 }),
    listed('Amir', { party_size: 1, diets: ['halal'] }),
  ]);
  open('kind');
  await heading(texts.guests.title);
  expect(screen.getByText('1 adult keeps halal')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: modules.suggestions.takeAll }));
  await waitFor(() => expect(screen.queryByText(texts.guests.title)).toBeNull());
  await waitFor(async () => {
    expect(await stored()).toMatchObject({ halal: 'some', choices: { halal_guests: 1 } });
    const { adults = 0, children = 0 } = (await stored())?.choices ?? {};
    expect(children).toBeGreaterThan(0);
    expect(adults + children).toBeLessThanOrEqual(31);
  }, patience);
});

test('accepting durations from the run sheet keeps the drinks wizard’s other answers', async () => {
  const zone = 'Europe/Madrid';
  const { lines } = generateDay('es-tarde', { ...DAY_FACTS, country: 'ES' }, zone, NO_SUN);
  const rows = lines.map((line) => ({
    before: null,
    after: rowOfLine(line, line.id, zone, given.plan.event_date),
  }));
  await storeRows(TIMELINE, given.plan.id, rows);
  open('moments');
  await heading(texts.schedule.title);
  const meal = screen.getByRole('region', { name: texts.moment.meal });
  await person.click(within(meal).getByRole('radio', { name: texts.moments.generous }));
  const asked = scheduleHours(rows.map(({ after }) => after));
  await person.click(screen.getByRole('button', { name: modules.suggestions.takeAll }));
  await waitFor(() => expect(screen.queryByText(texts.schedule.title)).toBeNull());
  await waitFor(async () => {
    const moments = (await stored())?.choices.moments;
    expect(moments?.meal).toEqual({ generosity: 'generous', hours: asked.get('meal') });
  }, patience);
});

test('drinks included in a booked caterer’s quote are suggested as served by the caterer', async () => {
  const { id } = given.plan;
  const item = {
    ...EMPTY_ITEM,
    id: crypto.randomUUID(),
    version: 0,
    category: 'catering' as const,
    vendor_name: 'La Huerta',
    planned_amount: 900_000,
  };
  await storeRows(BUDGET_ITEMS, id, [{ before: null, after: item }]);
  const quote = quoteRow('catering', {
    vendor_name: 'La Huerta',
    stage: 'booked',
    item_id: item.id,
    includes: ['menu', 'drinks'],
  });
  await storeRows(QUOTES, id, [{ before: null, after: quote }]);
  open('moments');
  await screen.findByText('La Huerta already pours: Welcome, Meal, and Toast', {}, patience);
  await person.click(screen.getByRole('button', { name: /^Apply La Huerta/ }));
  await waitFor(async () => {
    const moments = (await stored())?.choices.moments;
    expect(moments).toMatchObject({
      welcome: { poured: true },
      meal: { poured: true },
      toast: { poured: true },
    });
    expect(moments?.bar?.poured).toBeUndefined();
  }, patience);
  // A person has changed this moment of the day, so nothing is suggested for it.
  const meal = screen.getByRole('region', { name: texts.moment.meal });
  await person.click(within(meal).getByRole('checkbox', { name: texts.moments.poured }));
  await waitFor(async () => expect((await stored())?.choices.moments?.meal?.poured).toBe(false), patience);
  expect(screen.queryByText(/already pours/)).toBeNull();
});

test('setting one drink’s share splits the remaining share among the other drinks', async () => {
  open('moments');
  await screen.findByRole('region', { name: texts.moment.bar }, patience);
  const bar = within(screen.getByRole('region', { name: texts.moment.bar }));
  await person.click(bar.getByText(texts.moments.split));
  const beer = bar.getByRole('textbox', { name: texts.drink.beer });
  await person.clear(beer);
  await person.type(beer, '40');
  await waitFor(async () => {
    const split = (await stored())?.choices.moments?.bar?.split ?? {};
    expect(split.beer).toBe(40);
    expect(Object.values(split).reduce((sum, part) => sum + (part ?? 0), 0)).toBe(100);
  }, patience);
  await person.click(bar.getByRole('button', { name: texts.moments.splitUsual }));
  await waitFor(async () => expect((await stored())?.choices.moments?.bar?.split).toBeUndefined(), patience);
});
