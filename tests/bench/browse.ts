import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../e2e/browser.mjs';
import { SESSION_KEY } from '../../src/lib/session/session-key';

/**
 * Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, round trips of 150 ms. The browser's protocol knows
 * only a delay per request. So Lighthouse multiplies the delay by 3.75 and the throughput by 0.9
 * (lighthouse/core/config/constants.js, `mobileSlow4G`). Units: milliseconds, and bytes per second.
 */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
/** Factor by which the CPU is slowed down. */
const SLOWER = 4;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

export async function launch(...more: string[]): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });
}

export async function throttle(page: Page, network = true): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
  }
}

/**
 * Waits until the page calls the function `name`. Uses the browser's protocol directly, because Playwright's
 * scripts would keep a slow phone busy for longer than what is measured.
 */
export async function firstWord(
  page: Page,
  name: string,
): Promise<{ session: CDPSession; word: Promise<string> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name });
  const word = new Promise<string>((resolve) => {
    session.on('Runtime.bindingCalled', (call) => {
      if (call.name === name) resolve(call.payload);
    });
  });
  return { session, word };
}

export interface Visit {
  /** Milliseconds from the navigation to the first frame in which the element can be used. */
  usable: number;
  /** Compressed bytes of JavaScript loaded until the network is idle. */
  script: number;
  /** Bytes of JavaScript requested before the frame of `usable`. */
  scriptUntilUsable: number;
}

/** Measures one visit without any cache, in a new browser context. */
export async function visit(
  browser: Browser,
  url: string,
  selector: string,
  prepare?: (context: BrowserContext) => Promise<void>,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    serviceWorkers: 'block',
  });
  try {
    await prepare?.(context);
    const page = await context.newPage();
    await throttle(page);
    let script = 0;
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      void request.sizes().then(({ responseBodySize }) => {
        script += responseBodySize;
      });
    });
    const { word: usable } = await firstWord(page, 'usableAt');
    await page.addInitScript((wanted) => {
      const say = (window as Window & { usableAt?: (at: string) => void }).usableAt;
      const look = () => {
        const found = document.querySelector<HTMLInputElement>(wanted);
        if (found && !found.disabled) requestAnimationFrame(() => say?.(`${performance.now()}`));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, selector);
    await page.goto(url, { waitUntil: 'commit' });
    const at = Number(await usable);
    // Also counts requests that follow right after loading.
    await page.waitForLoadState('networkidle');
    const scriptUntilUsable = await page.evaluate(
      (until) =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .filter(({ name, startTime }) => name.endsWith('.js') && startTime < until)
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      at,
    );
    return { usable: at, script, scriptUntilUsable };
  } finally {
    await context.close();
  }
}

export async function medianVisit(times: number, run: () => Promise<Visit>): Promise<Visit> {
  const visits: Visit[] = [];
  for (let i = 0; i < times; i += 1) visits.push(await run());
  return {
    usable: median(visits.map(({ usable }) => usable)),
    script: median(visits.map(({ script }) => script)),
    scriptUntilUsable: median(visits.map(({ scriptUntilUsable }) => scriptUntilUsable)),
  };
}

export async function signedIn(browser: Browser, session: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    session,
  ] as const);
  return context;
}
