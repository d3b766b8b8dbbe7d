import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { BUDGET_ITEMS } from '@/data/ledger';
import { SUGGESTIONS } from '@/data/suggestions';
import { outboxState } from '@/data/sync/outbox';
import { EMPTY_ITEM } from '@/domain/ledger/ledger-item';
import type { Category } from '@/domain/plan/facts';
import LedgerPage from '@/features/ledger/ledger-page';
import { paths } from '@/lib/paths';
import { askInstead } from '@/lib/timed-fetch';
import { assist as texts } from '@/locales/en/assist';
import { suggestions } from '@/locales/en/suggestions';
// With the file: a busy machine takes its time to read it.
import '@/parts/assist/assist-sheet';
import { expectAccessible } from '../../../tests/builders/accessible';
import { onPlanPage, patience, undo } from '../../../tests/builders/plan-page';
import { addMember, become, newPerson, renderAt } from '../../../tests/builders/plans';
import { storedRows, storeRows } from '../../../tests/builders/rows';

const person = userEvent.setup({ pointerEventsCheck: 0 });
const given = onPlanPage(['ledger', 'files', 'modules', 'assist', 'suggestions', 'checklist', 'timeline']);
afterEach(() => askInstead((input, init) => fetch(input, init)));

const item = (category: Category, vendor_name: string, planned_amount: number) => ({
  ...EMPTY_ITEM,
  id: crypto.randomUUID(),
  version: 0,
  event_on: null,
  category,
  vendor_name,
  planned_amount,
});
const amounts = async () =>
  (await storedRows(BUDGET_ITEMS, given.plan.id)).map(({ planned_amount }) => planned_amount).sort();
const sent = () => waitFor(() => expect(outboxState().entries).toEqual([]), patience);

async function openSheet(): Promise<HTMLElement> {
  renderAt(paths.budgetTracking(given.plan.id), <LedgerPage />);
  await person.click(await screen.findByRole('button', { name: texts.open }, patience));
  return screen.findByRole('dialog', { name: texts.title }, patience);
}
async function ask(sheet: HTMLElement, question: string): Promise<void> {
  await person.click(await within(sheet).findByLabelText(texts.question, {}, patience));
  await person.paste(question);
  await person.click(within(sheet).getByRole('button', { name: texts.ask }));
}

