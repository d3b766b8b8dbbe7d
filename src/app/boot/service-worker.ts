import { translate } from '@/lib/translation';
import { toast } from '@/ui/toast-store';

/**
 * Keeps the app's own files on the device, so that it opens without a connection. A new version waits until the
 * reader reloads: open tabs keep the files they began with, and no navigation meets a missing chunk.
 */
export function keepAppOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A page that was opened before there was a worker is kept as well; what is not there isn't.
  const { page = '*' } = document.getElementById('root')?.dataset ?? {};
  if (page !== '*')
    void caches.open('celebra-pages').then(
      (pages) => pages.add(window.location.pathname),
      () => undefined,
    );
  register();
}

/** Retry delay in milliseconds, doubled each time, since the device may not store anything for us. */
const AGAIN = 5_000;

/**
 * If one file of hundreds fails, the browser drops the installation: retries now instead of at the next visit.
 */
function register(failures = 0): void {
  const again = () => setTimeout(register, AGAIN * 2 ** failures, failures + 1);
  navigator.serviceWorker.register('/sw.js').then((registration?: ServiceWorkerRegistration) => {
    // A browser that blocks workers may answer with none.
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
    // Taken in another tab already.
    if (!registration.waiting) return reload();
    container.addEventListener('controllerchange', reload, { once: true });
    // The worker's library knows this word.
    registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  };
  let offered = false;
  const offer = () => {
    // The first version of all replaces none.
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
