import { discardEntry, retryEntry } from '@/data/sync/outbox';
import type { OutboxImport, Refusal } from '@/data/sync/outbox-entry';
// Imported for its side effect: it registers how texts format numbers.
import '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';

interface ImportRefusalProps {
  entry: { readonly key: string; readonly refusal: Refusal | null };
  list: OutboxImport;
}

/**
 * An import that the service refused, and why. Its rows are still on the device, so it can be tried again.
 */
export default function ImportRefusal({ entry: { key, refusal }, list }: ImportRefusalProps) {
  const { t } = useTranslation(['guests', 'modules']);
  const { status, message } = refusal ?? { status: 0, message: '' };
  const isOfImports = message === 'import_limit_reached';
  const reason = status === 409 ? 'stale' : status !== 402 ? 'failed' : isOfImports ? 'imports' : 'limit';
  return (
    <li className="flex flex-col gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
      <div>
        <p className="font-semibold break-words">
          {t('import.refusedTitle', { name: list.name, count: list.guests.length })}
        </p>
        <p className="text-ink-muted">{t(`import.refused.${reason}`)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {/* An import for a plan that the person can no longer open can't be tried again. */}
        {status !== 404 && <Button onClick={() => void retryEntry(key)}>{t('modules:unsaved.retry')}</Button>}
        <Button look="secondary" onClick={() => void discardEntry(key)}>
          {t('modules:unsaved.discard')}
        </Button>
      </div>
    </li>
  );
}
