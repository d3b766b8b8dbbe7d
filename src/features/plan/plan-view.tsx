import { FileText } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AllocationLine } from '@/domain/allocation/allocation';
import type { Cents } from '@/domain/money';
import type { Category } from '@/domain/plan/facts';
import { isCurrent } from '@/domain/plan-allocation/stored-allocation';
import { loadTexts } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { AllocationPicture } from '@/parts/allocation/allocation-picture';
import { AllocationRows } from '@/parts/allocation/allocation-rows';
import {
  isRanked,
  rankedCategories,
  rankedCount,
  withoutRanking,
  withRanking,
  withSelected,
} from '@/parts/allocation/category-choices';
import { PriorityRanking } from '@/parts/allocation/priority-ranking';
import { RankedAmount } from '@/parts/allocation/ranked-amount';
import { UsualTotalNote } from '@/parts/allocation/usual-total';
import { usePlanContext } from '@/parts/module/plan-context';
import { ReadOnlyNotice } from '@/parts/module/read-only-notice';
import { type Edit, useChangePlan } from '@/parts/plan/use-change-plan';
import { usePrinting } from '@/parts/print/use-printing';
import { Button, buttonClass } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { latePanel } from '@/ui/late-panel';
import { AllocationDraftBar } from './allocation-draft-bar';
import { CategoryMoney } from './category-money';
import { CategorySwitches } from './category-switches';
import type { FactKey } from './fact-keys';
import { useHasMoved } from './moved/use-has-moved';
import { PlanNow } from './now/plan-now';
import { PlanFactList } from './plan-facts';
import { PlanHeader } from './plan-header';
import { useAllocationDraft } from './use-allocation-draft';
import { useLeftWithMoney } from './use-left-with-money';

const HandoverNotice = latePanel(async () => {
  const [notice] = await Promise.all([import('./sharing/handover-notice'), loadTexts('sharing')]);
  return notice;
});
const PlanNews = latePanel(() => import('./plan-news'));
const MovedPlan = latePanel(() => import('./moved/moved-plan'));
const AllocationSuggestion = latePanel(() => import('./allocation-suggestion'));

const amountIn = (lines: readonly Pick<AllocationLine, 'category' | 'amount'>[], category: Category): Cents =>
  lines.find((one) => one.category === category)?.amount ?? 0;

/** A plan's facts, allocation and problems. People with permission can edit facts and allocation in place. */
export function PlanView() {
  const { t } = useTranslation(['plans', 'budget']);
  const { plan, editable: mayEdit, suggesting } = usePlanContext();
  const change = useChangePlan();
  const printing = usePrinting();
  const editable = mayEdit && !printing;
  const draft = useAllocationDraft(editable);
  const { choices, allocation, waits, edit } = draft;
  // If the new allocation is invalid, the stored amounts stay visible.
  const stored = plan.categories.map(({ category, selected, allocated_amount }) => ({
    category,
    amount: (selected && allocated_amount) || 0,
  }));
  const amounts = allocation.ok ? allocation.lines : stored;
  const moved = useHasMoved() && editable;
  const [movedBefore] = useState(moved);
  const ranking = useRef<HTMLHeadingElement>(null);
  /** Shows a category's amount and, while a change isn't accepted yet, the difference. */
  const amountOf = (category: Category) => (
    <RankedAmount
      amount={amountIn(amounts, category)}
      against={waits ? amountIn(stored, category) : null}
      currency={plan.currency}
    />
  );
  const leaving = useLeftWithMoney(choices);
  const saveFact = (fact: FactKey, edit: Edit) =>
    change(plan, edit, t('said.fact', { field: t(`field.${fact}`) }));
  const ranked = isRanked(choices);

  return (
    // The scroll margin keeps focused elements above the sticky bar.
    <div className={cx('flex flex-col gap-6 sm:gap-8', waits && '**:scroll-mb-40')}>
      <PlanHeader
        onSave={editable ? saveFact : undefined}
        onRename={
          editable
            ? (name) => change(plan, { changes: { name } }, t('said.fact', { field: t('field.name') }))
            : undefined
        }
      />
      {!mayEdit && <ReadOnlyNotice>{t('plan.readOnly')}</ReadOnlyNotice>}
      {(plan.news || suggesting) && (
        <Suspense fallback={null}>
          <PlanNews />
        </Suspense>
      )}
      {plan.role !== 'owner' && (
        <Suspense fallback={null}>
          <HandoverNotice />
        </Suspense>
      )}
      {moved && (
        <Suspense fallback={null}>
          <MovedPlan now={!movedBefore} />
        </Suspense>
      )}
      <PlanNow />
      {!isCurrent(plan) && (
        <Suspense fallback={null}>
          <AllocationSuggestion waits={draft.changed} />
        </Suspense>
      )}
      <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] print:block">
        <section aria-labelledby="split" className="sm:card min-w-0 sm:p-5">
          <h2 id="split" className="mb-4 text-xl">
            {t('plan.split')}
          </h2>
          <AllocationPicture lines={amounts} total={plan.budget} currency={plan.currency} className="mb-4" />
          <AllocationRows
            allocation={allocation}
            choices={choices}
            currency={plan.currency}
            country={plan.country}
            onChange={editable ? draft.setLocks : undefined}
            onTyping={edit}
            hideExcluded={editable}
            beneath={({ category, amount }) => <CategoryMoney category={category} given={amount} />}
          />
        </section>
        <div className="flex min-w-0 flex-col gap-8 print:mt-8 print:block print:space-y-8">
          {editable && (
            <section aria-labelledby="ranking" className="flex flex-col gap-3">
              <div>
                <h2 id="ranking" ref={ranking} tabIndex={-1} className="text-xl outline-none">
                  {t('plan.ranking')}
                </h2>
                <p className="mt-1 text-sm text-ink-muted">
                  {t(ranked ? 'plan.rankingHint' : 'plan.rankingNone')}
                </p>
              </div>
              <PriorityRanking
                order={rankedCategories(choices)}
                ranked={rankedCount(choices)}
                onChange={(order) => edit(withRanking(choices, order))}
                trailing={amountOf}
              />
              {ranked && (
                <Button
                  look="quiet"
                  size="small"
                  className="self-start"
                  onClick={() => edit(withoutRanking(choices))}
                >
                  {t('plan.unranked')}
                </Button>
              )}
              {waits && (
                <AllocationDraftBar
                  draft={draft}
                  currency={plan.currency}
                  leaving={leaving}
                  onDone={() => ranking.current?.focus({ preventScroll: true })}
                />
              )}
            </section>
          )}
          {editable && (
            <CategorySwitches
              choices={choices}
              onSwitch={(category, selected) => edit(withSelected(choices, category, selected))}
              trailing={({ category, selected }) =>
                plan.categories.some((one) => one.category === category && one.selected !== selected) &&
                amountOf(category)
              }
            />
          )}
          <PlanFactList onSave={editable ? saveFact : undefined} />
          {allocation.ok && (
            <section aria-labelledby="usual" className="card px-5 py-4 print:break-inside-avoid">
              <h2 id="usual" className="mb-3 text-xl">
                {t('budget:usual.title')}
              </h2>
              <UsualTotalNote facts={plan} total={plan.budget} allocation={allocation} />
            </section>
          )}
        </div>
      </div>
      {/* On a wide screen, the same link is at the top of the page instead. */}
      <Link
        to={paths.planPdf(plan.id)}
        className={cx(buttonClass('secondary'), 'self-start sm:hidden print:hidden')}
      >
        <FileText className="size-4.5" />
        <span>{t('plan.pdf')}</span>
      </Link>
    </div>
  );
}
