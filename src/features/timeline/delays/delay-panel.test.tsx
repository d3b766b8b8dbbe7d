import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DAY_FACTS, MADRID, row } from '@/../tests/builders/timeline';
import { setUpUser } from '@/../tests/builders/user';
import { answerDelays, type DelayQuestion } from '@/domain/timeline/delays/delay-answer';
import type { RunSheetRow } from '@/domain/timeline/item';
import { NO_SUN } from '@/domain/timeline/sun';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { delays } from '@/locales/en/delays';
import { DelayPanel } from './delay-panel';

const person = setUpUser();
const patience = { timeout: 10_000 };

/** Runs the worker's code in the page's own thread. */
class Played extends EventTarget {
  postMessage(question: DelayQuestion) {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: answerDelays(question) })));
  }
  terminate() {}
}
class Broken extends Played {
  override postMessage() {
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }
}

const line = (id: string, clock: number, duration: number, change: Partial<RunSheetRow> = {}) =>
  row(clock, duration, {
    title: id,
    generated: { origin: `run-${id}`, origin_title: id, origin_at: 0, origin_duration: 0 },
    id,
    ...change,
  });
const DAY = [
  line('ceremony', 1140, 40, { locked: true, title: 'Yes' }),
  line('transfer', 1180, 30, { title: 'Bus' }),
  line('cocktail', 1210, 90, { title: 'Drinks' }),
  line('dinner', 1300, 120, { title: 'Dinner' }),
];
const setting = { zone: MADRID, ownZone: MADRID, sun: NO_SUN, known: null };
const open = (rows: RunSheetRow[], onChange?: (changes: unknown, said?: string) => void) =>
  render(<DelayPanel rows={rows} setting={setting} event_date={DAY_FACTS.event_date} onChange={onChange} />);

beforeAll(async () => {
  await startI18n();
  await loadTexts('timeline', 'delays');
});
beforeEach(async () => {
  vi.stubGlobal('Worker', Played);
  await changeLanguage('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the delay panel suggests a buffer against a late dinner', async () => {
  const change = vi.fn();
  open(DAY, change);
  const verdict = await screen.findByText(/^\d+% chance that “Dinner” starts after 9:55/, {}, patience);
  expect(verdict.getAttribute('role')).toBe('status');
  await person.click(screen.getByRole('button', { name: /^Add \d+ min$/ }));
  const [changes, said] = change.mock.calls[0] ?? [];
  expect(said).toMatch(/^\d+ min of buffer added before “.+”$/);
  // The remedy shortens a flexible activity, and keeps the saved minutes after it as a buffer.
  expect(changes).toHaveLength(1);
  const [{ before, after }] = changes;
  expect(before.title).toBe('Drinks');
  expect(after.duration + after.buffer).toBe(90);
  expect(after.buffer).toBeGreaterThan(0);
});

test('the delay panel reassures if dinner is late in no simulated run', async () => {
  open(DAY);
  await screen.findByText(/chance that “Dinner”/, {}, patience);
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  cleanup();
  open([...DAY.slice(0, 3), line('dinner', 1500, 120, { title: 'Dinner' })]);
  expect(await screen.findByText(/“Dinner” never started after .* in 2,000 runs/, {}, patience)).toBeTruthy();
  expect(screen.getByText(delays.calm)).toBeTruthy();
});

test('the delay panel shows an error if its worker fails', async () => {
  vi.stubGlobal('Worker', Broken);
  open(DAY);
  expect(await screen.findByText(delays.failed, {}, patience)).toBeTruthy();
});

test('a day with a single row has no delay panel', () => {
  open([line('ceremony', 1140, 40)]);
  expect(screen.queryByRole('heading')).toBeNull();
});
