import { addDays } from '../src/domain/calendar';
import { arrivalDay } from '../src/domain/guests/arrivals';
import { arrivals } from '../src/locales/es/arrivals';
import { newAccount } from './account';
import { expect, expectAccessible, test, WIDTH_OF } from './fixtures';
import { changePlan, newRow, saveRows } from './plan';
import { TEXTS } from './texts';
import { fillWedding, next } from './wizard';

test.use({ locale: 'es-ES', viewport: { width: WIDTH_OF.es, height: 812 } });

test('arrivals at a two-day event are counted separately for each day', async ({ page }) => {
  const { wizard, modules, plans, common } = TEXTS.es;
  await newAccount(page, 'es');
  await fillWedding(page, 'es', 'details');
  await page.getByRole('button', { name: modules.days.several }).click();
  await expect(page.getByText(/48 horas$/)).toBeVisible();
  await expect(page.getByLabel(wizard.details.duration)).toHaveCount(0);
  await expectAccessible(page);
  await next(page, 'es', wizard.size.title);
  await page.getByLabel(wizard.size.guests).fill('80');
  await page.getByRole('radio', { name: new RegExp(common.locationType.indoor) }).check({ force: true });
  await next(page, 'es', wizard.categories.title);
  await next(page, 'es', wizard.priorities.title);
  await next(page, 'es', wizard.review.title);
  await next(page, 'es', wizard.couple.title);
  await page.getByRole('radio', { name: common.coupleType['groom-and-bride'] }).check({ force: true });
  await page.getByRole('button', { name: wizard.create }).click();
  await expect(page.getByRole('heading', { level: 2, name: plans.plan.facts })).toBeVisible();
  await expect(page.getByText(/17.*18 de julio|17.*julio.*18 de julio/).first()).toBeVisible();

  const plan = /event-plan\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  // The event is moved to today, because nobody can arrive at an event in the future.
  const today = arrivalDay(new Date().toISOString(), 'Europe/Madrid');
  const [event_date, event_end_date] = [today, addDays(today, 1)];
  const guest = newRow('guests', { name: 'Ana', last_name: 'Gil', company: 'Telar' });
  await changePlan(page, plan, { event_date, event_end_date });
  await saveRows(page, plan, [guest, newRow('arrivals', { guest_id: guest.id, people: 1 })]);
  await page.goto(`/app/check-in/${plan}?show=all`);
  await expect(page.getByText('Telar')).toBeVisible();
  const day = page.getByRole('combobox', { name: arrivals.day });
  const marks = page.getByText(new RegExp(`^${arrivals.here} `));
  await expect(marks).toHaveCount(1);
  await expect(page.getByText(arrivals.otherDay)).toHaveCount(0);
  await day.click();
  await page.getByRole('option', { name: new RegExp(`\\b${Number(event_end_date.slice(-2))}\\b`) }).click();
  await expect(page.getByText(arrivals.otherDay)).toBeVisible();
  await expect(marks).toHaveCount(0);
});
