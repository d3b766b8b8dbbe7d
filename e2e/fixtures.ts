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
 * Returns the language of a module's journey, or both with JOURNEY_LANGUAGES=all, which takes half as long
 * again.
 */
export const languagesOf = (language: Language): readonly Language[] =>
  process.env.JOURNEY_LANGUAGES === 'all' ? LANGUAGES : [language];
/**
 * Marks a journey whose rules other tests cover as well; a comment beside it names them. `npm run bench --
 * journeys` (JOURNEYS=all) runs it, and the test line does not.
 */
export const ALSO_PROVEN = { tag: '@also-proven' };
/** The locale that formats figures and dates for readers of a language. */
export const LOCALE_OF: Record<Language, string> = { es: 'es-ES', en: 'en-GB' };
/**
 * Width of the window by language: each language has one width; small-screens.spec measures each page at the
 * narrow ones.
 */
export const WIDTH_OF: Record<Language, number> = { es: 375, en: 1440 };

declare global {
  interface Window {
    axe: typeof axe;
    /** Number of animations and transitions that have begun since the count was reset. */
    begun?: number;
  }
}

interface Strict {
  /** Console errors that this journey provokes on purpose; every other error fails it. */
  allowedErrors: RegExp;
  /** Watches another person's browser for errors, too; the journey's own is always watched. */
  strict: (context: BrowserContext) => void;
}

/** Fails a journey for any console error, page error or unhandled rejection in it. */
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

/** Opens the app in a language, as for a visitor who once chose it. */
export async function setLanguage(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => {
    if (!localStorage.getItem('celebra-language')) localStorage.setItem('celebra-language', chosen);
  }, language);
}

/**
 * Presses a key until the page reacts, because dnd-kit announces a pick-up before it listens to the next key.
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
 * Waits for an email to an address in the local mailbox and returns its link back to the app. `service` is
 * the origin of the backend where it isn't the app's own.
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

/** The minified axe, which takes pages half as long to parse. */
const CHECKER = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns axe's violations on the page as it is now. The checker is put into a page once, not for each check.
 */
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
 * Checks contrast without running animations, and again if one started meanwhile, because half-faded text has
 * no contrast.
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
      // A spinner never ends, so it isn't awaited.
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.all(passing.map((animation) => animation.finished.catch(() => null)));
    return window.begun;
  });
  const found = await violations(page, rules);
  const after = await page.evaluate(() => window.begun);
  return found.length > 0 && after !== before ? violationsAtRest(page, rules) : found;
}

/** Rules whose result depends on the theme; all other rules have the same result in both. */
const OF_THEME = ['color-contrast', 'link-in-text-block'];

const LIGHT = ['light', []] as const;
const DARK = ['dark', OF_THEME] as const;

async function expectAccessibleIn(
  page: Page,
  themes: readonly (typeof LIGHT | typeof DARK)[],
): Promise<void> {
  // Hydration sets the theme again, so the check waits for it.
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
 * Expects no accessibility violation on the page in both themes, and no role in a library's own English
 * words.
 */
export const expectAccessibleInBothThemes = (page: Page): Promise<void> =>
  expectAccessibleIn(page, [LIGHT, DARK]);

/**
 * Expects the same of a state that small-screens.spec doesn't reach, such as a dialog. It uses the light
 * theme alone, because small-screens.spec and the gallery check each page and each part of the kit in the
 * dark theme; JOURNEYS=all checks both.
 */
export const expectAccessible = (page: Page): Promise<void> =>
  expectAccessibleIn(page, process.env.JOURNEYS === 'all' ? [LIGHT, DARK] : [LIGHT]);

/** Expects that no element overflows sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess, 'sideways overflow in pixels').toBeLessThanOrEqual(0);
}

/** Expects neither overflow nor accessibility violations. */
export async function expectUsable(page: Page): Promise<void> {
  await expectNoOverflow(page);
  await expectAccessible(page);
}

/**
 * Taps an element that is far off the screen, as a reader who has scrolled there. Parts of the page get their
 * true height when they come near, so the tap waits until the element has stopped moving.
 */
export async function tapAfar(place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  await place.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await place.tap();
}
