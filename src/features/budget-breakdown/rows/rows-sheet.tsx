import type { StoredItem } from '@/data/ledger';
import type { Breakdown, CategoryLine, Measure } from '@/domain/ledger/breakdown';
import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { usePlanContext } from '@/parts/module/plan-context';
import { Sheet } from '@/ui/sheet';
import { ItemRows } from './item-rows';
import { PlannedRows } from './planned-rows';
import { SuggestedRows } from './suggested-rows';

interface RowsSheetProps {
  /** The category whose rows are shown, or null while the sheet is closed. */
  line: CategoryLine<StoredItem> | null;
  parts: Breakdown<StoredItem>;
  measure: Measure;
  onClose: () => void;
}

/** Explains an amount: the engine's reasons, the couple's allocation, or the items with links. */
export function RowsSheet({ line, parts, measure, onClose }: RowsSheetProps) {
  const { plan } = usePlanContext();
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
          {measure === 'suggested' && <SuggestedRows line={line} suggestion={parts.suggestion} />}
          {measure === 'planned' && <PlannedRows line={line} />}
          {measure !== 'suggested' && <ItemRows line={line} measure={measure} />}
        </div>
      )}
    </Sheet>
  );
}
