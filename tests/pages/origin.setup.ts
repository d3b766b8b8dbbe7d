// Imported before any page, because its module opens the device's store only once.
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

/** The page has the backend's own origin, as in the browser, so that links and requests work. */
const { jsdom } = globalThis as typeof globalThis & Page;
jsdom?.reconfigure({ url: `${inject('backend').url}/` });

// jsdom lacks these functions and reports each call.
Object.assign(window, { scrollTo: () => undefined });
Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });

// jsdom's own WebSocket refuses the events that the library creates.
Object.assign(globalThis, { WebSocket });

configure({
  // On a busy machine a late page isn't an error.
  asyncUtilTimeout: 10_000,
  // A search that waits for a page fails several times before it succeeds; printing the page each time took a
  // twentieth of the run.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

// Files share their worker's modules and document: session, messages, the followed plan and the document are reset.
beforeAll(() => {
  sessionAbsent({ left: false });
  stopFollowing();
  for (const { id } of toastStore.snapshot()) dismissToast(id);
});
afterAll(() => {
  // Restores globals that a file's last test replaced, for the next file's preparations.
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  cleanup();
  document.body.replaceChildren();
});

// A failed test prints the page and the backend's log of that time.
beforeEach(({ onTestFailed }) => {
  const { log } = inject('backend');
  const from = statSync(log).size;
  onTestFailed(() => {
    console.error(prettyDOM(document.body));
    const said = readFileSync(log).subarray(from).toString();
    if (said !== '') console.error(said);
  });
});
