import * as React from 'react';

/**
 * For what it warns of, React keeps the stack of each element that it makes, up to ten thousand a second; here as if so
 * many were made. It took a tenth of the time, and warnings name their component without it.
 */
const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});
