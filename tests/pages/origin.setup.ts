// This import comes before any page, because the module that stores data opens IndexedDB only once.
import 'fake-indexeddb/auto';
import { readFileSync, statSync } from 'node:fs';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, inject, vi } from 'vitest';
import { WebSocket } from 'ws';
import { stopFollowing } from '@/data/live/follow-plan';
import { sessionAbsent } from '@/lib/session/session-state';
import { dismissToast, toastStore } from '@/ui/toast-store';
import './computed-styles';

type Page = { jsdom?: { reconfigure: (settings: { url: string }) => void } };

/** Gives the page the backend's origin, as in a browser, so that links and requests work. */
const { jsdom } = globalThis as typeof globalThis & Page;
jsdom?.reconfigure({ url: `${inject('backend').url}/` });

// jsdom lacks these functions and would print an error for each call.
Object.assign(window, { scrollTo: () => undefined });
Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });

// jsdom's WebSocket refuses the events that the WebSocket library creates.
Object.assign(globalThis, { WebSocket });

configure({
  // A page that is slow on a busy machine must not count as an error.
  asyncUtilTimeout: 10_000,
  // Errors don't print the page. A search that waits for a page fails several times before it succeeds, and
  // printing took a twentieth of the run.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

// Test files of one worker share modules and document, so the session, messages, followed plan and document
// are reset.
beforeAll(() => {
  sessionAbsent({ left: false });
  stopFollowing();
  for (const { id } of toastStore.snapshot()) dismissToast(id);
});
afterAll(() => {
  // Restores globals that the last test of a file replaced, before the next file begins.
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  cleanup();
  document.body.replaceChildren();
});

// If a test fails, prints the page and the backend's log since the test began.
beforeEach(({ onTestFailed }) => {
  const { log } = inject('backend');
  const from = statSync(log).size;
  onTestFailed(() => {
    console.error(prettyDOM(document.body));
    const said = readFileSync(log).subarray(from).toString();
    if (said !== '') console.error(said);
  });
});
