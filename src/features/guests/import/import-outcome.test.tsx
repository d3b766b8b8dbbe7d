import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { onPlanPage, patience } from '@/../tests/builders/plan-page';
import { newPlan, renderAt } from '@/../tests/builders/plans';
import { storedRows } from '@/../tests/builders/rows';
import { setUpUser } from '@/../tests/builders/user';
import { GUESTS } from '@/data/guests';
import { toImport } from '@/data/imports';
import { addImport, discardEntry } from '@/data/sync/outbox';
import { paths } from '@/lib/paths';
import { dataClient } from '@/lib/supabase';
import { askInstead } from '@/lib/timed-fetch';
import { guests as texts } from '@/locales/en/guests';
import { modules } from '@/locales/en/modules';
import { ModulePages } from '../../../../tests/builders/module-pages';

const person = setUpUser();
const given = onPlanPage(['guests', 'modules'], () => newPlan({ guest_count: 120, country: 'ES' }));
afterEach(() => askInstead((input, init) => fetch(input, init)));

/**
 * Waits until a button is enabled before clicking it, because saving is disabled while rows are being
 * checked.
 */
const press = async (name: string) => {
  const button = screen.getByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), patience);
  await person.click(button);
};
const stored = () => storedRows(GUESTS, given.plan.id);
const lookAtList = async () => {
  renderAt(paths.guestList(given.plan.id), <ModulePages module="guests" />);
  await screen.findByRole('heading', { level: 1, name: /^(?!Loading|Cargando)/ }, patience);
  await press(texts.import.start);
  await person.click(await screen.findByRole('textbox', { name: texts.import.paste }, patience));
  await person.paste('Nombre\tApellidos\nJosé\tGarcía\nEva\tRuiz\n');
  await press(texts.import.look);
  await screen.findByRole('button', { name: 'Save 2 rows' }, patience);
};

const refusal = (status: number, code: string, message: string) =>
  new Response(JSON.stringify({ code, message, details: null, hint: null }), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });

/** Stubs the service's responses after it has stored a list. */
function afterImporting(
  then: (answer: Response, signal: AbortSignal | null | undefined) => Promise<Response>,
) {
  askInstead(async (input, init) => {
    if (!String(input).endsWith('/rpc/import_guests')) return fetch(input, init);
    const { signal, ...rest } = init ?? {};
    return then(await fetch(input, rest), signal);
  });
}

test('a stalled import resumes without storing any guest twice', async () => {
  await lookAtList();
  let goes = false;
  afterImporting(async (answer) => {
    if (!goes) throw new TypeError('Failed to fetch');
    return answer;
  });
  await press('Save 2 rows');
  expect(await screen.findByText(texts.import.failure.waits, {}, patience)).toBeTruthy();
  goes = true;
  await screen.findByRole('heading', { level: 3, name: 'Eva Ruiz' }, patience);
  expect(await stored()).toHaveLength(2);
});

test('the guest list shows the progress of an import after the import page is closed', async () => {
  await lookAtList();
  let goes = false;
  askInstead((input, init) =>
    goes || !String(input).endsWith('/rpc/import_guests')
      ? fetch(input, init)
      : Promise.reject(new TypeError('Failed to fetch')),
  );
  await press('Save 2 rows');
  await screen.findByText(texts.import.failure.waits, {}, patience);
  cleanup();
  renderAt(paths.guestList(given.plan.id), <ModulePages module="guests" />);
  const notice = await screen.findByText(
    /^Import not finished: “Pasted list”, 0 of 2 guests\.$/,
    {},
    patience,
  );
  expect(notice.parentElement?.textContent).toContain(texts.import.goesOn);
  goes = true;
  await screen.findByRole('heading', { level: 3, name: 'Eva Ruiz' }, patience);
  await waitFor(() => expect(screen.queryByText(/^Import not finished/)).toBeNull(), patience);
});

test('a refused import can be retried after the import page is closed', async () => {
  await lookAtList();
  let isRefused = true;
  let answerWith: (answer: Response) => void = () => undefined;
  const answer = new Promise<Response>((resolve) => {
    answerWith = resolve;
  });
  askInstead((input, init) =>
    isRefused && String(input).endsWith('/rpc/import_guests') ? answer : fetch(input, init),
  );
  await press('Save 2 rows');
  await screen.findByRole('progressbar', { name: /Saving 2 rows/ });
  cleanup();
  renderAt(paths.guestList(given.plan.id), <ModulePages module="guests" />);
  await screen.findByText(/^Import not finished/, {}, patience);
  answerWith(refusal(402, 'PT402', 'guest_limit_reached'));
  const dialog = await screen.findByRole('dialog', { name: modules.unsaved.title_one }, patience);
  await within(dialog).findByText('“Pasted list” (2 rows) was not imported', {}, patience);
  expect(within(dialog).getByText(texts.import.refused.limit)).toBeTruthy();
  isRefused = false;
  await person.click(within(dialog).getByRole('button', { name: modules.unsaved.retry }));
  await waitFor(async () => expect(await stored()).toHaveLength(2), patience);
});

