import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from '@/lib/translation';
import { toastStore } from '@/ui/toast-store';

const AGAIN = 3_000;

/** Out of reach, as without a connection, they come late: a missing toast must not take the page with it. */
const load = (): Promise<typeof import('@/ui/toaster')> =>
  import('@/ui/toaster').catch(async () => {
    await new Promise((wait) => setTimeout(wait, AGAIN));
    return load();
  });

const Toaster = lazy(load);

/** The toasts' place, fetched with the first toast. */
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
/** Once there it stays, so that assistive technology keeps its live region. */
function useEver(now: boolean): boolean {
  shown ||= now;
  return shown;
}
