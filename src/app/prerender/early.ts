import { englishAddress, plainAddress } from '@/lib/english-address';
import { afterFrame } from '@/ui/after-frame';
import { showFontsWithNextPage } from './fonts';
import { dressPage, markBegun, otherLanguage } from './reader';
import { parsed, swapPage } from './swap';
import { fetchApp, keepUntilReady, takeOver, wholeStylesheet } from './take';
import { whenWanted } from './wanted';

async function takeOverWhenWanted(): Promise<void> {
  keepUntilReady();
  markBegun();
  await whenWanted();
  const styled = wholeStylesheet();
  fetchApp();
  await styled;
  await takeOver();
}

/**
 * The one script of a page that was drawn at build time: theme, language, who is there; then it waits until the
 * reader wants the app. It is fetched beside the page and holds nothing up.
 */
async function begin(): Promise<void> {
  dressPage();
  const other = otherLanguage();
  const { pathname } = location;
  if (other) await swapPage(other === 'en' ? englishAddress(plainAddress(pathname)) : plainAddress(pathname));
  else await parsed();
  void takeOverWhenWanted();
}

// What the service worker sends is dressed, in the reader's language, and has its fonts: it is shown first.
if (navigator.serviceWorker?.controller) afterFrame(begin);
else void showFontsWithNextPage(begin());
