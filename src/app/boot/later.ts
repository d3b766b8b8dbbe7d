import { antiForgeryToken } from './anti-forgery';
import { startPerformanceMonitor } from './performance-monitor';
import { openPopovers } from './popovers';
import { keepAppOffline } from './service-worker';

/** Starts services that can wait until well after the first page is shown. */
export function startDeferred(): void {
  openPopovers();
  antiForgeryToken();
  startPerformanceMonitor();
  keepAppOffline();
}