test('an owner allows the assistant, asks, accepts two lines of three and takes one back', async () => {
  const rows = [
    item('venue', 'Masía Altramuz', 900_000),
    item('decorations', 'Flores Chiribita', 500_000),
    item('attire', 'Restituto', 300_000),
    item('music', 'Orquesta Bambalina', 400_000),
  ];
  await storeRows(
    BUDGET_ITEMS,
    given.plan.id,
    rows.map((after) => ({ before: null, after: after as never })),
  );
  let sheet = await openSheet();
  expect(await within(sheet).findByText(texts.consent.names, {}, patience)).toBeTruthy();
  await expectAccessible();
  await person.click(within(sheet).getByRole('button', { name: texts.consent.give }));
  const starts = await within(sheet).findByRole('region', { name: texts.starts }, patience);
  expect(within(starts).getAllByRole('button')).toHaveLength(3);

  await ask(sheet, 'Save 3,000 without touching the music');
  const two = /Masía Altramuz|Flores Chiribita/;
  const accepts = await within(sheet).findAllByRole('button', { name: two }, patience);
  expect(within(sheet).getByText(texts.scripted)).toBeTruthy();
  expect(within(sheet).getByText(texts.maybeWrong)).toBeTruthy();
  expect(within(sheet).getByText(texts.line.costNow)).toBeTruthy();
  expect(within(sheet).queryByText(/Orquesta Bambalina/)).toBeNull();
  await sent();
  await expectAccessible();
  // Nothing has changed before a person says so.
  expect(await amounts()).toEqual([300_000, 400_000, 500_000, 900_000]);
  const accept = (name: string) =>
    within(sheet).getByRole('button', { name: suggestions.acceptOne.replace('{{what}}', name) });
  expect(accepts.length).toBeGreaterThan(0);
  await person.click(accept('Masía Altramuz'));
  await person.click(accept('Flores Chiribita'));
  await sent();
  const [suggestion] = await storedRows(SUGGESTIONS, given.plan.id);
  expect(suggestion?.states.toSorted()).toEqual(['accepted', 'accepted', 'open']);
  expect(suggestion?.reason).toMatch(/^From the assistant/);
  const accepted = await amounts();
  expect(accepted.filter((one) => [500_000, 900_000].includes(one))).toEqual([]);
  undo();
  await sent();
  expect(await amounts()).toContain(500_000);

  await person.click(within(sheet).getByText(texts.sent));
  const words = await within(sheet).findByText(/"open_items"/, {}, patience);
  expect(words.textContent).toContain('⟨vendor');
  expect(sheet.querySelectorAll('pre').length).toBeGreaterThan(4);
  for (const pre of sheet.querySelectorAll('pre')) expect(pre.textContent).not.toMatch(two);

  // The thread is there again, and nothing of it was asked anew.
  cleanup();
  sheet = await openSheet();
  expect(await within(sheet).findByText('Save 3,000 without touching the music', {}, patience)).toBeTruthy();
  await person.click(within(sheet).getByText(texts.sent));
  await person.click(within(sheet).getByRole('button', { name: texts.clear }));
  expect(await within(sheet).findByRole('region', { name: texts.starts })).toBeTruthy();

  // A service that says nothing more is stopped, one that is gone is told of, and the thread goes on.
  let answer: (signal: AbortSignal | null | undefined) => Response | Promise<Response> = () =>
    new Response(new ReadableStream(), { headers: { 'Content-Type': 'text/event-stream' } });
  const hosts = new Set<string>();
  askInstead(async (input, init) => {
    const url = new URL(String(input instanceof Request ? input.url : input));
    hosts.add(url.host);
    return url.pathname.endsWith('/assist') ? answer(init?.signal) : fetch(input, init);
  });
  await ask(sheet, 'Anybody there?');
  await person.click(await within(sheet).findByRole('button', { name: texts.stop }, patience));
  expect(await within(sheet).findByText(texts.stopped, {}, patience)).toBeTruthy();
  // The same before it has begun to answer, and after some words, which stay.
  answer = (signal) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  await ask(sheet, 'Not even a beginning?');
  await person.click(await within(sheet).findByRole('button', { name: texts.stop }, patience));
  await waitFor(() => expect(within(sheet).getAllByText(texts.stopped)).toHaveLength(2), patience);
  const begun = `data: ${JSON.stringify({ choices: [{ delta: { content: 'Well, so far' } }] })}\n\n`;
  const late = 'data: {"error":{"code":"slow"}}\n\n';
  for (const [end, said] of [
    ['', texts.stopped],
    [late, texts.problem.slow],
  ] as const) {
    answer = () => {
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode(begun + end)),
      });
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
    };
    const before = within(sheet).queryAllByText(said).length;
    await ask(sheet, 'Some words?');
    if (end === '') {
      await within(sheet).findByText('Well, so far', {}, patience);
      await person.click(within(sheet).getByRole('button', { name: texts.stop }));
    }
    await waitFor(() => expect(within(sheet).getAllByText(said)).toHaveLength(before + 1), patience);
  }
  expect(within(sheet).getAllByText('Well, so far').length).toBeGreaterThanOrEqual(2);
  answer = () => Response.json({}, { status: 429, headers: { 'Retry-After': '3600' } });
  await ask(sheet, 'And now?');
  expect(
    await within(sheet).findByText(/^Today’s turns are used up. There’s one again/, {}, patience),
  ).toBeTruthy();
  answer = () => {
    const content =
      '<img src=x onerror=alert(1)> [here](https://evil.example) ![p](https://evil.example/p.png)';
    return Response.json({ choices: [{ message: { content } }] });
  };
  await ask(sheet, 'Show me a picture');
  expect(
    await within(sheet).findByText(/evil\.example/, { selector: 'p:not([role])' }, patience),
  ).toBeTruthy();
  expect(document.querySelector('[src*=evil], [href*=evil], img[src=x]')).toBeNull();
  expect([...hosts]).toEqual([window.location.host]);

  // Taken back, it is asked for anew.
  await person.click(within(sheet).getByRole('button', { name: texts.consent.end }));
  expect(await within(sheet).findByRole('button', { name: texts.consent.give }, patience)).toBeTruthy();
});

test('whoever may suggest is told whom to ask, and whoever may only look finds nothing', async () => {
  const zoe = await newPerson('free', 'Zoë');
  await addMember(given.plan, zoe, 'suggester');
  const sheet = await openSheet();
  expect(await within(sheet).findByText(texts.consent.owner, {}, patience)).toBeTruthy();
  expect(within(sheet).queryByRole('button', { name: texts.consent.give })).toBeNull();
  cleanup();
  await become(given.owner);
  await given.becomeViewer();
  renderAt(paths.budgetTracking(given.plan.id), <LedgerPage />);
  await screen.findByRole('heading', { level: 1 }, patience);
  expect(screen.queryByRole('button', { name: texts.open })).toBeNull();
});
