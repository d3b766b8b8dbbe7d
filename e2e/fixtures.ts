import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import type axe from 'axe-core';
import { listenToServer } from './server-log';

export { expect };
export type Language = 'es' | 'en';
export const LANGUAGES: readonly Language[] = ['es', 'en'];
/**
 * Languages in which a module's journey runs: the given one, or both with JOURNEY_LANGUAGES=all, which takes
 * 50 % longer.
 */
export const languagesOf = (language: Language): readonly Language[] =>
  process.env.JOURNEY_LANGUAGES === 'all' ? LANGUAGES : [language];
/**
 * Marks a journey whose rules other tests cover as well. A comment above it names those tests. The journey
 * runs only in `npm run bench -- journeys` (JOURNEYS=all).
 */
export const ALSO_PROVEN = { tag: '@also-proven' };
/** The locale that formats figures and dates for readers of a language. */
export const LOCALE_OF: Record<Language, string> = { es: 'es-ES', en: 'en-GB' };
/**
 * Width of the window, different for each language. small-screens.spec measures every page at narrow widths.
 */
export const WIDTH_OF: Record<Language, number> = { es: 375, en: 1440 };

declare global {
  interface Window {
    axe: typeof axe;
    /** Number of animations and transitions that have started on this page. */
    begun?: number;
  }
}

interface Strict {
  /** Matches console errors that the journey provokes on purpose. Any other error fails the journey. */
  allowedErrors: RegExp;
  /**
   * Lets errors in another person's browser count as failures of the journey, too. Errors in the journey's
   * own browser always count.
   */
  strict: (context: BrowserContext) => void;
}

/** Fails a journey that causes a console error, a page error or an unhandled rejection. */
export const test = base.extend<Strict>({
  allowedErrors: [/^nothing is allowed$/, { option: true }],
  strict: [
    async ({ context, allowedErrors }, use, info) => {
      const seen: string[] = [];
      const serverSaid = listenToServer();
      const failed: string[] = [];
      const note = (text: string) => {
        if (!allowedErrors.test(text)) seen.push(text);
      };
      const watch = (watched: BrowserContext) => {
        watched.on('requestfailed', (request) =>
          failed.push(`${request.url()} ${request.failure()?.errorText}`),
        );
        watched.on('console', (message) => {
          if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
        });
        watched.on('weberror', (error) => note(`uncaught: ${error.error().message}`));
      };
      watch(context);
      await use(watch);
      if (info.errors.length > 0) {
        await info.attach('requests that failed', { body: failed.join('\n'), contentType: 'text/plain' });
        console.error(serverSaid());
      }
      expect(seen, 'console errors and unhandled rejections').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens another person's phone, whose errors fail the journey, too. */
export async function newPhone(
  browser: Browser,
  strict: Strict['strict'],
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, ...options });
  strict(context);
  return context.newPage();
}

/** Opens the app in a language, as if the visitor had chosen this language before. */
export async function setLanguage(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => {
    if (!localStorage.getItem('celebra-language')) localStorage.setItem('celebra-language', chosen);
  }, language);
}

/**
 * Repeats a key press until the page reacts. dnd-kit announces that an element is picked up before the
 * element reacts to the next key.
 */
export const pressUntil = (
  press: () => Promise<void>,
  answered: (within: { timeout: number }) => Promise<void>,
): Promise<void> =>
  expect(async () => {
    await press();
    await answered({ timeout: 3_000 });
  }).toPass();

let made = 0;
export const newAddress = (): string => {
  made += 1;
  return `ana.${process.pid}.${Date.now()}.${made}@example.com`;
};
export const PASSWORD = 'olivo y romero 7';

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Returns the mails to an address, the latest first. */
export async function mailsTo(page: Page, to: string, service = ''): Promise<Mail[]> {
  const answer = await page.request.get(`${service}/__mailbox/messages.json?to=${encodeURIComponent(to)}`);
  return answer.json();
}

/**
 * Waits for an email to an address in the local mailbox, and returns its link to the app. `service` is the
 * backend's origin if it differs from the app's.
 */
export async function mailedLink(page: Page, to: string, subject: RegExp, service = ''): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mail = (await mailsTo(page, to, service)).find((found) => subject.test(found.subject));
      link = mail && /https?:\/\/\S*token_hash=[^\s"<)]+/.exec(mail.text)?.[0];
      return link;
    })
    .toBeTruthy();
  return (link ?? '').replaceAll('&amp;', '&');
}

