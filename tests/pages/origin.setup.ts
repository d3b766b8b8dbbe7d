// Before any page: the device's store is looked for once, when its module is read.
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

// Missing in jsdom, which reports it on every call.
Object.assign(window, { scrollTo: () => undefined });
Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });

// The page's own takes no event of the library that it is made with.
Object.assign(globalThis, { WebSocket });

configure({
  // On a busy machine a page that is late is not a page that is wrong.
  asyncUtilTimeout: 10_000,
  // Each look that waits for a page fails some times before it finds; writing the page each time took a twentieth.
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
  // What the last test of a file has replaced is there again for the next file's preparations.
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  cleanup();
  document.body.replaceChildren();
});

// A failed test shows the page, and the backend's log of that time.
beforeEach(({ onTestFailed }) => {
  const { log } = inject('backend');
  const from = statSync(log).size;
  onTestFailed(() => {
    console.error(prettyDOM(document.body));
    const said = readFileSync(log).subarray(from).toString();
    if (said !== '') console.error(said);
  });
});
