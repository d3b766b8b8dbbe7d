import { useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { forgetImport, importsQuery, undoImport } from '@/data/imports';
import { stopImport } from '@/data/sync/outbox';
import { outdateImported } from '@/data/sync/row-cache';
import { formatInstant } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { whatIsMissing } from '@/parts/module/what-is-missing';
import { Button, IconButton } from '@/ui/button';
import { FieldError } from '@/ui/field';
import { Sheet } from '@/ui/sheet';
import { Spinner } from '@/ui/spinner';
import { toast } from '@/ui/toast-store';

/** Past imports. Each can be undone for several days. */
export function ImportsSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['guests', 'common']);
  const { plan } = usePlanContext();
  const client = useQueryClient();
  const query = useQuery(importsQuery(plan.id));
  const missing = whatIsMissing(query);
  const [busy, setBusy] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const run = async (id: string, request: () => Promise<string>) => {
    setBusy(id);
    setFailed(false);
    try {
      const title = await request();
      await outdateImported(client, plan.id);
      toast({ title });
    } catch {
      setFailed(true);
    }
    setBusy(null);
  };
  const undo = async (id: string) => {
    // If the import still has unsent rows on this device, stopping it also removes the guests stored so far.
    if (stopImport(id)) return t('import.stopping');
    const { kept } = await undoImport(plan.id, id);
    return t(kept > 0 ? 'import.undoneBut' : 'import.undone', { count: kept });
  };
  const forget = async (id: string, name: string) => {
    await forgetImport(id);
    return t('import.forgotten', { name });
  };
  return (
    <Sheet
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('import.past')}
      closeLabel={t('common:close')}
    >
      <p className="mb-4 text-ink-muted">{t('import.pastText')}</p>
      {failed && <FieldError>{t('import.failed')}</FieldError>}
      {(missing === 'error' || missing === 'offline') && <FieldError>{t('import.failed')}</FieldError>}
      {missing === 'loading' && <Spinner small />}
      {query.data?.length === 0 && <p>{t('import.pastNone')}</p>}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {query.data?.map(({ id, name, created_at, size, stored }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0 flex-1">
              <span className="font-medium break-words">{name}</span>
              <span className="block text-sm text-ink-muted">{formatInstant(created_at)}</span>
              {size !== null && stored !== null && stored < size && (
                <span className="block text-sm text-attention">
                  {t('import.notFinished', { stored, size })}
                </span>
              )}
            </span>
            <Button
              look="secondary"
              size="small"
              busy={busy === id}
              aria-label={t('import.undoOne', { name })}
              onClick={() => void run(id, () => undo(id))}
            >
              {t('common:undo')}
            </Button>
            <IconButton
              label={t('import.forget', { name })}
              onClick={() => void run(id, () => forget(id, name))}
            >
              <X className="size-4.5" />
            </IconButton>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
