import { GripVertical } from 'lucide-react';
import { Link } from 'react-router-dom';
import { applyOverrides } from '@/domain/what-if/overrides';
import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { UnsavedMark } from '@/parts/rows/unsaved-mark';
import { IconButton } from '@/ui/button';
import { RowCheckbox } from '@/ui/checkbox';
import { cx } from '@/ui/class-names';
import { useSortableRow } from '@/ui/use-sortable-row';
import type { Evaluated } from './evaluated';
import { leftTone, useLeftText, whole } from './left-text';
import { useLineWords } from './line-words';
import { type MenuActions, ScenarioMenu } from './scenario-menu';
import { searchOf, type WhatIfState } from './what-if-state';

interface ScenarioRowProps {
  evaluated: Evaluated;
  state: WhatIfState;
  compared: boolean;
  /** True if no further scenario can be compared. */
  blocked: boolean;
  onCompare: () => void;
  actions: MenuActions;
}

export function ScenarioRow(props: ScenarioRowProps) {
  const { evaluated, state, compared, blocked, onCompare, actions } = props;
  const { scenario, result } = evaluated;
  const { t } = useTranslation('whatif');
  const { plan } = usePlanContext();
  const words = useLineWords();
  const leftText = useLeftText(plan.currency);
  const { row, handle, isDragging } = useSortableRow(scenario.id);
  const { name } = scenario;
  const after = applyOverrides(plan, scenario.overrides);
  const summary = result.ok ? result.lines.map((line) => words.short(after, line)).join(' · ') : '';
  return (
    <li
      {...row}
      className={cx(
        'group relative flex items-center gap-1 py-1 sm:gap-2',
        isDragging ? 'z-10 bg-surface shadow-lg' : 'hover:bg-accent-soft/40',
      )}
    >
      {(actions.onUp || actions.onDown) && (
        <IconButton
          {...handle}
          label={t('row.move', { name })}
          className="relative z-10 -mr-2 cursor-grab touch-none active:cursor-grabbing sm:-mr-3"
        >
          <GripVertical className="size-5" />
        </IconButton>
      )}
      <RowCheckbox
        label={t('row.compare', { name })}
        checked={compared}
        disabled={blocked}
        onChange={onCompare}
        className="relative z-10"
      />
      <div className="grid min-h-11 min-w-0 flex-1 grid-cols-1 gap-x-4 py-1.5 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Link
          to={{ search: searchOf({ ...state, open: scenario.id }) }}
          className="min-w-0 font-medium break-words group-hover:text-accent-strong after:absolute after:inset-0"
        >
          {name}
        </Link>
        <span
          className={cx(
            'tabular font-semibold sm:text-right',
            result.ok ? leftTone(result.left) : 'text-danger',
          )}
        >
          {result.ok ? leftText(result.left) : t('compare.refused')}
        </span>
        <span className="min-w-0 text-sm break-words text-ink-muted">
          <span>{summary || t('noChange')}</span> <UnsavedMark id={scenario.id} />
        </span>
        {result.ok && (
          <span className="tabular text-sm text-ink-muted sm:text-right">
            {t('row.cost', { amount: formatMoney(whole(result.cost), plan.currency) })}
          </span>
        )}
      </div>
      <span className="relative z-10">
        <ScenarioMenu name={name} actions={actions} />
      </span>
    </li>
  );
}
