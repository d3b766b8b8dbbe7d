import type { Page } from '@playwright/test';
import { DEMO, signIn } from './account';
import { ALSO_PROVEN, expect, expectAccessible, test } from './fixtures';
import { TEXTS } from './texts';

const { auth, common } = TEXTS.es;

/** Blocks storage as browsers do for blocked cookies and site data: every access throws. */
async function block(page: Page, names: readonly string[]): Promise<void> {
  await page.addInitScript((blocked) => {
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of blocked) {
      if (name === 'indexedDB') IDBFactory.prototype.open = deny;
      else Object.defineProperty(window, name, { configurable: true, get: deny });
    }
  }, names);
}

const CASES = [
  { what: 'all site data', names: ['localStorage', 'sessionStorage', 'indexedDB'], details: {} },
  { what: 'local storage alone', names: ['localStorage'], details: {} },
  // device-storage.test also covers each of these cases of blocked storage.
  { what: 'session storage alone', names: ['sessionStorage'], details: ALSO_PROVEN },
  { what: 'IndexedDB alone', names: ['indexedDB'], details: ALSO_PROVEN },
];

for (const { what, names, details } of CASES)
  test(`a person can sign in while the browser blocks ${what}`, details, async ({ page }) => {
    await block(page, names);
    const forgets = names.includes('localStorage');
    await page.goto('/auth');
    const notice = page.getByText(auth.blocked.text).first();
    if (forgets) {
      await expect(notice).toBeVisible();
      await expectAccessible(page);
    }
    await signIn(page, 'es', DEMO);
    await expect(page.getByText(auth.loginSuccess).first()).toBeVisible();
    await expect(page.getByText(auth.blocked.title)).toHaveCount(forgets ? 1 : 0);
    await page.getByRole('link', { name: common.nav.dashboard }).click();
    await expect(page).toHaveURL(/\/app$/);
    await page.locator('a[href*="/app/event-plan/"]').first().click();
    await expect(page).toHaveURL(/\/app\/event-plan\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.reload();
    if (forgets) await expect(page).toHaveURL(/\/auth\?next=/);
    else await expect(page).toHaveURL(/\/app\/event-plan\//);
  });