test('if the service refuses an import’s second batch, the first batch’s guests are removed', async () => {
  const guests = Array.from({ length: 2_001 }, (_, i) => ({
    id: crypto.randomUUID(),
    version: 0,
    row: { name: `Eva ${i}`, last_name: 'Ruiz' },
  }));
  const list = toImport(crypto.randomUUID(), 'Boda.csv', 2_001, { households: [], invited: [], guests });
  const sent: [start: number, guests: number][] = [];
  let held = 0;
  askInstead(async (input, init) => {
    if (!String(input).endsWith('/rpc/import_guests')) return fetch(input, init);
    const part = JSON.parse(String(init?.body)) as { start: number; guests: unknown[] };
    sent.push([part.start, part.guests.length]);
    if (part.start === 0) return fetch(input, init);
    held = (await stored()).length;
    return refusal(409, 'PT409', 'stale_version');
  });
  const { key, outcome } = addImport(given.plan.id, list);
  expect(await outcome).toMatchObject({ status: 409 });
  expect([sent, held]).toEqual([
    [
      [0, 2_000],
      [2_000, 1],
    ],
    2_000,
  ]);
  expect(await stored()).toHaveLength(0);
  await discardEntry(key);
});

test('an import running on another device can be undone on this device', async () => {
  const { db } = await dataClient();
  await db.rpc('import_guests', {
    plan_id: given.plan.id,
    batch: crypto.randomUUID(),
    name: 'Boda.csv',
    households: [],
    guests: [{ id: crypto.randomUUID(), version: 0, row: { name: 'Eva', last_name: 'Gil' } }],
    start: 0,
    whole: { size: 3 },
  });
  renderAt(paths.guestList(given.plan.id), <ModulePages module="guests" />);
  const notice = await screen.findByText(/^Import not finished: “Boda.csv”, 1 of 3 guests\.$/, {}, patience);
  expect(notice.parentElement?.textContent).toContain(texts.import.goesOnElsewhere);
  await press(modules.more);
  await person.click(await screen.findByRole('menuitem', { name: texts.import.past }));
  const sheet = await screen.findByRole('dialog', { name: texts.import.past }, patience);
  await within(sheet).findByText('Not finished: 1 of 3 guests', {}, patience);
  await person.click(within(sheet).getByRole('button', { name: 'Undo Boda.csv' }));
  await within(sheet).findByText(texts.import.pastNone, {}, patience);
  expect(await stored()).toHaveLength(0);
});

test('stopping an import removes the guests that it has stored', async () => {
  await lookAtList();
  afterImporting(
    (_, signal) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
  );
  await press('Save 2 rows');
  expect(screen.getByRole('progressbar', { name: /Saving 2 rows/ })).toBeTruthy();
  await waitFor(async () => expect(await stored()).toHaveLength(2), patience);
  await press(texts.import.stop);
  expect(await screen.findByText(texts.import.failure.stopped, {}, patience)).toBeTruthy();
  expect(await stored()).toHaveLength(0);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('an import refused by the import limit doesn’t mention the guest limit', async () => {
  await lookAtList();
  askInstead((input, init) =>
    String(input).endsWith('/rpc/import_guests')
      ? Promise.resolve(refusal(402, 'PT402', 'import_limit_reached'))
      : fetch(input, init),
  );
  await press('Save 2 rows');
  expect(await screen.findByText(texts.import.failure.imports, {}, patience)).toBeTruthy();
  expect(screen.queryByText(texts.import.failure.limit)).toBeNull();
});

test('removing a past import from the list of imports keeps the imported guests', async () => {
  await lookAtList();
  await press('Save 2 rows');
  await screen.findByRole('heading', { level: 3, name: 'Eva Ruiz' }, patience);
  await press(modules.more);
  await person.click(await screen.findByRole('menuitem', { name: texts.import.past }));
  const name = texts.import.pastedName;
  await person.click(
    await screen.findByRole('button', { name: texts.import.forget.replace('{{name}}', name) }, patience),
  );
  expect(await screen.findByText(texts.import.pastNone, {}, patience)).toBeTruthy();
  expect(await stored()).toHaveLength(2);
});
