import { Eye } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Plan } from '@/data/plans';
import { can } from '@/domain/access';
import { allocate } from '@/domain/budget/allocate';
import type { Category, CategoryChoice } from '@/domain/plan/facts';
import { planDifferences } from '@/domain/plan-allocation/merge';
import { reallocate, storedAllocation } from '@/domain/plan-allocation/stored-allocation';
import { formatMoney, today as todayNow } from '@/lib/format';
import { loadTexts } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { AllocationPicture } from '@/parts/allocation-picture';
import { AllocationRows } from '@/parts/allocation-rows';
import {
  isRanked,
  rankedCategories,
  rankedCount,
  withoutRanking,
  withRanking,
  withSelected,
} from '@/parts/category-choices';
import { useCategoryLabel } from '@/parts/category-mark';
import { type Edit, useChangePlan } from '@/parts/plan/use-change-plan';
import { PriorityRanking } from '@/parts/priority-ranking';
import { RankedAmount } from '@/parts/ranked-amount';
import { useEven } from '@/parts/use-even';
import { usePrinting } from '@/parts/use-printing';
import { UsualTotal } from '@/parts/usual-total';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/states';
import { AllocationSuggestion } from './allocation-suggestion';
import { CategorySwitches } from './category-switches';
import type { FactKey } from './fact-keys';
import { NowSkeleton } from './now-skeleton';
import { PlanFactList } from './plan-facts';
import { PlanHeader } from './plan-header';

const PlanNow = lazy(async () => {
  const [now] = await Promise.all([import('./plan-now'), loadTexts('now', 'tasks', 'checklist')]);
  return now;
});

const CategoryMoney = lazy(async () => {
  const [money] = await Promise.all([import('./category-money'), loadTexts('now')]);
  return money;
});

/** A plan as it stands: its facts, its allocation, what matters most; all of it changed in place by whoever may. */
export function PlanView({ plan }: { plan: Plan }) {
  const { t } = useTranslation(['plans', 'budget']);
  const label = useCategoryLabel();
  const change = useChangePlan();
  const printing = usePrinting();
  const editable = can(plan.role, 'edit') && !printing;
  // An amount while it is typed, or locks that don't fit: shown, but not saved.
  const [draft, setDraft] = useState<readonly CategoryChoice[] | null>(null);
  const choices = draft ?? plan.categories;
  const allocation = draft ? allocate({ ...plan, categories: draft }) : storedAllocation(plan);
  // What can't be split as typed leaves the picture as it was.
  const amounts = allocation.ok
    ? allocation.lines
    : plan.categories.map(({ category, allocated_amount }) => ({ category, amount: allocated_amount ?? 0 }));
  const amountOf = (category: Category) => amounts.find((one) => one.category === category)?.amount ?? 0;

  const saveChoices = (next: readonly CategoryChoice[], said: string) => {
    const result = reallocate({ ...plan, categories: next });
    if (!result.ok) return setDraft(next);
    setDraft(null);
    change(plan, { changes: {}, categories: result.categories }, said);
  };
  /** From the rows: a lock set, let go, or at another amount. */
  const saveLocks = (next: readonly CategoryChoice[]) => {
    const locks = planDifferences(plan, { ...plan, categories: next }).filter(({ kind }) => kind === 'lock');
    const [one, other] = locks;
    if (one?.kind !== 'lock') return setDraft(null);
    const category = label(one.category);
    const amount = formatMoney(one.amount, plan.currency);
    const said = other
      ? t(one.locked ? 'said.lockedSeveral' : 'said.unlockedAll')
      : one.locked
        ? t('said.locked', { category, amount })
        : t('said.unlocked', { category });
    saveChoices(next, said);
  };
  const saveFact = (fact: FactKey, edit: Edit) => {
    setDraft(null);
    change(plan, edit, t('said.fact', { field: t(`field.${fact}`) }));
  };
  const rank = (order: Category[]) => saveChoices(withRanking(choices, order), t('said.ranking'));
  const ranked = isRanked(choices);
  const even = useEven(plan, choices);

  return (
    <div className="flex flex-col gap-6 sm:gap-8">
      <PlanHeader
        plan={plan}
        today={todayNow()}
        onSave={editable ? saveFact : undefined}
        onRename={
          editable
            ? (name) => change(plan, { changes: { name } }, t('said.fact', { field: t('field.name') }))
            : undefined
        }
      />
      {!can(plan.role, 'edit') && (
        <Notice icon={<Eye aria-hidden="true" className="mt-0.5 size-5 shrink-0" />}>
          {t('plan.readOnly')}
        </Notice>
      )}
      <Suspense fallback={<NowSkeleton />}>
        <PlanNow plan={plan} />
      </Suspense>
      {!draft && (
        <AllocationSuggestion
          plan={plan}
          onApply={
            editable
              ? (categories) => change(plan, { changes: {}, categories }, t('said.recalculated'))
              : undefined
          }
        />
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
            onChange={editable ? saveLocks : undefined}
            onTyping={setDraft}
            hideExcluded={editable}
            beneath={({ category, amount }) => (
              <Suspense>
                <CategoryMoney plan={plan} category={category} given={amount} />
              </Suspense>
            )}
          />
        </section>
        <div className="flex min-w-0 flex-col gap-8 print:mt-8 print:block print:space-y-8">
          {editable && (
            <section aria-labelledby="ranking" className="flex flex-col gap-3">
              <div>
                <h2 id="ranking" className="text-xl">
                  {t('plan.ranking')}
                </h2>
                <p className="mt-1 text-sm text-ink-muted">
                  {t(ranked ? 'plan.rankingHint' : 'plan.rankingNone')}
                </p>
              </div>
              <PriorityRanking
                order={rankedCategories(choices)}
                ranked={rankedCount(choices)}
                onChange={rank}
                trailing={(category) => (
                  <RankedAmount
                    amount={amountOf(category)}
                    even={even?.get(category) ?? null}
                    currency={plan.currency}
                  />
                )}
              />
              {ranked && (
                <Button
                  look="quiet"
                  size="small"
                  className="self-start"
                  onClick={() => saveChoices(withoutRanking(choices), t('said.unranked'))}
                >
                  {t('said.unranked')}
                </Button>
              )}
            </section>
          )}
          {editable && (
            <CategorySwitches
              choices={choices}
              onSwitch={(category, selected) =>
                saveChoices(
                  withSelected(choices, category, selected),
                  t(selected ? 'said.added' : 'said.leftOut', { category: label(category) }),
                )
              }
            />
          )}
          <PlanFactList plan={plan} onSave={editable ? saveFact : undefined} />
          {allocation.ok && (
            <section aria-labelledby="usual" className="card px-5 py-4 print:break-inside-avoid">
              <h2 id="usual" className="mb-3 text-xl">
                {t('budget:usual.title')}
              </h2>
              <UsualTotal facts={plan} total={plan.budget} allocation={allocation} />
            </section>
          )}
        </div>
      </div>
    </div>
  );
}
