import { useQuery } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { importsQuery } from '@/data/imports';
import { stopImport } from '@/data/sync/outbox';
import { useOutbox } from '@/data/sync/use-rows';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/states';

/** Warns about imports that stopped halfway, because the guest list is then incomplete. */
export function UnfinishedImports() {
  const { t } = useTranslation('guests');
  const { plan } = usePlanContext();
  const { entries } = useOutbox();
  const { data: batches = [] } = useQuery(importsQuery(plan.id));
  const here = entries.flatMap(({ plan_id, list, refusal }) => {
    if (plan_id !== plan.id || !list || refusal) return [];
    const stored = batches.find(({ id }) => id === list.batch)?.stored ?? 0;
    return [{ id: list.batch, name: list.name, stored, size: list.guests.length, list }];
  });
  const elsewhere = batches.flatMap(({ id, name, stored, size }) =>
    stored !== null && size !== null && stored < size && !here.some((one) => one.id === id)
      ? [{ id, name, stored, size, list: null }]
      : [],
  );
  return [...here, ...elsewhere].map(({ id, name, stored, size, list }) => (
    <Notice key={id} tone="attention" icon={<FileUp className="mt-0.5 size-5 shrink-0" />}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="min-w-0 break-words">
          <strong>{t('import.unfinished', { name, stored, size })}</strong>{' '}
          <span>
            {t(list?.ending ? 'import.stopping' : list ? 'import.goesOn' : 'import.goesOnElsewhere')}
          </span>
        </p>
        {list && !list.ending && (
          <Button look="secondary" size="small" onClick={() => stopImport(id)}>
            {t('import.stop')}
          </Button>
        )}
      </div>
    </Notice>
  ));
}
