import axe from 'axe-core';
import { expect } from 'vitest';

/** Runs the accessibility checks of axe that need no layout. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      // This rule needs layout. A browser test checks instead whether a dialog covers hidden content.
      'aria-hidden-focus': { enabled: false },
    },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
