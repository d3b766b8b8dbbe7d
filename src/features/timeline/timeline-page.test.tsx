import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { TIMELINE } from '@/data/timeline';
import { addDays } from '@/domain/calendar';
import { isMilestone, isRow, type RunSheetRow, type TimelineItem } from '@/domain/timeline/item';
import { clockText, instantOf, wallOf } from '@/domain/timeline/zone';
import { today } from '@/lib/format';
import { changeLanguage } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { modules } from '@/locales/en/modules';
import { timeline as texts } from '@/locales/en/timeline';
import { timeline as spanish } from '@/locales/es/timeline';
import { toastStore } from '@/ui/toast-store';
import { expectAccessible } from '../../../tests/builders/accessible';
import {
  compared,
  onPlanPage,
  patience,
  refusedDialog,
  theirs,
  undo,
} from '../../../tests/builders/plan-page';
import { currentAddress, newPlan, renderAt } from '../../../tests/builders/plans';
import { storedRows, storeRows, updatePlan } from '../../../tests/builders/rows';
import { fill } from '../../../tests/builders/tasks';
import { row } from '../../../tests/builders/timeline';
import TimelinePage from './timeline-page';

const person = setUpUser();
const ZONE = 'Europe/Madrid';
const EVENT = addDays(today(), 300);
const given = onPlanPage(['timeline', 'modules', 'budget', 'delays'], () => newPlan({ event_date: EVENT }));

const stored = (): Promise<readonly TimelineItem[]> => storedRows(TIMELINE, given.plan.id);
const rows = async () => (await stored()).filter(isRow);
const clocks = async () =>
  Object.fromEntries(
    (await rows()).map((one) => [one.title, clockText(wallOf(ZONE, one.starts_at).minutes)]),
  );
const open = async (view: 'day' | 'milestones' = 'day') => {
  renderAt(`${paths.eventTimeline(given.plan.id)}${view === 'day' ? '?view=day' : ''}`, <TimelinePage />);
  await screen.findByRole('heading', { level: 1, name: texts.title }, patience);
};
const press = (name: string | RegExp) => person.click(screen.getByRole('button', { name }));
const field = (label: string, what: string) => screen.getByRole('textbox', { name: fill(label, { what }) });

/** Switches to edit mode, in which rows have controls. */
const edit = () => press(texts.rows.edit);

/** Stores activities in the same way as the page. */
const plant = (...made: RunSheetRow[]) =>
  storeRows(
    TIMELINE,
    given.plan.id,
    made.map((after) => ({
      before: null,
      after: { ...after, id: crypto.randomUUID(), version: 0, event_on: given.plan.event_date },
    })),
  );
const at = (title: string, minutes: number, duration: number, change: Partial<RunSheetRow> = {}) =>
  row(0, duration, { title, starts_at: instantOf(ZONE, EVENT, minutes), ...change });

test('one request adds all rows suggested for an empty day', async () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  await open();
  sent.mockClear();
  await press(/^Create the schedule \(\d+ items\)$/);
  expect((await screen.findAllByRole('button', { name: texts.block.ceremony })).length).toBeGreaterThan(0);
  await waitFor(async () => expect((await rows()).length).toBeGreaterThan(10), patience);
  const saves = sent.mock.calls.filter(([input]) =>
    String(input instanceof Request ? input.url : input).includes('save_rows'),
  );
  expect(saves).toHaveLength(1);
  expect((await rows()).every(({ event_on, generated }) => event_on === EVENT && generated !== null)).toBe(
    true,
  );
  expect(await screen.findByText(texts.checks.fine, { selector: 'p > span' })).toBeTruthy();
  undo();
  await waitFor(async () => expect(await rows()).toHaveLength(0), patience);
});

test('changing a row’s start time in place moves the later unlocked rows', async () => {
  await plant(
    at('Cocktail', 1_200, 90, { buffer: 10 }),
    at('Dinner', 1_300, 120),
    at('Cake', 1_420, 20, { locked: true }),
  );
  await open();
  expect(screen.queryByRole('textbox', { name: fill(texts.action.start, { what: 'Cocktail' }) })).toBeNull();
  await edit();
  const start = async (what: string, typed: string) => {
    await person.clear(field(texts.action.start, what));
    await person.type(field(texts.action.start, what), `${typed}{Enter}`);
  };
  await start('Cocktail', '20:25');
  await waitFor(
    async () => expect(await clocks()).toEqual({ Cocktail: '20:25', Dinner: '21:55', Cake: '23:40' }),
    patience,
  );
  expect(await screen.findByText(/overlap by 15 min/, {}, patience)).toBeTruthy();
  undo();
  await waitFor(
    async () => expect(await clocks()).toEqual({ Cocktail: '20:00', Dinner: '21:40', Cake: '23:40' }),
    patience,
  );

  await person.click(screen.getByRole('checkbox', { name: /Shift what follows/ }));
  await person.clear(field(texts.action.duration, 'Cocktail'));
  await person.type(field(texts.action.duration, 'Cocktail'), '60{Enter}');
  await waitFor(
    async () => expect((await rows()).find(({ title }) => title === 'Cocktail')?.duration).toBe(60),
    patience,
  );
  expect((await clocks()).Dinner).toBe('21:40');

  await start('Cake', '00:20');
  await waitFor(async () => expect((await clocks()).Cake).toBe('00:20'), patience);
  expect((await rows()).map(({ starts_at }) => starts_at)).toContain(instantOf(ZONE, EVENT, 1_460));
  await start('Dinner', 'soon');
  expect(toastStore.snapshot().at(-1)?.title).toMatch(/isn’t a time/);
  expect((await clocks()).Dinner).toBe('21:40');
});

