import type { Measure } from '@/domain/ledger/breakdown';
import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { cx } from '@/ui/class-names';

interface FigureLinkProps {
  name: string;
  measure: Measure;
  amount: number;
  onOpen: () => void;
  className?: string;
}

export function FigureLink({ name, measure, amount, onOpen, className }: FigureLinkProps) {
  const { t } = useTranslation('breakdown');
  const { currency } = usePlanContext().plan;
  const text = formatMoney(amount, currency);
  return (
    <button
      type="button"
      aria-label={t('table.open', { name, measure: t(`measure.${measure}`), amount: text })}
      onClick={onOpen}
      className={cx(
        'tabular -mr-2 min-h-11 rounded px-2 print:mr-0 print:min-h-0 print:px-0 print:no-underline text-right whitespace-nowrap underline decoration-line-strong decoration-dotted underline-offset-4 hover:text-accent-strong hover:decoration-solid sm:min-h-9',
        amount === 0 && 'text-ink-muted',
        className,
      )}
    >
      {text}
    </button>
  );
}
