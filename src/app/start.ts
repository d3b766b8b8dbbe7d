import { takeEmailLink } from '@/lib/email-link';
import { isEnglishAddress, plainAddress } from '@/lib/english-address';
import { startI18n } from '@/lib/i18n';
import { whenIdle } from '@/lib/idle';
import { startSession } from '@/lib/session';
import { firstLanguage, rememberLanguage } from '@/lib/texts';
import { applyTheme, rememberedTheme } from '@/lib/theme';
import { reloadOnMissingChunk } from './new-version';

/**
 * The English pages have addresses of their own for those who come from outside; inside, each page has one. Whoever
 * opened one has chosen English, unless they had chosen before.
 */
function leaveEnglishAddress(): void {
  const { pathname, search, hash } = window.location;
  if (!isEnglishAddress(pathname)) return;
  rememberLanguage(firstLanguage());
  window.history.replaceState(window.history.state, '', plainAddress(pathname) + search + hash);
}

/** What must stand before the first picture: theme, language, and who is there. */
export async function start(): Promise<void> {
  // Before anything can read, remember or report the address.
  takeEmailLink();
  leaveEnglishAddress();
  applyTheme(rememberedTheme());
  reloadOnMissingChunk();
  startSession();
  await startI18n();
  void whenIdle(async () => {
    const { startLater } = await import('./later');
    startLater();
  });
}
