/** Delay in milliseconds that lets the requested page load first. */
const DELAY = 3_000;

/** A busy device does it after this all the same, ms. */
const LATEST = 10_000;

/** Runs low-priority work when the browser is idle. */
export function onIdle(work: () => void): void {
  setTimeout(() => {
    if (window.requestIdleCallback) window.requestIdleCallback(work, { timeout: LATEST });
    else work();
  }, DELAY);
}

/** Resolves when what is being rendered has been painted and the browser is idle; after 1 s in any case, as in a tab behind. */
export const afterPaint = (): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, 1_000);
    requestAnimationFrame(() =>
      requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(resolve)),
    );
  });
