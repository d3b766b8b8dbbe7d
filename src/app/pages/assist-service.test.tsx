import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { giveConsent } from '@/data/assist/consent';
import { EVENT_PARTS, GUESTS, QUESTIONS } from '@/data/guests';
import { SEATING_CHARTS, SEATING_RULES, SEATING_TABLES } from '@/data/seating';
import { SUGGESTIONS } from '@/data/suggestions';
import { outboxState } from '@/data/sync/outbox';
// Imported first, because the assistant's texts are loaded with the modules.
import '@/features/guests/rows';
import '@/features/seating/rows';
import { setUpUser } from '@/../tests/builders/user';
import { askInstead } from '@/lib/timed-fetch';
import { assist as texts } from '@/locales/en/assist';
import { suggestions } from '@/locales/en/suggestions';
import { askAssistant, openAssist } from '../../../tests/builders/assist-sheet';
import { guestRow } from '../../../tests/builders/guests';
import { roomOf } from '../../../tests/builders/party-plan';
import { onPlanPage, patience, undo } from '../../../tests/builders/plan-page';
import { storedRows, storeRows } from '../../../tests/builders/rows';

/** Tests of the assistant's sheet with a stubbed service. `ask-assist.test` covers all kinds of responses. */
const person = setUpUser();
const given = onPlanPage([
  'ledger',
  'files',
  'modules',
  'assist',
  'suggestions',
  'checklist',
  'timeline',
  'guests',
  'seating',
]);
type Answer = (signal: AbortSignal | null | undefined) => Response | Promise<Response>;
let answer: Answer = () => Response.error();
const hosts = new Set<string>();
beforeEach(async () => {
  hosts.clear();
  await giveConsent(given.plan.id);
  askInstead(async (input, init) => {
    const url = new URL(String(input instanceof Request ? input.url : input));
    hosts.add(url.host);
    return url.pathname.endsWith('/assist') ? answer(init?.signal) : fetch(input, init);
  });
});
afterEach(() => askInstead((input, init) => fetch(input, init)));

const said = (content: string) => Response.json({ choices: [{ message: { content } }] });
/** Stubs a stream that sends these pieces and then never ends. */
const begun = (...pieces: object[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces)
          controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(piece)}\n\n`));
      },
    }),
    { headers: { 'Content-Type': 'text/event-stream' } },
  );
const WORDS = { choices: [{ delta: { content: 'Well, so far' } }] };

test('a stopped or failed answer of the assistant keeps the text received so far', async () => {
  const sheet = await openAssist(given.plan.id);
  answer = () => begun(WORDS);
  await askAssistant(sheet, 'Anybody there?');
  await within(sheet).findByText('Well, so far', { selector: 'p:not([role])' }, patience);
  await person.click(within(sheet).getByRole('button', { name: texts.stop }));
  expect(await within(sheet).findByText(texts.stopped, {}, patience)).toBeTruthy();
  answer = () => begun(WORDS, { error: { code: 'slow' } });
  await askAssistant(sheet, 'And now?');
  expect(await within(sheet).findByText(texts.problem.slow, {}, patience)).toBeTruthy();
  expect(within(sheet).getAllByText('Well, so far', { selector: 'p:not([role])' })).toHaveLength(2);
  answer = () => Response.json({}, { status: 429, headers: { 'Retry-After': '3600' } });
  await askAssistant(sheet, 'Once more?');
  const usedUp = /^Today’s turns are used up. There’s one again/;
  expect(await within(sheet).findByText(usedUp, {}, patience)).toBeTruthy();
});

test('links and images in the assistant’s answers are shown as plain text', async () => {
  const sheet = await openAssist(given.plan.id);
  answer = () =>
    said('<img src=x onerror=alert(1)> [here](https://evil.example) ![p](https://evil.example/p.png)');
  await askAssistant(sheet, 'Show me a picture');
  expect(
    await within(sheet).findByText(/evil\.example/, { selector: 'p:not([role])' }, patience),
  ).toBeTruthy();
  expect(within(sheet).getByText(texts.maybeWrong)).toBeTruthy();
  expect(document.querySelector('[src*=evil], [href*=evil], img[src=x]')).toBeNull();
  expect([...hosts]).toEqual([window.location.host]);
});

test('each of the assistant’s suggestions can be accepted separately and undone', async () => {
  const { plan } = given;
  const guests = ['Ana', 'Luis'].map((name) => guestRow({ name, last_name: 'Peña' }));
  const add = (after: object) => ({ before: null, after: after as never });
  await storeRows(GUESTS, plan.id, guests.map(add));
  await storeRows(SEATING_CHARTS, plan.id, [add({ ...roomOf('Hall'), version: 0 })]);
  const changes = [
    { table: 'seating_tables', fields: { name: 'Table 7', seats: 8 } },
    { table: 'seating_rules', fields: { kind: 'apart', guests: guests.map(({ id }) => id) } },
    { table: 'event_parts', fields: { name: 'Brunch', time: '11:00' } },
    { table: 'event_questions', fields: { text: 'Which wine?', kind: 'choice', options: ['Red', 'White'] } },
  ].map((one) => ({ ...one, id: null }));
  const call = { name: 'suggest', arguments: JSON.stringify({ reason: 'As you asked', changes }) };
  const calls = [{ id: 'a', type: 'function', function: call }];
  let turn = 0;
  answer = () => {
    turn += 1;
    return turn === 1 ? Response.json({ choices: [{ message: { tool_calls: calls } }] }) : said('There.');
  };
  const sheet = await openAssist(plan.id);
  await askAssistant(sheet, 'Make room');
  const named = (words: string) => suggestions.acceptOne.replace('{{what}}', words);
  const sent = () => waitFor(() => expect(outboxState().entries).toEqual([]), patience);
  const stored = async () => {
    const nouns = [SEATING_TABLES, SEATING_RULES, EVENT_PARTS, QUESTIONS] as const;
    const all = await Promise.all(nouns.map((noun) => storedRows(noun as typeof EVENT_PARTS, plan.id)));
    return all.map((rows) => rows.length);
  };
  expect(await within(sheet).findByText(/Red, White/, {}, patience)).toBeTruthy();
  await sent();
  const before = await stored();
  const rule = 'Not at one table: Ana Peña and Luis Peña';
  for (const words of ['Table 7', 'Brunch', 'Which wine?', rule])
    await person.click(within(sheet).getByRole('button', { name: named(words) }));
  await sent();
  expect((await stored()).map((count, i) => count - (before[i] ?? 0))).toEqual([1, 1, 1, 1]);
  const [suggestion] = await storedRows(SUGGESTIONS, plan.id);
  expect(suggestion?.states).toEqual(Array(4).fill('accepted'));
  undo();
  await sent();
  expect((await stored()).map((count, i) => count - (before[i] ?? 0))).toEqual([1, 0, 1, 1]);
  expect(screen.queryByText(texts.problem.broken)).toBeNull();
});
