import i18next from 'i18next';
import { toast } from '@/ui/toast-store';
import { keepWorkerInformed } from './tell-worker';

/**
 * Keeps the app's own files on the device, so that it opens without a connection. A new version waits until the
 * reader reloads: open tabs keep the files they began with, and no navigation meets a missing chunk.
 */
export function keepAppOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  keepWorkerInformed();
  void import('virtual:pwa-register').then(({ registerSW }) => {
    const reload = registerSW({
      onNeedRefresh: () =>
        toast({
          title: i18next.t('update.title'),
          duration: 60_000,
          action: { label: i18next.t('update.action'), run: () => void reload(true) },
        }),
    });
  });
}
