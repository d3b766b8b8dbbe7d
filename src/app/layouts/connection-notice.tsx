import { onlineManager } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { CloudOff } from '@/ui/icons';
import { toast } from '@/ui/toast-store';
import { useWaitingChanges } from '../waiting-changes';

const useOnline = (): boolean =>
  useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );

/** Says that there is no connection and how many changes wait for it; says so too when they have been sent. */
export function ConnectionNotice() {
  const { t } = useTranslation();
  const online = useOnline();
  const waiting = useWaitingChanges();
  const owed = useRef(false);

  useEffect(() => {
    // Online too a change may wait, for the one before it; that is nobody's concern.
    if (!online && waiting > 0) owed.current = true;
    else if (online && waiting === 0 && owed.current) {
      owed.current = false;
      toast({ title: t('offline.back'), tone: 'success' });
    }
  }, [waiting, online, t]);

  return (
    <div role="status" className="print:hidden">
      {!online && (
        <p className="flex items-start gap-2.5 bg-attention-soft px-4 py-2.5 text-attention sm:px-6">
          <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>
            {t('offline.now')} {waiting > 0 && t('offline.pending', { count: waiting })}
          </span>
        </p>
      )}
    </div>
  );
}
