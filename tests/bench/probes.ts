import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** When the element was first painted, in milliseconds after the navigation. */
    paintedAt?: number;
  }
}

/** Measures the milliseconds until an element is usable, and counts the requests to the data API. */
export async function opened(
  page: Page,
  url: string,
  ready: string,
): Promise<{ usable: number; requests: number }> {
  let requests = 0;
  const count = (request: { url(): string; method(): string }) => {
    if (request.url().includes('/rest/v1/') && !request.url().includes('/profiles')) requests += 1;
  };
  page.on('request', count);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(ready).filter({ visible: true }).first().waitFor();
  const usable = await page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now()))),
  );
  await page.waitForLoadState('networkidle');
  page.off('request', count);
  return { usable, requests };
}

/**
 * Makes each page of a context record when the element was first painted. Playwright itself would notice too
 * late, because it shares a thread with the service.
 */
export async function noteUsable(context: BrowserContext, ready: string): Promise<void> {
  await context.addInitScript((selector) => {
    const look = () => {
      const shown = [...document.querySelectorAll(selector)].some((one) => one.checkVisibility());
      requestAnimationFrame(() => {
        if (shown) window.paintedAt = performance.now();
        else look();
      });
    };
    look();
  }, ready);
}

/** Like `opened`, for contexts prepared by `noteUsable`. */
export async function openedByItself(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  const usable = await page.waitForFunction(() => window.paintedAt);
  await page.waitForLoadState('networkidle');
  return Number(await usable.jsonValue());
}

/** Waits until the page has been idle twice, because an edit has effects in several steps. */
export const quiet = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let calm = 0; calm < 2; calm += 1)
      await new Promise<void>((resolve) => requestIdleCallback(() => setTimeout(resolve, 100)));
  });

/**
 * Clicks the edit's element and measures until the element's row has changed on the screen. With `byHand`,
 * only hides the row, for comparison.
 */
export const edited = async (page: Page, selector: string, byHand: boolean): Promise<number> => {
  const button = await page.locator(selector).nth(3).elementHandle();
  if (!button) throw new Error(`Nothing to press: ${selector}`);
  return button.evaluate(
    (pressed, hide) =>
      new Promise<number>((resolve) => {
        const row = pressed.closest<HTMLElement>('li, [role=listitem]');
        const before = row?.innerHTML;
        const began = performance.now();
        if (hide) row?.toggleAttribute('hidden', true);
        else if (pressed instanceof HTMLElement) pressed.click();
        const look = () => {
          if (row?.isConnected && !row.hidden && row.innerHTML === before) return requestAnimationFrame(look);
          // A message sent within a frame arrives after that frame is drawn.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - began);
          return port2.postMessage(null);
        };
        requestAnimationFrame(look);
      }),
    byHand,
  );
};

/**
 * Types into a field and measures until the text of the element `said` changes. With `said` null, measures
 * until the next frame. Milliseconds.
 */
export const typed = (page: Page, field: string, said: string | null, text: string): Promise<number> =>
  page
    .locator(field)
    .first()
    .evaluate(
      (input, [told, wanted]) =>
        new Promise<number>((resolve) => {
          const words = () => (told === null ? performance.now() : document.querySelector(told)?.textContent);
          const before = words();
          const began = performance.now();
          if (input instanceof HTMLInputElement) {
            input.focus();
            input.select();
            document.execCommand('insertText', false, wanted);
          }
          const look = () => {
            if (words() === before) return requestAnimationFrame(look);
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - began);
            return port2.postMessage(null);
          };
          requestAnimationFrame(look);
        }),
      [said, text] as const,
    );

/** Measures a fixed piece of work on the page's thread, with which edits are compared. Milliseconds. */
export const yardOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const began = performance.now();
    const numbers = Array.from({ length: 20_000 }, (_, n) => Math.imul(n + 1, 0x9e3779b1) >>> 0);
    numbers.sort((a, b) => a - b);
    return performance.now() - began;
  });
