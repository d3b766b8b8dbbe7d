import { CloudOff, TriangleAlert } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { outboxState, subscribeOutbox } from '@/data/sync/outbox';
import { touches } from '@/data/sync/outbox-entry';
import { useTranslation } from '@/lib/translation';

/**
 * Returns whether a row's change was refused, or waits because the device is offline or the service doesn't
 * respond. Otherwise null.
 */
const markOf = (id: string): 'refused' | 'waiting' | null => {
  const { entries, failing } = outboxState();
  const own = entries.filter((entry) => touches(entry, id));
  if (own.some(({ refusal }) => refusal)) return 'refused';
  return own.length > 0 && (failing || !navigator.onLine) ? 'waiting' : null;
};

/** Marks a row whose change isn't stored yet. A change that was sent a moment ago isn't marked. */
export function UnsavedMark({ id }: { id: string }) {
  const mark = useSyncExternalStore(subscribeOutbox, () => markOf(id));
  return mark && <Mark mark={mark} />;
}

let asked = false;

/**
 * Asks the browser not to delete the site's storage: Safari deletes it after a week without a visit. Done
 * once per page load, because some browsers show the person a question each time.
 */
function keepStorage(): void {
  if (asked) return;
  asked = true;
  navigator.storage?.persist?.().catch(() => undefined);
}

function Mark({ mark }: { mark: 'refused' | 'waiting' }) {
  const { t } = useTranslation('modules');
  useEffect(keepStorage, []);
  const [Icon, tone] = mark === 'refused' ? [TriangleAlert, 'text-danger'] : [CloudOff, 'text-attention'];
  return (
    <span className={`inline-flex items-center gap-1 text-sm whitespace-nowrap ${tone}`}>
      <Icon className="size-4" />
      <span>{t(mark === 'refused' ? 'unsaved.mark' : 'unsaved.waiting')}</span>
    </span>
  );
}
