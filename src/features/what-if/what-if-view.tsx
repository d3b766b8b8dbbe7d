import { useDeferredValue, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DRINKS_PREFERENCES } from '@/data/drinks';
import { SCENARIOS } from '@/data/scenarios';
import { useRows } from '@/data/sync/use-rows';
import { costModel } from '@/domain/what-if/cost';
import type { Overrides } from '@/domain/what-if/overrides';
import { assumptionsOf, evaluate } from '@/domain/what-if/scenario';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { ReadOnlyNotice } from '@/parts/module/read-only-notice';
import { useAddressState } from '@/ui/use-address-state';
import { Comparison } from './compare/comparison';
import { NameDialog } from './name-dialog';
import { ScenarioEditor } from './scenario-editor';
import { ScenarioList } from './scenario-list';
import { StartPage } from './start-page';
import { useCommitted } from './use-committed';
import { useScenarioActions } from './use-scenario-actions';
import { WhatIfHeader } from './what-if-header';
import { searchOf, shownOf, whatIfAddress } from './what-if-state';

/** A plan's scenarios with a comparison, or the editor of one scenario. */
export function WhatIfView() {
  const { t } = useTranslation('whatif');
  const { plan, editable } = usePlanContext();
  const navigate = useNavigate();
  const scenarios = useRows(SCENARIOS, plan.id);
  const [state, setState] = useAddressState(whatIfAddress);
  const actions = useScenarioActions(scenarios);
  /** The overrides of a new scenario while its name is being asked. */
  const [naming, setNaming] = useState<{ overrides: Overrides; name: string } | null>(null);
  const committed = useCommitted();
  const [drinks = null] = useRows(DRINKS_PREFERENCES, plan.id);
  const evaluated = useMemo(
    () =>
      scenarios.map((scenario) => ({
        scenario,
        result: evaluate(
          plan,
          scenario.overrides,
          costModel(plan, assumptionsOf(scenario.overrides), committed, drinks),
        ),
      })),
    [plan, scenarios, committed, drinks],
  );
  const settled = useDeferredValue(evaluated);
  const open = scenarios.find(({ id }) => id === state.open);
  const shown = shownOf(scenarios, state);

  const show = (id: string | null) => navigate({ search: searchOf({ ...state, open: id }) });
  const add = editable
    ? (overrides: Overrides = {}, name = t('newName', { number: formatNumber(scenarios.length + 1) })) =>
        setNaming({ overrides, name })
    : undefined;
  const naming_ = naming && (
    <NameDialog
      title={t('name.newTitle')}
      action={t('name.create')}
      name={naming.name}
      onClose={() => setNaming(null)}
      onName={(name) => {
        setNaming(null);
        void show(actions.create(name, naming.overrides));
      }}
    />
  );

  if (open)
    return (
      <>
        <ScenarioEditor
          key={open.id}
          committed={committed}
          drinks={drinks}
          scenario={open}
          actions={actions}
          backTo={searchOf({ ...state, open: null })}
          onOpen={(id) => void show(id)}
          onNew={(overrides, name) => add?.(overrides, name)}
        />
        {naming_}
      </>
    );
  if (scenarios.length === 0)
    return (
      <>
        {!editable && <ReadOnlyNotice>{t('readOnly')}</ReadOnlyNotice>}
        <StartPage onStart={add} />
        {naming_}
      </>
    );
  return (
    <div className="flex flex-col gap-8 print:gap-4">
      <WhatIfHeader evaluated={settled} shown={shown} onAdd={add && (() => add())} />
      {!editable && <ReadOnlyNotice>{t('readOnly')}</ReadOnlyNotice>}
      <ScenarioList
        evaluated={evaluated}
        shown={shown}
        state={state}
        onShow={(ids) => setState({ shown: ids })}
        actions={editable ? actions : undefined}
        onOpen={(id) => void show(id)}
      />
      <Comparison
        evaluated={settled.filter(({ scenario }) => shown.some(({ id }) => id === scenario.id))}
        state={state}
        onState={setState}
      />
      {naming_}
    </div>
  );
}
