import { englishAddress, plainAddress } from '@/lib/english-address';
import { showFontsInTime } from './fonts';
import { dressPage, otherLanguage } from './reader';
import { swapPage } from './swap';
import { fetchApp, keepUntilReady, takeOver, wholeStylesheet } from './take';
import { whenWanted } from './wanted';

/**
 * The one script of a page that was drawn at build time: theme, language, who is there; then it waits until the
 * reader wants the app. It is fetched beside the page and holds nothing up.
 */
dressPage();
void showFontsInTime();

async function takeOverWhenWanted(): Promise<void> {
  keepUntilReady();
  await whenWanted();
  const styled = wholeStylesheet();
  fetchApp();
  await styled;
  await takeOver();
}

const other = otherLanguage();
const { pathname } = location;
if (other)
  void swapPage(other === 'en' ? englishAddress(plainAddress(pathname)) : plainAddress(pathname)).then(
    takeOverWhenWanted,
  );
else if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', takeOverWhenWanted);
else void takeOverWhenWanted();
