/**
 * Oldest supported browsers. Tailwind CSS 4 needs them for `@property` and `color-mix`.
 * tests/local/oldest-browsers.test.ts checks that built files use newer features only with a fallback. Older
 * browsers show OLD_BROWSER.
 */
export const OLDEST = { chrome: 111, edge: 111, firefox: 128, safari: 16.4, ios: 16.4 } as const;

export const TARGET = Object.entries(OLDEST).map(([name, version]) => `${name}${version}`);

/** Style that shows `#old-browser` in browsers without the features below, even if scripts don't run. */
export const OLD_BROWSER_STYLE = [
  '<style>#old-browser{display:var(--old-browser,block);margin:0;padding:.5rem 1rem;font:1rem/1.5 system-ui}',
  '@supports (color:color-mix(in srgb,red,red)){',
  '@property --old-browser{syntax:"<custom-ident>";inherits:false;initial-value:none}}</style>',
].join('');
