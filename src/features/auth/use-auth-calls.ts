import { loadOnce } from '@/lib/load-once';
import { authClient } from '@/lib/session/auth';
import { useTranslation } from '@/lib/translation';
import { toast } from '@/ui/toast-store';
import type { AccountTexts } from './account-toasts';

/** Loads the calls on demand: viewing the page needs none. */
const loadCalls = loadOnce(() => import('./auth-calls'));

/** Loads the code of the first call ahead of its use. */
export function prepareCalls(): void {
  for (const code of [authClient(), loadCalls()]) code.catch(() => undefined);
}

/** Returns the page's calls, each of which reports its own failure, a failed download included. */
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
