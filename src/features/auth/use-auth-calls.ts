import { loadOnce } from '@/lib/load-once';
import { authClient } from '@/lib/session/auth';
import { useTranslation } from '@/lib/translation';
import { toast } from '@/ui/toast-store';
import type { AccountTexts } from './account-toasts';

/** Loads the account calls on demand, because viewing the page doesn't need them. */
const loadCalls = loadOnce(() => import('./auth-calls'));

/** Loads the code for account calls before it is needed. */
export function prepareCalls(): void {
  for (const code of [authClient(), loadCalls()]) code.catch(() => undefined);
}

/**
 * Returns the page's account calls. Each call reports its own failure, including a failed download of its
 * code.
 */
export function useAuthCalls() {
  const { t } = useTranslation(['auth', 'common']);
  const unavailable = () =>
    toast({ title: t('common:error'), text: t('provider.unavailable'), tone: 'danger' });

  async function call<T>(
    run: (calls: typeof import('./auth-calls'), texts: AccountTexts) => Promise<T>,
  ): Promise<T | undefined> {
    const calls = await loadCalls().catch(() => undefined);
    if (calls) return run(calls, t);
    unavailable();
    return undefined;
  }
  return { call, unavailable };
}