/** The source code of axe, minified because pages parse it in half the time. */
const CHECKER = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns the violations that axe finds on the page now. axe is added to a page only once. */
async function violations(page: Page, rules: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(CHECKER);
  const found = await page.evaluate(
    (only) =>
      window.axe.run({
        resultTypes: ['violations'],
        ...(only.length > 0 && { runOnly: { type: 'rule', values: [...only] } }),
      }),
    rules,
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/**
 * Checks while no animation is running, because half-faded text lacks contrast. If an animation starts during
 * the check, the check is repeated.
 */
async function violationsAtRest(page: Page, rules: readonly string[]): Promise<string[]> {
  const before = await page.evaluate(async () => {
    if (window.begun === undefined) {
      window.begun = 0;
      const note = () => {
        window.begun = (window.begun ?? 0) + 1;
      };
      for (const kind of ['animationstart', 'transitionrun']) document.addEventListener(kind, note, true);
    }
    const passing = document
      .getAnimations()
      // Ignores animations that never end, such as a spinner's.
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.all(passing.map((animation) => animation.finished.catch(() => null)));
    return window.begun;
  });
  const found = await violations(page, rules);
  const after = await page.evaluate(() => window.begun);
  return found.length > 0 && after !== before ? violationsAtRest(page, rules) : found;
}

/** Rules whose result depends on the theme. All other rules are checked in the light theme only. */
const OF_THEME = ['color-contrast', 'link-in-text-block'];

const LIGHT = ['light', []] as const;
const DARK = ['dark', OF_THEME] as const;

async function expectAccessibleIn(
  page: Page,
  themes: readonly (typeof LIGHT | typeof DARK)[],
): Promise<void> {
  // Hydration sets the theme, so the check waits until it is finished.
  await page.mouse.move(1, 1);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await expect(page.locator('[aria-roledescription]')).toHaveCount(0);
  for (const [theme, rules] of themes) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen;
    }, theme);
    expect(await violationsAtRest(page, rules), theme).toEqual([]);
  }
  await page.evaluate(() => {
    delete document.documentElement.dataset.theme;
  });
}

/**
 * Expects that the page has no accessibility violation in either theme. Also expects no role description in a
 * library's default English.
 */
export const expectAccessibleInBothThemes = (page: Page): Promise<void> =>
  expectAccessibleIn(page, [LIGHT, DARK]);

/**
 * Expects an accessible page, for states that small-screens.spec doesn't reach, such as a dialog. Only the
 * light theme is checked unless JOURNEYS=all: small-screens.spec and the gallery check the dark theme.
 */
export const expectAccessible = (page: Page): Promise<void> =>
  expectAccessibleIn(page, process.env.JOURNEYS === 'all' ? [LIGHT, DARK] : [LIGHT]);

export async function expectNoOverflow(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess, 'sideways overflow in pixels').toBeLessThanOrEqual(0);
}

/** Expects no horizontal overflow and no accessibility violation. */
export async function expectUsable(page: Page): Promise<void> {
  await expectNoOverflow(page);
  await expectAccessible(page);
}

/**
 * Scrolls to an element far down the page and taps it. Parts of the page get their real height only shortly
 * before they become visible. Therefore the tap waits until the element stops moving.
 */
export async function tapAfar(place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  await place.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await place.tap();
}
