import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from '@/lib/translation';
import { toastStore } from '@/ui/toast-store';

const AGAIN = 3_000;

/**
 * Loads the toaster. If that fails, as offline, toasts appear late, because a missing toast must not break
 * the page.
 */
const load = (): Promise<typeof import('@/ui/toaster')> =>
  import('@/ui/toaster').catch(async () => {
    await new Promise((wait) => setTimeout(wait, AGAIN));
    return load();
  });

const Toaster = lazy(load);

/** Mounts the toaster, which is fetched with the first toast. */
export function Notifications() {
  const { t } = useTranslation();
  const any = useSyncExternalStore(
    toastStore.subscribe,
    () => toastStore.snapshot().length > 0,
    () => false,
  );
  const everShown = useEver(any);
  if (!everShown) return null;
  return (
    <Suspense fallback={null}>
      <Toaster label={t('notifications')} closeLabel={t('close')} />
    </Suspense>
  );
}

let shown = false;
/** Stays true once it was true, so that assistive technology keeps its live region. */
function useEver(now: boolean): boolean {
  shown ||= now;
  return shown;
}
