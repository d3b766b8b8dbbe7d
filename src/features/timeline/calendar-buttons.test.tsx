import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import type { Plan } from '@/data/plans';
import type { TimelineItem } from '@/domain/timeline/item';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { makeQueryClient } from '@/lib/query-client';
import { delays } from '@/locales/es/delays';
import { Menu } from '@/ui/menu';
import { mendPage, newPerson, newPlan, withinPlan as shownWithin } from '../../../tests/builders/plans';
import { row } from '../../../tests/builders/timeline';
import { CalendarItems, ItemCalendarButton } from './calendar-buttons';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const person = setUpUser();
let plan: Plan;
let saved: [name: string, text: Promise<string>][] = [];

/** Renders inside a plan, so that the plan owner's brand can be looked up. */
const withinPlan = (...[of, parts]: Parameters<typeof shownWithin>) => (
  <QueryClientProvider client={makeQueryClient(() => undefined)}>
    {shownWithin(of, parts)}
  </QueryClientProvider>
);

const DINNER = row(1290, 150, { title: 'Cena', responsible: 'Luis' });
const ITEMS: TimelineItem[] = [
  DINNER,
  {
    ...DINNER,
    id: 'milestone',
    kind: 'milestone',
    title: 'Invitaciones',
    starts_on: '2027-03-13',
    reminder_days_before: 3,
    completed_at: null,
    generated: null,
  },
];

beforeAll(async () => {
  mendPage();
  await startI18n();
  await loadTexts('timeline', 'delays');
  await newPerson('enterprise');
  plan = await newPlan({ name: 'Boda de Ana y Eva', city: 'Toledo' });
});
beforeEach(async () => {
  saved = [];
  await changeLanguage('es');
  const urls = new Map<string, Blob>();
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(blob: Blob) {
        urls.set(`blob:${urls.size}`, blob);
        return `blob:${urls.size - 1}`;
      }
      static override revokeObjectURL() {}
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = urls.get(this.href);
    if (blob) saved.push([this.download, blob.text()]);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the day and the milestones are saved as separate calendar files', async () => {
  for (const [choice, name] of [
    [delays.calendar.day, 'Boda-de-Ana-y-Eva-día.ics'],
    [delays.calendar.milestones, 'Boda-de-Ana-y-Eva-fechas-clave.ics'],
  ] as const) {
    render(
      withinPlan(
        plan,
        <Menu label="Más" trigger={<button type="button">Más</button>}>
          <CalendarItems items={ITEMS} />
        </Menu>,
      ),
      { wrapper: MemoryRouter },
    );
    await person.click(screen.getByRole('button', { name: 'Más' }));
    await person.click(await screen.findByRole('menuitem', { name: choice }));
    await waitFor(() => expect(saved.at(-1)?.[0]).toBe(name), { timeout: 10_000 });
    cleanup();
  }
  const [day, milestones] = await Promise.all(saved.map(([, text]) => text));
  expect(day).toContain('DTSTART;TZID=Europe/Madrid:20270612T213000\r\n');
  expect(day).toContain('DESCRIPTION;LANGUAGE=es:Se encarga: Luis\r\n');
  expect(day).toMatch(/LOCATION:Toledo\\, /);
  expect(day).not.toContain('Invitaciones');
  expect(milestones).toContain('DTSTART;VALUE=DATE:20270313\r\n');
  expect(milestones).toContain('TRIGGER:-P2DT15H\r\n');
  expect(milestones).not.toContain('Cena');
});

test('one activity of the day is saved as a calendar file with a reminder', async () => {
  render(withinPlan(plan, <ItemCalendarButton item={DINNER} />));
  await person.click(screen.getByRole('button', { name: delays.calendar.item }));
  await waitFor(() => expect(saved[0]?.[0]).toBe('Boda-de-Ana-y-Eva-Cena.ics'), { timeout: 10_000 });
  expect(await saved[0]?.[1]).toContain('TRIGGER:-PT30M\r\n');
});

test('a timeline without rows offers no calendar files', () => {
  render(withinPlan(plan, <CalendarItems items={[]} />));
  expect(document.body.textContent).toBe('');
});
