import { fontsIn } from './font-files';

/** After the page was asked for, ms: later than that it is being read, and nothing in it may move. */
const UNREAD = 800;

const faces = () => document.getElementById('faces');

/** From now on the page has its fonts, late as they may come. */
export function showFonts(): void {
  const style = faces();
  if (!style?.hasAttribute('media')) return;
  style.textContent = (style.textContent ?? '').replaceAll('font-display:optional', 'font-display:swap');
  style.removeAttribute('media');
}

/** Fetches the fonts that the page names; resolves when they are on the device. */
export const fetchFonts = (): Promise<unknown> =>
  Promise.all(
    fontsIn(faces()?.textContent ?? '').map(
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

/**
 * A page that was drawn at build time begins in the fonts of the device: its own would hold up its first frame. They
 * take over where they come before anybody can have read a line, else with the next page.
 */
export async function showFontsInTime(): Promise<void> {
  await fetchFonts();
  if (performance.now() < UNREAD) showFonts();
}