test('arrow keys and buttons move a row of the day', async () => {
  await plant(at('Dance', 1_400, 60));
  await open();
  const block = screen.getByRole('button', { name: /^Dance, / });
  block.focus();
  await person.keyboard('{ArrowDown}');
  await waitFor(async () => expect(await clocks()).toEqual({ Dance: '23:25' }), patience);
  await edit();
  await press(fill(texts.action.earlier, { what: 'Dance' }));
  await waitFor(async () => expect(await clocks()).toEqual({ Dance: '23:20' }), patience);
  await press(fill(texts.action.lock, { what: 'Dance' }));
  await waitFor(async () => expect((await rows())[0]?.locked).toBe(true), patience);
});

test('a row of the day can be added and deleted in the form', async () => {
  await open();
  await press(texts.offer.own);
  const sheet = await screen.findByRole('dialog', {}, patience);
  await person.click(within(sheet).getByRole('button', { name: texts.form.create }));
  expect(await within(sheet).findByText(texts.problem.titleRequired)).toBeTruthy();
  await person.type(within(sheet).getByRole('textbox', { name: texts.form.title }), 'Fireworks');
  await person.click(within(sheet).getByRole('button', { name: texts.form.create }));
  await person.click(await screen.findByRole('button', { name: 'Fireworks' }, patience));
  await waitFor(async () => expect(await clocks()).toEqual({ Fireworks: '12:00' }), patience);
  await person.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: texts.form.delete }),
  );
  await waitFor(async () => expect(await rows()).toHaveLength(0), patience);
});

test('a milestone added from the checklist can be marked as reached', async () => {
  await open('milestones');
  await press(/^Add the \d+ milestones$/);
  const reach = fill(texts.action.reach, { what: texts.milestone.W35 });
  await person.click(await screen.findByRole('button', { name: reach }, patience));
  await waitFor(async () => {
    const sent = (await stored()).filter(isMilestone).find(({ title }) => title === texts.milestone.W35);
    expect(sent?.completed_at).toBeTruthy();
  }, patience);
  await changeLanguage('es');
  expect((await screen.findAllByText(spanish.milestone.W50, {}, patience)).length).toBeGreaterThan(0);
  await changeLanguage('en');
  await person.type(screen.getByRole('textbox', { name: texts.rows.search }), 'rehear');
  await waitFor(
    () =>
      expect(
        screen.queryByRole('button', { name: fill(texts.action.reach, { what: texts.milestone.W44 }) }),
      ).toBeNull(),
    patience,
  );
  await waitFor(() => expect(currentAddress()).toContain('q=rehear'), patience);
});

test('changing the event’s date suggests the same clock time on the new date for each row', async () => {
  await plant(at('Ceremony', 1_140, 40), at('Dance', 1_500, 60));
  const moved = addDays(EVENT, 30);
  await updatePlan(given.plan, { changes: { event_date: moved } });
  await open();
  await press(fill(modules.suggestions.takeOne, { what: 'Ceremony' }));
  await waitFor(async () => {
    const [first] = (await rows()).filter(({ title }) => title === 'Ceremony');
    expect(first && wallOf(ZONE, first.starts_at)).toEqual({ date: moved, minutes: 1_140 });
  }, patience);
  const last = fill(modules.suggestions.takeOne, { what: 'Dance' });
  await press(last);
  await waitFor(async () => {
    const [dance] = (await rows()).filter(({ title }) => title === 'Dance');
    expect(dance && wallOf(ZONE, dance.starts_at)).toEqual({ date: addDays(moved, 1), minutes: 60 });
  }, patience);
  await waitFor(() => expect(screen.queryByRole('button', { name: last })).toBeNull());
});

