import { translate } from '@/lib/translation';
import { toast } from '@/ui/toast-store';

/**
 * Registers the service worker, which stores the app's files so that the app opens offline. A new version
 * becomes active at a reload. Until then, open tabs keep the files that they need.
 */
export function keepAppOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Caches the current page too, because it was loaded before the worker was active. The not-found page is
  // never cached.
  const { page = '*' } = document.getElementById('root')?.dataset ?? {};
  if (page !== '*')
    void caches.open('celebra-pages').then(
      (pages) => pages.add(window.location.pathname),
      () => undefined,
    );
  register();
}

/**
 * First retry delay in milliseconds. It doubles each time, because the device may refuse storage permanently.
 */
const AGAIN = 5_000;

/**
 * Registers the worker. The browser drops the installation if any of its hundreds of files fails, so
 * registration is retried at once instead of at the next visit.
 */
function register(failures = 0): void {
  const again = () => setTimeout(register, AGAIN * 2 ** failures, failures + 1);
  navigator.serviceWorker.register('/sw.js').then((registration?: ServiceWorkerRegistration) => {
    // Browsers that block workers may return undefined.
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
    // If no worker is waiting, another tab has activated the new version already.
    if (!registration.waiting) return reload();
    container.addEventListener('controllerchange', reload, { once: true });
    // Message defined by the service worker's library (Workbox).
    registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  };
  let offered = false;
  const offer = () => {
    // Without a controller this is the first version, so there is no update to offer.
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
