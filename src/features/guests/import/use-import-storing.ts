import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toImport, undoImport } from '@/data/imports';
import { addImport, discardEntry, leaveToOutbox, stopImport } from '@/data/sync/outbox';
import { type Refusal, STOPPED } from '@/data/sync/outbox-entry';
import { outdateImported } from '@/data/sync/row-cache';
import { type ImportRow, importChanges, importPeople } from '@/domain/guests/import/import-plan';
import type { OwnColumn } from '@/domain/guests/own-column';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { useChangeTables } from '@/parts/rows/use-change-rows';
import { toast } from '@/ui/toast-store';
import { firstPart } from '../make-guests';
import type { GuestBook } from '../use-guest-book';
import { useKindWords } from '../use-kind-words';

/**
 * Returns true if the limit of imports that can be undone is reached. The limit of guests is a different
 * error.
 */
const isImportLimit = ({ message }: Refusal): boolean => message === 'import_limit_reached';

type Failure = 'stale' | 'limit' | 'imports' | 'failed' | 'stopped';

const failureOf = (refusal: Refusal): Failure => {
  if (refusal.code === STOPPED.code) return 'stopped';
  if (refusal.status === 409) return 'stale';
  if (refusal.status === 402) return isImportLimit(refusal) ? 'imports' : 'limit';
  return 'failed';
};

/** Stores the chosen rows as one batch. `onDone` is told whether the page is still open. */
export function useImportStoring(name: string, book: GuestBook, onDone: (isHere: boolean) => void) {
  const { t } = useTranslation(['guests', 'common']);
  const { plan } = usePlanContext();
  const { groups } = useKindWords();
  const client = useQueryClient();
  const change = useChangeTables(plan.id);
  const [storing, setStoring] = useState<{ key: string; batch: string } | null>(null);
  useEffect(() => () => void (storing && leaveToOutbox(storing.key)), [storing]);
  const [stopping, setStopping] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const store = async (chosen: readonly ImportRow[], own: readonly OwnColumn[]) => {
    setStopping(false);
    setFailure(null);
    const changes = importChanges(chosen, book, () => crypto.randomUUID());
    change([
      ...firstPart(book, plan.id, t('parts.first', groups)),
      ...own
        .filter(({ version }) => version === 0)
        .map((after) => ({ table: 'guest_columns' as const, before: null, after })),
    ]);
    const batch = crypto.randomUUID();
    const list = toImport(batch, name.slice(0, 100), importPeople(chosen), changes);
    const { key, outcome } = addImport(plan.id, list);
    setStoring({ key, batch });
    const refusal = await outcome;
    const isHere = leaveToOutbox(key);
    if (refusal) {
      if (!isHere) return;
      setFailure(failureOf(refusal));
      // The failed import isn't kept for a retry, because the preview still has its rows.
      await discardEntry(key);
      setStoring(null);
      return;
    }
    const undo = async () => {
      const { kept } = await undoImport(plan.id, batch);
      await outdateImported(client, plan.id);
      const said = { count: kept };
      toast({ title: t(kept > 0 ? 'import.undoneBut' : 'import.undone', said) });
    };
    const added = list.guests.filter(({ version }) => version === 0).length;
    toast({
      title: t('import.done', {
        added,
        changed: list.guests.length - added,
      }),
      action: {
        label: t('common:undo'),
        run: () => void undo().catch(() => toast({ title: t('import.failed') })),
      },
    });
    onDone(isHere);
  };
  return {
    storing: storing !== null,
    stopping,
    failure,
    store,
    stop: () => setStopping(storing !== null && stopImport(storing.batch)),
  };
}