test('resolving a conflict about a row can keep both people’s changes', async () => {
  const [made] = await plant(at('Dance', 1_200, 60));
  await open();
  if (!made || !isRow(made)) throw new Error('Nothing planted');
  await storeRows(TIMELINE, given.plan.id, [{ before: made, after: { ...made, place: 'Garden' } }]);
  await edit();
  await press(fill(texts.action.later, { what: 'Dance' }));
  const dialog = await refusedDialog();
  await waitFor(
    () =>
      expect(compared(dialog)).toMatchObject({
        [texts.form.place]: theirs('Garden'),
      }),
    patience,
  );
  await person.click(within(dialog).getByRole('button', { name: modules.conflict.applyMine }));
  await waitFor(async () => {
    const [row] = await rows();
    expect(row?.place).toBe('Garden');
    expect(await clocks()).toEqual({ Dance: '20:05' });
  }, patience);
});

test('a viewer sees the day but can’t change it', async () => {
  await plant(at('Dance', 1_200, 60));
  await given.becomeViewer();
  await open();
  expect(await screen.findByText(texts.readOnly)).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.addRow })).toBeNull();
  expect(screen.queryByRole('textbox', { name: fill(texts.action.start, { what: 'Dance' }) })).toBeNull();
  await press(/^Dance$/);
  expect(
    within(await screen.findByRole('dialog')).queryByRole('button', { name: texts.form.save }),
  ).toBeNull();
});

test('on the day of the event, the timeline shows the current and the next row', async () => {
  await updatePlan(given.plan, { changes: { event_date: today() } });
  const zone = ZONE;
  const minute = Math.floor(Date.now() / 60_000);
  const here = (title: string, from: number, duration: number, change: Partial<RunSheetRow> = {}) =>
    row(0, duration, { title, starts_at: minute + from, time_zone: zone, ...change });
  await plant(
    here('Dinner', -30, 60, { responsible: 'Rocío' }),
    here('Dancing', 30, 120),
    here('Fireworks', 45, 0, { track: 'team', locked: true }),
  );
  await open('milestones');
  const now = await screen.findByRole('region', { name: /^Now,/ });
  expect(within(now).getByRole('button', { name: 'Dinner' })).toBeTruthy();
  expect(within(now).getByText('Rocío')).toBeTruthy();
  expect(within(now).getByText(/in (30|29) min/)).toBeTruthy();
  await expectAccessible();
  const line = screen.getAllByRole('listitem').find(({ textContent }) => /NowDinner/.test(textContent ?? ''));
  expect(line).toBeTruthy();
  await person.click(
    within(within(now).getByRole('group', { name: fill(texts.now.lasts, { what: 'Dinner' }) })).getByRole(
      'button',
      {
        name: '10 min',
      },
    ),
  );
  await waitFor(async () => {
    const all = Object.fromEntries((await rows()).map((one) => [one.title, one]));
    expect(all.Dinner?.duration).toBe(70);
    expect(all.Dancing?.starts_at).toBe(minute + 40);
    // A locked activity doesn't move.
    expect(all.Fireworks?.starts_at).toBe(minute + 45);
  }, patience);
  undo();
  await waitFor(
    async () => expect((await rows()).find(({ title }) => title === 'Dinner')?.duration).toBe(60),
    patience,
  );
});

test('the schedule sent to one person contains only that person’s rows', async () => {
  await plant(
    at('Ceremony', 18 * 60, 45, { place: 'Garden' }),
    at('First dance', 22 * 60, 10, { responsible: 'DJ Nico', place: 'Hall', notes: 'Lights off' }),
  );
  await open();
  await person.click(await screen.findByRole('button', { name: modules.more }));
  await person.click(await screen.findByRole('menuitem', { name: texts.share.open }));
  const sheet = await screen.findByRole('dialog', { name: texts.share.title });
  const message = () => within(sheet).getByLabelText<HTMLTextAreaElement>(modules.message.label).value;
  expect(message()).toMatch(/^6:00 pm – 6:45 pm {2}Ceremony · Garden$/im);
  expect(message()).toContain('First dance · Hall · DJ Nico');
  expect(message()).not.toContain('Lights off');
  await expectAccessible();
  await person.click(within(sheet).getByRole('combobox', { name: texts.share.who }));
  await person.click(await screen.findByRole('option', { name: 'DJ Nico' }));
  await waitFor(() => expect(message()).toContain('First dance · Hall\n   Lights off'));
  expect(message()).not.toContain('Ceremony');
  await person.type(within(sheet).getByLabelText(modules.message.label), ' See you!');
  expect(message()).toContain('See you!');
  await person.click(within(sheet).getByRole('button', { name: texts.share.reset }));
  expect(message()).not.toContain('See you!');
  expect(within(sheet).queryByRole('button', { name: texts.share.reset })).toBeNull();
  await person.click(within(sheet).getByRole('button', { name: modules.message.copy }));
  expect(await navigator.clipboard.readText()).toContain('First dance');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
