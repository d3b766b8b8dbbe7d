import { useState } from 'react';
import { MOST_COMPARED, type Scenario } from '@/domain/what-if/overrides';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { SortableRows } from '@/ui/sortable-rows';
import type { Evaluated } from './evaluated';
import { NameDialog } from './name-dialog';
import { ScenarioRow } from './scenario-row';
import type { ScenarioActions } from './use-scenario-actions';
import { type WhatIfState, withShown } from './what-if-state';

interface ScenarioListProps {
  evaluated: readonly Evaluated[];
  shown: readonly Scenario[];
  state: WhatIfState;
  onShow: (shown: string) => void;
  /** Absent if the plan is read-only. */
  actions: ScenarioActions | undefined;
  onOpen: (id: string) => void;
}

/** All scenarios. Here they can be selected for comparison, opened for editing, and reordered by dragging. */
export function ScenarioList({ evaluated, shown, state, onShow, actions, onOpen }: ScenarioListProps) {
  const { t } = useTranslation(['whatif', 'common']);
  const [renamed, setRenamed] = useState<Scenario | null>(null);
  const full = shown.length >= MOST_COMPARED;
  const last = evaluated.length - 1;
  const byId = new Map(evaluated.map((one) => [one.scenario.id, one]));
  return (
    <section aria-labelledby="scenarios" className="print:hidden">
      <h2 id="scenarios" className="text-xl">
        {t('scenarios')}
      </h2>
      <SortableRows
        ids={[...byId.keys()]}
        // Dropping isn't announced here, because a message with undo announces the new position.
        say={(step, id, rank) =>
          step === 'dropped'
            ? undefined
            : t(`sorting.${step}`, {
                name: byId.get(id)?.scenario.name,
                rank: formatNumber(rank),
                of: formatNumber(evaluated.length),
              })
        }
        instructions={t('sorting.instructions')}
        onMove={(from, to) => actions?.move(from, to)}
      >
        {(order) => (
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {order.map((id, index) => {
              const one = byId.get(id);
              if (!one) return null;
              const { scenario } = one;
              const compared = shown.includes(scenario);
              return (
                <ScenarioRow
                  key={id}
                  evaluated={one}
                  state={state}
                  compared={compared}
                  blocked={full && !compared}
                  onCompare={() => onShow(withShown(shown, id))}
                  actions={
                    actions
                      ? {
                          onRename: () => setRenamed(scenario),
                          onDuplicate: () => onOpen(actions.duplicate(scenario)),
                          onUp: index > 0 ? () => actions.move(index, index - 1) : undefined,
                          onDown: index < last ? () => actions.move(index, index + 1) : undefined,
                          onDelete: () => actions.remove(scenario),
                        }
                      : {}
                  }
                />
              );
            })}
          </ul>
        )}
      </SortableRows>
      {full && evaluated.length > MOST_COMPARED && (
        <p className="mt-2 text-sm text-ink-muted">{t('row.most')}</p>
      )}
      {renamed && (
        <NameDialog
          title={t('name.title')}
          action={t('common:save')}
          name={renamed.name}
          onClose={() => setRenamed(null)}
          onName={(name) => {
            setRenamed(null);
            actions?.rename(renamed, name);
          }}
        />
      )}
    </section>
  );
}
