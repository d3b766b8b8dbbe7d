import { antiForgeryToken } from './anti-forgery';
import { startPerformanceMonitor } from './performance-monitor';
import { openPopovers } from './popovers';
import { keepAppOffline } from './service-worker';

/** What no reader waits for: fetched and begun when the first page has long been there. */
export function startDeferred(): void {
  openPopovers();
  antiForgeryToken();
  startPerformanceMonitor();
  keepAppOffline();
}
