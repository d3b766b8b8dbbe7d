import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from '@/lib/translation';
import { toastStore } from '@/ui/toast-store';

const AGAIN = 3_000;

/**
 * Loads the toaster. If that fails, for example offline, toasts appear later; a missing toast must not break
 * the page.
 */
const load = (): Promise<typeof import('@/ui/toaster')> =>
  import('@/ui/toaster').catch(async () => {
    await new Promise((wait) => setTimeout(wait, AGAIN));
    return load();
  });

const Toaster = lazy(load);

/** Renders the toaster, which is loaded with the first toast. */
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
/** Stays true after `now` was true once, so that the live region remains for assistive technology. */
function useEver(now: boolean): boolean {
  shown ||= now;
  return shown;
}
