import { isEnglishAddress, prefersEnglish } from '@/lib/address/english-address';
import { IN_DEMO } from '@/lib/demo';
import { currentLanguage, startI18n } from '@/lib/i18n';
import { onIdle } from '@/lib/idle';
import { takeEmailLink } from '@/lib/session/email-link';
import { startSession } from '@/lib/session/session';
import { rememberedLanguage, rememberLanguage } from '@/lib/texts';
import { applyTheme, rememberedTheme } from '@/lib/theme';
import { reloadOnNewVersion } from './new-version';

/** Required before the first render: theme, language, session. */
export async function start(): Promise<void> {
  // Before anything can read, remember or report the address.
  takeEmailLink();
  // Opening an English address chooses English, unless a choice was stored.
  if (isEnglishAddress(window.location.pathname) && rememberedLanguage() === null) rememberLanguage('en');
  applyTheme(rememberedTheme());
  reloadOnNewVersion();
  if (!IN_DEMO) startSession();
  const demo = IN_DEMO ? import('./start-demo').then(({ startDemo }) => startDemo()) : null;
  await startI18n();
  // Pages that are not prerendered, such as signing in and the demonstration, have no boot script to offer it.
  document.documentElement.toggleAttribute(
    'data-offers-english',
    rememberedLanguage() === null && currentLanguage() === 'es' && prefersEnglish(navigator.languages),
  );
  (await demo)?.();
  onIdle(() => void import('./later').then(({ startDeferred }) => startDeferred()).catch(() => undefined));
}
