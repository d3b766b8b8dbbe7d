import { translate } from '@/lib/translation';
import { toast } from '@/ui/toast-store';

/**
 * Registers the service worker, which keeps the app's files on the device, so that it opens offline. A new
 * version waits for a reload: open tabs keep their files, and no navigation lacks a chunk.
 */
export function keepAppOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A page opened before the worker was there is cached too, unless it is the not-found page.
  const { page = '*' } = document.getElementById('root')?.dataset ?? {};
  if (page !== '*')
    void caches.open('celebra-pages').then(
      (pages) => pages.add(window.location.pathname),
      () => undefined,
    );
  register();
}

/** Retry delay in milliseconds, doubled each time, because the device may refuse storage permanently. */
const AGAIN = 5_000;

/**
 * Registers the worker. If one of hundreds of files fails, the browser drops the installation, so that it is
 * retried now instead of at the next visit.
 */
function register(failures = 0): void {
  const again = () => setTimeout(register, AGAIN * 2 ** failures, failures + 1);
  navigator.serviceWorker.register('/sw.js').then((registration?: ServiceWorkerRegistration) => {
    // A browser that blocks workers may return none.
    if (!registration) return;
    offerNewVersions(registration);
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant' && !registration.active) again();
    });
  }, again);
}

function offerNewVersions(registration: ServiceWorkerRegistration): void {
  const container = navigator.serviceWorker;
  const take = () => {
    const reload = () => window.location.reload();
    // Another tab has already activated the new version.
    if (!registration.waiting) return reload();
    container.addEventListener('controllerchange', reload, { once: true });
    // The worker's library defines this message.
    registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  };
  let offered = false;
  const offer = () => {
    // The first version replaces none, so that nothing is offered.
    if (offered || !registration.waiting || !container.controller) return;
    offered = true;
    toast({
      title: translate('update.title'),
      duration: 60_000,
      action: { label: translate('update.action'), run: take },
    });
  };
  offer();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => installing.state === 'installed' && offer());
  });
}
