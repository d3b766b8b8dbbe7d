import { Lock } from 'lucide-react';
import { type CategoryLine, MEASURES, type Measure } from '@/domain/ledger/breakdown';
import type { Category } from '@/domain/plan/facts';
import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { CategoryMark, useCategoryLabel } from '@/parts/allocation/category-mark';
import { usePlanContext } from '@/parts/module/plan-context';
import { cx } from '@/ui/class-names';
import { FigureLink } from './figure-link';
import { VarianceText } from './variance-text';
import type { ViewProps } from './view-props';

type TableProps = Pick<ViewProps, 'parts' | 'measure'> & {
  onOpen: (category: Category, measure: Measure) => void;
};

const cell = 'py-1.5 pl-4 text-right align-middle print:py-1 print:pl-1.5';
/**
 * Columns of the measures that aren't selected. Narrow screens hide them; wide screens and paper show them.
 */
const others = 'hidden lg:table-cell print:table-cell';
/** On a phone the difference is shown below the amount instead of next to it. */
const beside = 'hidden sm:table-cell print:table-cell';
const below = 'block text-sm sm:hidden print:hidden';

function Row({ line, measure, onOpen }: TableProps & { line: CategoryLine }) {
  const { t } = useTranslation('breakdown');
  const label = useCategoryLabel();
  const { category, figures } = line;
  const name = label(category);
  return (
    <tr className="border-t border-line print:break-inside-avoid">
      <th scope="row" className="py-1.5 text-left font-medium">
        <span className="flex items-center gap-2.5 max-[22rem]:gap-1">
          <span className="max-[22rem]:hidden">
            <CategoryMark category={category} small />
          </span>
          <span className="min-w-0 break-words">{name}</span>
          {line.locked && (
            <Lock role="img" aria-label={t('table.locked')} className="size-3.5 shrink-0 text-ink-muted" />
          )}
          {!line.selected && <span className="text-sm text-ink-muted">{t('table.leftOut')}</span>}
        </span>
      </th>
      {MEASURES.map((one) => (
        <td key={one} className={cx(cell, one === measure ? 'font-semibold' : others)}>
          <FigureLink name={name} measure={one} amount={figures[one]} onOpen={() => onOpen(category, one)} />
          {one === measure && (
            <span className={below}>
              <VarianceText variance={line.variance} />
            </span>
          )}
        </td>
      ))}
      <td className={cx(cell, beside)}>
        <VarianceText variance={line.variance} />
      </td>
    </tr>
  );
}

/** Amounts of the chart by category, with the remaining amounts. Each amount opens the rows behind it. */
export function FiguresTable(props: Omit<TableProps, 'line'> & Pick<ViewProps, 'parts'>) {
  const { t } = useTranslation('breakdown');
  const { plan } = usePlanContext();
  const { parts, measure } = props;
  const head =
    'pb-2 pl-4 text-right text-sm print:pl-1.5 print:text-xs font-medium text-ink-muted align-bottom';
  return (
    <table className="w-full border-collapse print:text-xs">
      <caption className="pb-3 text-left font-serif text-xl font-medium">{t('table.caption')}</caption>
      <thead>
        <tr>
          <th
            scope="col"
            className="pb-2 text-left align-bottom text-sm font-medium text-ink-muted print:text-xs"
          >
            {t('table.category')}
          </th>
          {MEASURES.map((one) => (
            <th key={one} scope="col" className={cx(head, one === measure ? 'text-accent-strong' : others)}>
              {t(`measure.${one}`)}
            </th>
          ))}
          <th scope="col" title={t('table.varianceHint')} className={cx(head, beside)}>
            {t('table.variance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.lines.map((line) => (
          <Row key={line.category} {...props} line={line} />
        ))}
      </tbody>
      <tfoot className="print:table-row-group">
        <tr className="border-t-2 border-line-strong font-semibold">
          <th scope="row" className="py-2.5 text-left">
            {t('table.total')}
          </th>
          {MEASURES.map((one) => (
            <td key={one} className={cx(cell, 'tabular whitespace-nowrap', one !== measure && others)}>
              <span>{formatMoney(parts.total[one], plan.currency)}</span>
              {one === measure && (
                <span className={below}>
                  <VarianceText variance={parts.variance} />
                </span>
              )}
            </td>
          ))}
          <td className={cx(cell, beside)}>
            <VarianceText variance={parts.variance} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
