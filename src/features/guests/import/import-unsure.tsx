import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';

/** Decides about all uncertain rows at once. Each decision can still be changed in its row. */
export function ImportUnsure({ count, onDecide }: { count: number; onDecide: (same: boolean) => void }) {
  const { t } = useTranslation('guests');
  const said = { count };
  return (
    <section aria-labelledby="unsure-rows" className="card p-4">
      <h2 id="unsure-rows" className="text-lg">
        {t('import.unsureTitle', said)}
      </h2>
      <p className="measure text-sm text-ink-muted">{t('import.unsureText')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button look="secondary" size="small" onClick={() => onDecide(true)}>
          {t('import.allSame', said)}
        </Button>
        <Button look="secondary" size="small" onClick={() => onDecide(false)}>
          {t('import.allOther', said)}
        </Button>
      </div>
    </section>
  );
}

/** Confirms all doubtful rows at once. */
export function ImportDoubtful({ count, onApprove }: { count: number; onApprove: () => void }) {
  const { t } = useTranslation('guests');
  const said = { count };
  return (
    <section aria-labelledby="doubtful-rows" className="card p-4">
      <h2 id="doubtful-rows" className="text-lg">
        {t('import.doubtfulTitle', said)}
      </h2>
      <p className="measure text-sm text-ink-muted">{t('import.doubtfulText')}</p>
      <Button className="mt-2" look="secondary" size="small" onClick={onApprove}>
        {t('import.approveAll', said)}
      </Button>
    </section>
  );
}
