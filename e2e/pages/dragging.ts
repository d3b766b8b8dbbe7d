import { expect, type Locator } from '@playwright/test';
import { pressUntil } from '../fixtures';

/** Picks an element up by its handle with the keyboard, moves it one place and drops it there. */
export async function carryByKeys(handle: Locator, key: string, over: string): Promise<void> {
  const page = handle.page();
  const said = page.locator('[id^=DndLiveRegion]');
  await handle.press('Space');
  await expect(said).toContainText(over);
  const before = (await said.textContent()) ?? '';
  await pressUntil(
    () => page.keyboard.press(key),
    (within) => expect(said).not.toHaveText(before, within),
  );
  await page.keyboard.press('Space');
}
