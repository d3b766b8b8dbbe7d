import { expect, type Locator } from '@playwright/test';
import { pressUntil } from '../fixtures';

/** Moves an element by one place with the keyboard: picks it up by its handle, moves it and drops it. */
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
