import { fontsIn } from './font-files';

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

/** Fetches the fonts that the page names. */
function fetchFonts(): void {
  for (const address of fontsIn(style()?.textContent ?? '')) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'font';
    link.crossOrigin = '';
    link.href = address;
    document.head.append(link);
  }
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
 * take over with the next page: in this one they would move what is being read, along its line where not down the page.
 */
export async function showFontsWithNextPage(there: Promise<void>): Promise<void> {
  fetchFonts();
  // All of the page, in the reader's language: another may still come in its place.
  await there;
  whenLeft(showFonts);
}
