import { isEnglishAddress, prefersEnglish } from '@/lib/address/english-address';
import { IN_DEMO } from '@/lib/demo';
import { currentLanguage, startI18n } from '@/lib/i18n';
import { onIdle } from '@/lib/idle';
import { takeEmailLink } from '@/lib/session/email-link';
import { startSession } from '@/lib/session/session';
import { rememberedLanguage, rememberLanguage } from '@/lib/texts';
import { applyTheme, rememberedTheme } from '@/lib/theme';
import { reloadOnNewVersion } from './new-version';

export async function start(): Promise<void> {
  // Removes the e-mailed token from the address before other code can read, store or report it.
  takeEmailLink();
  // An English address selects English, unless the reader has chosen a language before.
  if (isEnglishAddress(window.location.pathname) && rememberedLanguage() === null) rememberLanguage('en');
  applyTheme(rememberedTheme());
  reloadOnNewVersion();
  if (!IN_DEMO) startSession();
  const demo = IN_DEMO ? import('./start-demo').then(({ startDemo }) => startDemo()) : null;
  await startI18n();
  // Pages without a boot script, such as sign-in and the demonstration, get the offer of English here.
  document.documentElement.toggleAttribute(
    'data-offers-english',
    rememberedLanguage() === null && currentLanguage() === 'es' && prefersEnglish(navigator.languages),
  );
  (await demo)?.();
  onIdle(() => void import('./later').then(({ startDeferred }) => startDeferred()).catch(() => undefined));
}
