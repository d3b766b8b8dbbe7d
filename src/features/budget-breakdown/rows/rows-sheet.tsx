import type { StoredItem } from '@/data/ledger';
import type { Plan } from '@/data/plans';
import type { Breakdown, CategoryLine, Measure } from '@/domain/ledger/breakdown';
import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { Sheet } from '@/ui/sheet';
import { ItemRows } from './item-rows';
import { PlannedRows } from './planned-rows';
import { SuggestedRows } from './suggested-rows';

interface RowsSheetProps {
  plan: Plan;
  /** Whose rows are shown; null while the sheet is closed. */
  line: CategoryLine<StoredItem> | null;
  parts: Breakdown<StoredItem>;
  measure: Measure;
  onClose: () => void;
}

/** What a figure is made of: the engine's reasons, what the couple gave, or the items with a way to each. */
export function RowsSheet({ plan, line, parts, measure, onClose }: RowsSheetProps) {
  const { t } = useTranslation(['breakdown', 'common']);
  const label = useCategoryLabel();
  return (
    <Sheet
      open={line !== null}
      onOpenChange={(open) => !open && onClose()}
      title={line ? `${label(line.category)} · ${t(`measure.${measure}`)}` : ''}
      closeLabel={t('common:close')}
    >
      {line && (
        <div className="flex flex-col gap-5">
          <div>
            <p className="tabular font-serif text-4xl font-medium text-accent-strong">
              {formatMoney(line.figures[measure], plan.currency)}
            </p>
            <p className="mt-1 text-sm text-ink-muted">{t(`about.${measure}`)}</p>
          </div>
          {measure === 'suggested' && <SuggestedRows plan={plan} line={line} suggestion={parts.suggestion} />}
          {measure === 'planned' && <PlannedRows plan={plan} line={line} />}
          {measure !== 'suggested' && <ItemRows plan={plan} line={line} measure={measure} />}
        </div>
      )}
    </Sheet>
  );
}
