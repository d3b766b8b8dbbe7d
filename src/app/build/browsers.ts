/**
 * Oldest supported browsers: Tailwind CSS 4 needs them (`@property`, `color-mix`). Newer features are guarded,
 * checked by tests/local/oldest-browsers.test.ts on the built files; older browsers show OLD_BROWSER.
 */
export const OLDEST = { chrome: 111, edge: 111, firefox: 128, safari: 16.4, ios: 16.4 } as const;

export const TARGET = Object.entries(OLDEST).map(([name, version]) => `${name}${version}`);

/** Shows `#old-browser` where the styles below aren't known, whether or not scripts run: by no script of ours. */
export const OLD_BROWSER_STYLE = [
  '<style>#old-browser{display:var(--old-browser,block);margin:0;padding:.5rem 1rem;font:1rem/1.5 system-ui}',
  '@supports (color:color-mix(in srgb,red,red)){',
  '@property --old-browser{syntax:"<custom-ident>";inherits:false;initial-value:none}}</style>',
].join('');
