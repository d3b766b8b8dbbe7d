import { fontsIn } from './font-files';

/** After the page was asked for, ms: later than that it is being read. */
const UNREAD = 800;
/** Laying a page out twice more takes a phone a third of a second, in which it would not answer. */
const QUICK = '(width >= 64rem)';

/** Names the fonts in use and declares them: all of that waits under a medium that is nowhere. */
const style = () => document.getElementById('faces');

const late = (text: string) => text.replaceAll('font-display:optional', 'font-display:swap');

/** From now on the page has its fonts, late as they may come. */
export function showFonts(): void {
  const names = style();
  if (!names?.hasAttribute('media')) return;
  names.textContent = late(names.textContent ?? '');
  names.removeAttribute('media');
}

/** Declares the fonts without using them yet; gives back their families. */
function declare(names: HTMLElement): string[] {
  const text = names.textContent ?? '';
  const at = text.indexOf('@font-face');
  const faces = document.createElement('style');
  faces.textContent = late(text.slice(at));
  document.head.append(faces);
  names.textContent = text.slice(0, at);
  return [...text.matchAll(/font-family:"?([^;"]+)/g)].map(([, family = '']) => family);
}

/** Fetches the fonts that the page names; resolves when they are on the device. */
const fetchFonts = (): Promise<unknown> =>
  Promise.all(
    fontsIn(style()?.textContent ?? '').map(
      (address) =>
        new Promise((resolve) => {
          const link = document.createElement('link');
          link.rel = 'preload';
          link.as = 'font';
          link.crossOrigin = '';
          link.href = address;
          link.onload = resolve;
          document.head.append(link);
        }),
    ),
  );

/** What counts as having moved, CSS pixels: the box of a line is a little higher in one font than in another. */
const MOVED = 3;

/** What is in view of the page, and how far down it begins, CSS pixels. */
const inView = (): Map<Element, number> =>
  new Map(
    [...document.querySelectorAll('#root :is(h1, h2, h3, p, li, a, button, label, svg)')]
      .filter((part) => part.checkVisibility?.({ contentVisibilityAuto: true }) ?? true)
      .map((part) => [part, part.getBoundingClientRect().top] as const)
      .filter(([, top]) => top < innerHeight),
  );

/** Takes to the fonts where no line of what is in view breaks elsewhere for it: nothing must move down or up. */
async function showUnlessMoved(names: HTMLElement): Promise<boolean> {
  await Promise.all(declare(names).map((family) => document.fonts.load(`1em "${family}"`)));
  const before = inView();
  names.removeAttribute('media');
  const stands = [...before].every(([part, top]) => Math.abs(part.getBoundingClientRect().top - top) < MOVED);
  // In the same task: the try is never seen.
  if (!stands) names.setAttribute('media', 'not all');
  return stands;
}

/** Once another page has been drawn in the place of this one: it is not kept waiting for its fonts. */
function whenLeft(run: () => void): void {
  const { pathname } = location;
  const observer = new MutationObserver(() => {
    if (location.pathname === pathname) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(run)));
  });
  for (const frame of document.querySelectorAll('#root, #content'))
    observer.observe(frame, { childList: true });
}

/**
 * A page that was drawn at build time begins in the fonts of the device: its own would hold up its first frame. They
 * take over on a wide screen where they come before anybody can have read a line and move none, else with the next page.
 */
export async function showFontsInTime(there: Promise<void>): Promise<void> {
  // All of the page, in the reader's language: another may still come in its place.
  await Promise.all([fetchFonts(), there]);
  const names = style();
  if (!names?.hasAttribute('media')) return;
  const inTime = performance.now() < UNREAD && matchMedia(QUICK).matches;
  if (inTime && (await showUnlessMoved(names))) return;
  whenLeft(showFonts);
}
