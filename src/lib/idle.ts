/** Milliseconds to wait, so that the requested page loads first. */
const DELAY = 3_000;

/** The longest wait in milliseconds on a busy device. */
const LATEST = 10_000;

export function onIdle(work: () => void): void {
  setTimeout(() => {
    if (window.requestIdleCallback) window.requestIdleCallback(work, { timeout: LATEST });
    else work();
  }, DELAY);
}

/**
 * Resolves when the page is painted and the browser is idle, or after 1 s. Background tabs are never idle.
 */
export const afterPaint = (): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, 1_000);
    requestAnimationFrame(() =>
      requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(resolve)),
    );
  });
