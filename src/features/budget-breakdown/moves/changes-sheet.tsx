import { Link } from 'react-router-dom';
import type { History, Tracked, WaterfallStep } from '@/domain/ledger/history';
import { formatDate, formatDifference } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { usePlanContext } from '@/parts/module/plan-context';
import { Sheet } from '@/ui/sheet';
import { useAuthorText } from './use-author-text';

interface ChangesSheetProps {
  history: History | undefined;
  /** The waterfall step whose changes are shown, or null while the sheet is closed. */
  step: WaterfallStep | null;
  figure: Exclude<Tracked, 'budget'>;
  onClose: () => void;
}

/** Changes in one category, newest first, each with its author and a link to the row. */
export function ChangesSheet({ history, step, figure, onClose }: ChangesSheetProps) {
  const { plan } = usePlanContext();
  const { t } = useTranslation(['breakdown', 'common']);
  const label = useCategoryLabel();
  const author = useAuthorText();
  const measure = figure === 'allocated' ? 'planned' : figure;
  return (
    <Sheet
      open={step !== null}
      onOpenChange={(open) => !open && onClose()}
      title={step ? `${label(step.category)} · ${t(`measure.${measure}`)}` : ''}
      closeLabel={t('common:close')}
    >
      {history && step && (
        <div className="flex flex-col gap-5">
          <p className="tabular font-serif text-4xl font-medium text-accent-strong">
            {formatDifference(step.amount, plan.currency)}
          </p>
          <ul className="divide-y divide-line border-y border-line">
            {step.changes.toReversed().map((change) => (
              <li
                key={`${change.day}${change.item_id}${change.changed_by}`}
                className="flex items-start justify-between gap-3 py-2.5"
              >
                <span className="min-w-0">
                  <Link
                    to={
                      change.item_id === null
                        ? paths.eventPlan(plan.id)
                        : paths.budgetItems(plan.id, {
                            category: step.category,
                            ...(change.vendor_name ? { q: change.vendor_name } : {}),
                          })
                    }
                    className="inline-block min-h-6 font-medium break-words underline decoration-line-strong decoration-dotted underline-offset-4 hover:text-accent-strong"
                  >
                    {change.vendor_name ?? t('moves.wholeCategory')}
                  </Link>
                  <span className="block text-sm text-ink-muted first-letter:uppercase">
                    {[author(history, change), formatDate(change.day, 'medium')].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <span className="tabular font-semibold whitespace-nowrap">
                  {formatDifference(change.moves[figure], plan.currency)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Sheet>
  );
}
