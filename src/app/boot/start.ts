import { isEnglishAddress, prefersEnglish } from '@/lib/address/english-address';
import { IN_DEMO } from '@/lib/demo';
import { currentLanguage, startI18n } from '@/lib/i18n';
import { onIdle } from '@/lib/idle';
import { takeEmailLink } from '@/lib/session/email-link';
import { startSession } from '@/lib/session/session';
import { rememberedLanguage, rememberLanguage } from '@/lib/texts';
import { applyTheme, rememberedTheme } from '@/lib/theme';
import { reloadOnNewVersion } from './new-version';

/** Prepares the first render: theme, language, session. */
export async function start(): Promise<void> {
  // The link is taken before any code can read, store or report the address.
  takeEmailLink();
  // An English address selects English, unless a choice was stored.
  if (isEnglishAddress(window.location.pathname) && rememberedLanguage() === null) rememberLanguage('en');
  applyTheme(rememberedTheme());
  reloadOnNewVersion();
  if (!IN_DEMO) startSession();
  const demo = IN_DEMO ? import('./start-demo').then(({ startDemo }) => startDemo()) : null;
  await startI18n();
  // Pages that aren't prerendered, such as sign-in and the demonstration, have no boot script that offers
  // English.
  document.documentElement.toggleAttribute(
    'data-offers-english',
    rememberedLanguage() === null && currentLanguage() === 'es' && prefersEnglish(navigator.languages),
  );
  (await demo)?.();
  onIdle(() => void import('./later').then(({ startDeferred }) => startDeferred()).catch(() => undefined));
}
