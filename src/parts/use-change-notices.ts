import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { statusOf } from '@/lib/errors';
import { dismissToast, toast } from '@/ui/toast-store';

/** The offer to take back the last change; a newer change makes it void. */
let offered: number | null = null;

function withdraw(): void {
  if (offered !== null) dismissToast(offered);
  offered = null;
}

/** What the reader is told of changes of a plan's rows. `limit` says how many rows a plan holds. */
export function useChangeNotices(limit: string) {
  const { t } = useTranslation(['modules', 'common']);
  return useMemo(
    () => ({
      /** A change sets out: what was offered before is void. */
      begun: withdraw,
      /** Names what was done, in a toast that can undo it. */
      done(said: string, undo: () => void): void {
        const run = () => {
          offered = null;
          undo();
        };
        offered = toast({ title: said, action: { label: t('common:undo'), run } });
      },
      failed(error: Error): void {
        withdraw();
        const status = statusOf(error);
        // Of a stale version a dialog tells, and lets the reader decide.
        if (status === 409) return;
        const text =
          status === 402
            ? limit
            : status === 403
              ? t('common:failures.forbidden')
              : status === 404
                ? t('failure.gone')
                : t(status === 0 || status >= 502 ? 'common:failures.network' : 'common:failures.unknown');
        toast({ title: t('common:failures.title'), text, tone: 'danger' });
      },
    }),
    [t, limit],
  );
}
