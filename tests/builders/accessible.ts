import axe from 'axe-core';
import { expect } from 'vitest';

/** What axe can check without a layout. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      // Whether a dialog covers what is hidden depends on its box; journeys check it in a browser.
      'aria-hidden-focus': { enabled: false },
    },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
