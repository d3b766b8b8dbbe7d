import { takeEmailLink } from '@/lib/email-link';
import { startI18n } from '@/lib/i18n';
import { startSession } from '@/lib/session';
import { applyTheme, rememberedTheme } from '@/lib/theme';
import { antiForgeryToken } from './anti-forgery';
import { reloadOnMissingChunk } from './new-version';
import { startPerformanceMonitor } from './performance-monitor';
import { keepAppOffline } from './service-worker';

/** What must stand before the first picture: theme, language, and who is there. */
export async function start(): Promise<void> {
  // Before anything can read, remember or report the address.
  takeEmailLink();
  applyTheme(rememberedTheme());
  reloadOnMissingChunk();
  startPerformanceMonitor();
  antiForgeryToken();
  startSession();
  await startI18n();
  keepAppOffline();
}
