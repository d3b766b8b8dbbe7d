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
/** The language of a module's journey; both with JOURNEY_LANGUAGES=all, which takes half as long again. */
export const languagesOf = (language: Language): readonly Language[] =>
  process.env.JOURNEY_LANGUAGES === 'all' ? LANGUAGES : [language];
/**
 * A journey whose every rule another test keeps as well, named beside it: `npm run bench -- journeys` walks it
 * (JOURNEYS=all), the test line does not.
 */
export const ALSO_PROVEN = { tag: '@also-proven' };
/** How a reader of a language writes figures and days. */
export const LOCALE_OF: Record<Language, string> = { es: 'es-ES', en: 'en-GB' };
/** Each language at one width, each width in one language; small-screens.spec measures each page at the narrow ones. */
export const WIDTH_OF: Record<Language, number> = { es: 375, en: 1440 };

declare global {
  interface Window {
    axe: typeof axe;
    /** How many animations and transitions have begun since they are counted. */
    begun?: number;
  }
}

interface Strict {
  /** Console errors that this journey provokes on purpose. Everything else fails it. */
  allowedErrors: RegExp;
  /** Looks at another person's browser, too; the journey's own is looked at anyway. */
  strict: (context: BrowserContext) => void;
}

/** Any console error, page error or unhandled rejection fails the journey it happens in. */
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

/** Somebody else on a phone of their own, whose errors fail the journey, too. */
export async function newPhone(
  browser: Browser,
  strict: Strict['strict'],
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, ...options });
  strict(context);
  return context.newPage();
}

/** Opens the app in a language, as a visitor who once chose it. */
export async function setLanguage(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => {
    if (!localStorage.getItem('celebra-language')) localStorage.setItem('celebra-language', chosen);
  }, language);
}

/** Presses a key until it is answered: dnd-kit tells that something was picked up before it listens to the next key. */
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

/** The mails to an address, the latest first. */
export async function mailsTo(page: Page, to: string, service = ''): Promise<Mail[]> {
  const answer = await page.request.get(`${service}/__mailbox/messages.json?to=${encodeURIComponent(to)}`);
  return answer.json();
}

/**
 * Waits for a mail to an address in the local mailbox and gives the link in it that leads back to the app. `service`:
 * the origin of the backend, where it isn't the app's own.
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

/** The checker as it is packed for pages, half as much for each to read. */
const CHECKER = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong on the page as it is now. The checker is put into a page once, not once a look. */
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

/** Contrast is checked at rest, and once more if something came in motion meanwhile: half-faded text has no contrast. */
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
      // A spinner never comes to rest.
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.all(passing.map((animation) => animation.finished.catch(() => null)));
    return window.begun;
  });
  const found = await violations(page, rules);
  const after = await page.evaluate(() => window.begun);
  return found.length > 0 && after !== before ? violationsAtRest(page, rules) : found;
}

/** Rules that the theme decides; everything else is the same in both. */
const OF_THEME = ['color-contrast', 'link-in-text-block'];

const LIGHT = ['light', []] as const;
const DARK = ['dark', OF_THEME] as const;

async function expectAccessibleIn(
  page: Page,
  themes: readonly (typeof LIGHT | typeof DARK)[],
): Promise<void> {
  // Hydration puts the theme on again.
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

/** No accessibility violation on what is shown, in both themes, and no role in a library's own English words. */
export const expectAccessibleInBothThemes = (page: Page): Promise<void> =>
  expectAccessibleIn(page, [LIGHT, DARK]);

/**
 * The same of a state that small-screens.spec doesn't reach, such as a dialog: by day alone, since each page and each
 * part of the kit is looked at by night there and in the gallery; in both themes with JOURNEYS=all.
 */
export const expectAccessible = (page: Page): Promise<void> =>
  expectAccessibleIn(page, process.env.JOURNEYS === 'all' ? [LIGHT, DARK] : [LIGHT]);

/** Nothing sticks out sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess, 'sideways overflow in pixels').toBeLessThanOrEqual(0);
}

/** Nothing of both: what is shown can be used, by whoever sees or hears it. */
export async function expectUsable(page: Page): Promise<void> {
  await expectNoOverflow(page);
  await expectAccessible(page);
}

/**
 * Taps what stands far from what is on the screen, as a reader who has scrolled there: parts of the page get their true
 * height when they come near, and a finger comes down on what has come to rest.
 */
export async function tapAfar(place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  await place.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await place.tap();
}
