/** Delay in milliseconds that lets the requested page load first. */
const DELAY = 3_000;

/** Longest wait in milliseconds before the work runs on a busy device. */
const LATEST = 10_000;

/** Runs low-priority work when the browser is idle. */
export function onIdle(work: () => void): void {
  setTimeout(() => {
    if (window.requestIdleCallback) window.requestIdleCallback(work, { timeout: LATEST });
    else work();
  }, DELAY);
}

/**
 * Resolves when the current render is painted and the browser is idle; after 1 s in any case, since a
 * background tab is never idle.
 */
export const afterPaint = (): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, 1_000);
    requestAnimationFrame(() =>
      requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(resolve)),
    );
  });
