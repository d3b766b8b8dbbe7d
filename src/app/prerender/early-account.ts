import { englishAddress } from '@/lib/english-address';
import { asksForConfirmation, authModeOf, paths } from '@/lib/paths';
import { showFonts } from './fonts';
import { dressPage, otherLanguage } from './reader';
import { swapPage } from './swap';
import { fetchAhead, keepUntilReady, takeOver, wholeStylesheet } from './take';

/**
 * The script of the drawn sign-in page. Unlike a page to read, it is nothing without the app, which is fetched at once;
 * and its three modes share one address, so that no picture may be shown before this script has chosen among them.
 */
const html = document.documentElement;
const { signedIn } = dressPage();
const mode = authModeOf(location.search);
const isDrawn = !signedIn && !asksForConfirmation(location.search);
const other = otherLanguage();

// Of the texts only this script knows which will be read.
for (const name of document.currentScript?.dataset[other ?? html.lang]?.split(' ') ?? []) fetchAhead(name);

async function begin(): Promise<void> {
  if (isDrawn && other) await swapPage(other === 'en' ? englishAddress(paths.auth) : paths.auth);
  const root = document.getElementById('root');
  const template = document.getElementById(`drawn-${mode}`);
  if (!isDrawn) {
    // Somebody signed in only passes through.
    root?.replaceChildren();
    root?.removeAttribute('data-page');
  } else if (template instanceof HTMLTemplateElement)
    root?.querySelector('main')?.replaceChildren(template.content);
  // Where a service worker answers the fonts are on the device, and cost the app no time. Else the next page has them.
  if (navigator.serviceWorker?.controller) showFonts();
  html.style.visibility = '';
  keepUntilReady();
  // What is drawn anew needs all of the stylesheet, what stands has its part.
  if (!isDrawn) await wholeStylesheet();
  await takeOver();
  if (isDrawn) await wholeStylesheet();
}

html.style.visibility = 'hidden';
document.addEventListener('DOMContentLoaded', () => void begin());
