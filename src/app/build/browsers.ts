/**
 * The oldest supported browsers, which Tailwind CSS 4 needs (`@property`, `color-mix`). Newer features are
 * guarded, as tests/local/oldest-browsers.test.ts checks on the built files; older browsers show OLD_BROWSER.
 */
export const OLDEST = { chrome: 111, edge: 111, firefox: 128, safari: 16.4, ios: 16.4 } as const;

export const TARGET = Object.entries(OLDEST).map(([name, version]) => `${name}${version}`);

/** Style that shows `#old-browser` in browsers without the features below, even if no script runs. */
export const OLD_BROWSER_STYLE = [
  '<style>#old-browser{display:var(--old-browser,block);margin:0;padding:.5rem 1rem;font:1rem/1.5 system-ui}',
  '@supports (color:color-mix(in srgb,red,red)){',
  '@property --old-browser{syntax:"<custom-ident>";inherits:false;initial-value:none}}</style>',
].join('');
