import { Columns3, ListTodo } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { buttonClass } from '@/ui/button';
import { Segments } from '@/ui/segments';
import { hrefOf } from './breakdown-state';
import { FiguresTable } from './figures-table';
import { ItemsTable } from './items-table';
import { partsOf } from './parts-of';
import { Treemap } from './treemap/treemap';
import type { ViewProps } from './view-props';

/** Chart of the selected measure. Rows below the chart show the same figures. */
export function PictureView({ parts, measure, state, onState }: ViewProps) {
  const { t } = useTranslation('breakdown');
  const { plan, editable } = usePlanContext();
  const { by } = state;
  const groups = useMemo(() => partsOf(parts.lines, measure, by), [parts, measure, by]);
  const segments = [
    { value: 'category', label: t('by.category'), icon: Columns3 },
    { value: 'item', label: t('by.item'), icon: ListTodo },
  ] as const;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <div className="w-full sm:w-84">
          <Segments
            label={t('by.label')}
            segments={segments}
            value={by}
            onChange={(chosen) => onState({ by: chosen })}
          />
        </div>
        {by === 'item' && measure !== 'paid' && (
          <p className="text-sm text-ink-muted">{t('picture.dashed')}</p>
        )}
      </div>
      {groups.length === 0 ? (
        <div className="flex flex-col items-center gap-4 rounded-card border border-line border-dashed px-6 py-12 text-center">
          <p className="text-ink-muted">{t(`picture.empty.${measure}`)}</p>
          {measure !== 'planned' && measure !== 'suggested' && editable && (
            <Link to={paths.budgetTracking(plan.id)} className={buttonClass('secondary')}>
              {t('picture.first')}
            </Link>
          )}
        </div>
      ) : (
        <Treemap
          groups={groups}
          measure={measure}
          currency={plan.currency}
          nested={by === 'item'}
          href={(category) => hrefOf({ ...state, measure, category })}
          onOpen={(category) => onState({ category })}
        />
      )}
      {by === 'category' ? (
        <FiguresTable
          parts={parts}
          measure={measure}
          onOpen={(category, chosen) => onState({ category, measure: chosen })}
        />
      ) : (
        <ItemsTable parts={parts} measure={measure} onOpen={(category) => onState({ category })} />
      )}
    </>
  );
}
