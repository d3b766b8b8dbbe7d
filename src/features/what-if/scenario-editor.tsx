import { CircleAlert } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { sameJson } from '@/domain/same-json';
import { type Committed, costModel, type DrinksPlan } from '@/domain/what-if/cost';
import type { Overrides, Scenario } from '@/domain/what-if/overrides';
import { assumptionsOf, evaluate } from '@/domain/what-if/scenario';
import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { errorText } from '@/parts/allocation/allocation-reasons';
import { PlanContext, usePlanContext } from '@/parts/module/plan-context';
import { ReadOnlyNotice } from '@/parts/module/read-only-notice';
import { Announce } from '@/ui/announce';
import { cx } from '@/ui/class-names';
import { PageBack } from '@/ui/page-head';
import { Notice } from '@/ui/states';
import { Controls } from './choices/controls';
import { leftTone, useLeftText, whole } from './left-text';
import { NameDialog } from './name-dialog';
import { PromotePanel } from './result/promote-panel';
import { ReachPanel } from './result/reach-panel';
import { ResultPanel } from './result/result-panel';
import { ScenarioMenu } from './scenario-menu';
import { SuggestScenario } from './suggest-scenario';
import { useDebounced } from './use-debounced';
import { useDraft } from './use-draft';
import type { ScenarioActions } from './use-scenario-actions';

interface ScenarioEditorProps {
  committed: Committed;
  drinks: DrinksPlan | null;
  scenario: Scenario;
  actions: ScenarioActions;
  /** Query string of the list, for the link back. */
  backTo: string;
  onOpen: (id: string | null) => void;
  onNew: (overrides: Overrides, name: string) => void;
}

/** Editor of a scenario: its facts on one side, and their effect on the other. */
export function ScenarioEditor(props: ScenarioEditorProps) {
  const { committed, drinks, scenario, actions, backTo, onOpen, onNew } = props;
  const { t } = useTranslation(['whatif', 'common']);
  const context = usePlanContext();
  const { plan, editable, suggesting } = context;
  const { t: budget } = useTranslation(['budget', 'common']);
  const leftText = useLeftText(plan.currency);
  const [renaming, setRenaming] = useState(false);
  const [overrides, change, drop] = useDraft(scenario, suggesting ? null : actions.save);
  /** A suggester can use all controls too, and then suggests the result instead of saving it. */
  const moving = useMemo(
    () => (suggesting ? { ...context, editable: true } : context),
    [context, suggesting],
  );
  const { assumptions } = overrides;
  const assumed = useMemo(() => assumptionsOf(assumptions ? { assumptions } : {}), [assumptions]);
  const model = useMemo(
    () => costModel(plan, assumed, committed, drinks),
    [plan, assumed, committed, drinks],
  );
  const result = useMemo(() => evaluate(plan, overrides, model), [plan, overrides, model]);
  // Moving a slider updates the result at once. Slower searches and previews follow when the slider rests.
  const now = useMemo(() => ({ overrides, result, model }), [overrides, result, model]);
  const later = useDebounced(now);
  const latest = useRef({ overrides, onNew });
  useEffect(() => {
    latest.current = { overrides, onNew };
  });
  const keep = useCallback((next: (before: Overrides) => Overrides, name: string) => {
    latest.current.onNew(next(latest.current.overrides), name);
  }, []);
  const money = (cents: number) => formatMoney(cents, plan.currency);
  return (
    <div className="group/scenario flex flex-col gap-6">
      <div className="flex items-center justify-between gap-2 print:hidden">
        <PageBack to={{ search: backTo }} label={t('editor.back')} />
        {editable && (
          <ScenarioMenu
            name={scenario.name}
            actions={{
              onRename: () => setRenaming(true),
              onDuplicate: () => onOpen(actions.duplicate({ ...scenario, overrides })),
              onDelete: () => {
                onOpen(null);
                actions.remove(scenario);
              },
            }}
          />
        )}
      </div>
      <header className="sticky top-(--top-bars) z-20 -mx-4 -mt-3 border-b border-line bg-paper px-4 py-2 lg:static lg:mx-0 lg:mt-0 lg:border-0 lg:p-0 short:static print:static">
        <h1 className="font-sans text-base font-normal tracking-normal break-words text-ink-muted max-lg:line-clamp-1">
          <span>{scenario.name}</span>
          <span className="hidden print:inline">{` · ${plan.name}`}</span>
        </h1>
        {result.ok ? (
          <>
            <p
              className={cx(
                'tabular font-serif text-2xl leading-tight font-medium sm:text-4xl',
                leftTone(result.left),
              )}
            >
              {leftText(result.left)}
            </p>
            <p className="text-sm text-ink-muted sm:text-base">
              {t('headline.text', { cost: money(whole(result.cost)), total: money(result.facts.budget) })}
            </p>
          </>
        ) : (
          <p className="font-serif text-2xl leading-tight font-medium text-danger sm:text-4xl">
            {t('result.refused')}
          </p>
        )}
        <Announce text={result.ok ? leftText(result.left) : t('result.refused')} />
      </header>
      {!editable && <ReadOnlyNotice>{t('readOnly')}</ReadOnlyNotice>}
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] print:block">
        <PlanContext value={moving}>
          <Controls overrides={overrides} model={model} assumed={assumed} onChange={change} />
        </PlanContext>
        <div className="min-w-0 lg:sticky lg:top-[calc(var(--top-bars)+1.5rem)] lg:self-start">
          {result.ok ? (
            <ResultPanel
              result={result}
              drinks={drinks}
              onTotal={
                moving.editable ? (cost) => change((before) => ({ ...before, budget: cost })) : undefined
              }
            />
          ) : (
            <Notice tone="danger" icon={<CircleAlert className="mt-0.5 size-5 shrink-0" />}>
              {errorText(budget, result, plan.currency)}
            </Notice>
          )}
        </div>
      </div>
      {suggesting && !sameJson(overrides, scenario.overrides) && (
        <SuggestScenario
          id={scenario.id}
          suggesting={suggesting}
          onSuggest={() => {
            actions.save(scenario, overrides);
            drop();
          }}
        />
      )}
      {editable && later.result.ok && (
        <>
          <PromotePanel committed={committed} overrides={later.overrides} lines={later.result.lines} />
          <ReachPanel
            facts={later.result.facts}
            committed={committed}
            model={later.model}
            cost={later.result.cost}
            onTry={change}
            onKeep={keep}
          />
        </>
      )}
      {renaming && (
        <NameDialog
          title={t('name.title')}
          action={t('common:save')}
          name={scenario.name}
          onClose={() => setRenaming(false)}
          onName={(name) => {
            setRenaming(false);
            actions.rename(scenario, name);
          }}
        />
      )}
    </div>
  );
}
