/** The order matters, because a browser's user agent also contains names of other browsers. */
const BROWSERS: readonly [sign: RegExp, name: string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/[\d.]+.*Safari\//, 'Safari'],
];
const SYSTEMS: readonly [sign: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];
const found = (list: typeof BROWSERS, agent: string) => list.find(([sign]) => sign.test(agent))?.[1];

/**
 * Returns the browser and operating system named by a `User-Agent`; null if it contains no name that people
 * know.
 */
export function browserName(agent: string | null): string | null {
  const names = [found(BROWSERS, agent ?? ''), found(SYSTEMS, agent ?? '')].filter(Boolean);
  return names.length > 0 ? names.join(' · ') : null;
}
