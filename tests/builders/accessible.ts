import axe from 'axe-core';
import { expect } from 'vitest';

/** Runs axe's checks that need no layout. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      // Whether a dialog covers hidden content depends on its box, which journeys check in a browser.
      'aria-hidden-focus': { enabled: false },
    },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
