import type { ImportRow } from '@/domain/guests/import/import-plan';
import type { ImportSummary } from '@/domain/guests/import/import-summary';
import { useTranslation } from '@/lib/translation';

interface ImportCountsProps {
  count: (status: ImportRow['status']) => number;
  summary: ImportSummary;
}

/** Shows the number of rows that will be imported and the number of rows to check. */
export function ImportCounts({ count, summary }: ImportCountsProps) {
  const { t } = useTranslation('guests');
  const said = (n: number) => ({ count: n });
  const { people, groups, answered, eating } = summary;
  return (
    <div>
      <p role="status" className="text-lg">
        <span>
          {t('import.counts', {
            new: count('new'),
            changed: count('changed'),
            same: count('same'),
          })}
        </span>
        {(['unsure', 'doubtful', 'wrong'] as const)
          .filter((status) => count(status) > 0)
          .map((status) => (
            <strong key={status} className={status === 'wrong' ? 'text-danger' : 'text-attention'}>
              {` · ${t(`import.${status}`, said(count(status)))}`}
            </strong>
          ))}
      </p>
      {people > 0 && (
        <p className="text-ink-muted">
          <span>
            {t('import.summary', {
              people: t('people', said(people)),
              groups: t('import.groups', said(groups)),
            })}
          </span>
          {answered > 0 && <span>{`, ${t('import.answered', said(answered))}`}</span>}
          {eating > 0 && <span>{`, ${t('import.eating', said(eating))}`}</span>}
        </p>
      )}
    </div>
  );
}
