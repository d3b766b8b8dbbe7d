import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { CloudOff, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isWaiting, refusedEntries } from '@/data/sync/outbox';
import { useOutbox } from '@/data/sync/use-rows';
import { isOutdated } from '@/lib/query-client';
import { useTranslation } from '@/lib/translation';
import { useOnline } from '@/parts/live/use-online';
import type { Pieces } from '@/ui/pieces';
import { toast } from '@/ui/toast-store';

const RefusedChanges = lazy(() => import('./refused-changes'));

/** True if the screen shows the device's copy of data that couldn't be refetched. */
function useOutdated(): boolean {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    // Notifications are batched, because a query may start while another component renders.
    useCallback((listener) => cache.subscribe(notifyManager.batchCalls(listener)), [cache]),
    () => cache.findAll({ type: 'active' }).some(({ state }) => isOutdated(state)),
  );
}

const Bar = ({ icon, tone, children }: { icon: Pieces; tone: string; children: Pieces }) => (
  <div className={`flex flex-wrap items-center gap-x-2.5 gap-y-1 px-4 py-2.5 sm:px-6 ${tone}`}>
    {icon}
    {children}
  </div>
);

/**
 * Notice about the connection: the device is offline, the service doesn't respond, or changes were refused.
 * It also says when everything has been sent.
 */
export function ConnectionNotice() {
  const { t } = useTranslation(['common', 'modules']);
  const online = useOnline();
  const outdated = useOutdated();
  const { entries, failing, onlyInTab, sent } = useOutbox();
  const waiting = entries.filter(isWaiting).length;
  const refused = refusedEntries().length;
  const [open, setOpen] = useState(false);

  // The list of refused changes opens on any page as soon as a refusal arrives.
  const [shown, setShown] = useState(0);
  if (refused !== shown) {
    setShown(refused);
    if (refused > shown) setOpen(true);
    if (refused === 0) setOpen(false);
  }

  /** Value of `sent` when the notice about waiting changes appeared. */
  const before = useRef<number | null>(null);
  const isTold = (!online || failing) && waiting > 0;
  useEffect(() => {
    if (isTold) before.current ??= sent;
    else if (waiting === 0 && online && before.current !== null) {
      const count = sent - before.current;
      before.current = null;
      if (count > 0) toast({ title: t('offline.sent', { count }), tone: 'success' });
    }
  }, [isTold, waiting, online, sent, t]);

  const icon = <CloudOff className="size-5 shrink-0" />;
  return (
    <>
      <div role="status" className="print:hidden">
        {(!online || failing || outdated) && (
          <Bar icon={icon} tone="bg-attention-soft text-attention">
            <span className="min-w-0 flex-1">
              {`${t(`offline.${online ? (failing ? (onlyInTab ? 'noAnswer' : 'down') : 'outdated') : 'now'}`)} ${waiting > 0 ? t('offline.pending', { count: waiting }) : ''}`}
            </span>
          </Bar>
        )}
        {onlyInTab && (
          <Bar icon={<TriangleAlert className="size-5 shrink-0" />} tone="bg-danger-soft text-danger">
            <span className="min-w-0 flex-1">{t('offline.onlyInTab')}</span>
          </Bar>
        )}
        {refused > 0 && (
          <Bar icon={<TriangleAlert className="size-5 shrink-0" />} tone="bg-danger-soft text-danger">
            <span>{t('modules:unsaved.title', { count: refused })}</span>
            <button
              type="button"
              className="min-h-11 font-semibold underline sm:min-h-9"
              onClick={() => setOpen(true)}
            >
              {t('modules:unsaved.show')}
            </button>
          </Bar>
        )}
      </div>
      {open && (
        <Suspense>
          <RefusedChanges onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
