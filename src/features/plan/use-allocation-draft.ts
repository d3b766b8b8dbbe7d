import { useMemo, useState } from 'react';
import { whenKept } from '@/data/sync/outbox';
import { allocate } from '@/domain/allocation/allocate';
import type { Allocation } from '@/domain/allocation/allocation';
import type { CategoryChoice } from '@/domain/plan/facts';
import { type AllocationDraft, readAllocationDraft } from '@/domain/plan-allocation/draft';
import { mergeChoices, planDifferences } from '@/domain/plan-allocation/merge';
import { reallocate, storedAllocation } from '@/domain/plan-allocation/stored-allocation';
import { formatMoney } from '@/lib/format';
import { endOwnDraft } from '@/lib/session/drafts';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { useDraftKeeper } from '@/parts/form/use-draft-keeper';
import { useKeptDraft } from '@/parts/form/use-kept-draft';
import { usePlanContext } from '@/parts/module/plan-context';
import { useChangePlan } from '@/parts/plan/use-change-plan';
import { toast } from '@/ui/toast-store';

type Choices = readonly CategoryChoice[];
type Differences = ReturnType<typeof planDifferences>;

const FORM = 'plan-allocation';
const ROW = 'choices';
const NONE = { draft: null };

/** Returns a function that describes the change. */
function useSaid(): (differences: Differences) => string {
  const { currency } = usePlanContext().plan;
  const { t } = useTranslation('plans');
  const label = useCategoryLabel();
  return ([one, other]) => {
    if (one?.kind !== 'lock') return t('said.recalculated');
    if (other) return t(one.locked ? 'said.lockedSeveral' : 'said.unlockedAll');
    const category = label(one.category);
    return one.locked
      ? t('said.locked', { category, amount: formatMoney(one.amount, currency) })
      : t('said.unlocked', { category });
  };
}

export interface DraftChoices {
  readonly choices: Choices;
  readonly allocation: Allocation;
  /** True if the draft differs from the stored allocation. */
  readonly changed: boolean;
  /** True if an order or a selection isn't accepted yet. */
  readonly waits: boolean;
  /** True if the device has no room for it. */
  readonly refused: boolean;
  /** Previews choices with their allocation, without storing them. */
  readonly edit: (next: Choices) => void;
  /** Sets locked amounts: stored at once, or added to a waiting draft. */
  readonly setLocks: (next: Choices) => void;
  readonly accept: () => void;
  readonly dismiss: () => void;
}

/**
 * A plan's stored choices with the person's unsaved changes on top. With `editable` false the changes are
 * ignored.
 */
export function useAllocationDraft(editable: boolean): DraftChoices {
  const { plan } = usePlanContext();
  const { t } = useTranslation(['plans', 'modules', 'common']);
  const change = useChangePlan();
  const said = useSaid();
  const kept = useKeptDraft(FORM, ROW);
  const begun = useMemo(() => readAllocationDraft(kept?.data), [kept]);
  const [made, setMade] = useState<AllocationDraft | null>();
  const draft = editable ? (made === undefined ? begun : made) : null;

  const differencesOf = (choices: Choices) => planDifferences(plan, { ...plan, categories: choices });
  // Changes that other people stored are merged below the draft.
  const choices = draft ? mergeChoices({ categories: draft.base }, plan, draft.choices) : plan.categories;
  const differences = differencesOf(choices);
  const changed = differences.length > 0;
  // Amounts wait only while they are typed, or as long as they don't fit.
  const waits = differences.some(({ kind }) => kind !== 'lock');
  const keeper = useDraftKeeper(
    () => ({ draft: waits ? draft : null }),
    NONE,
    { form: FORM, row: `${plan.id}.${ROW}` },
    () => toast({ title: t('modules:draft.closed') }),
  );
  const set = (next: AllocationDraft | null) => {
    setMade(next);
    keeper.changed();
  };
  const edit = (next: Choices) => set({ base: plan.categories, choices: next });
  const save = (next: Choices) => {
    const result = reallocate({ ...plan, categories: next });
    if (!result.ok) return edit(next);
    setMade(null);
    void endOwnDraft({ form: FORM, row: `${plan.id}.${ROW}` }, whenKept());
    change(plan, { changes: {}, categories: result.categories }, said(differencesOf(next)));
  };
  return {
    choices,
    allocation: changed ? allocate({ ...plan, categories: choices }) : storedAllocation(plan),
    changed,
    waits,
    refused: keeper.refused,
    edit,
    setLocks: (next) => {
      if (waits) edit(next);
      else if (differencesOf(next).length > 0) save(next);
      else set(null);
    },
    accept: () => save(choices),
    dismiss: () => {
      set(null);
      toast({ title: t('said.dismissed'), action: { label: t('common:undo'), run: () => set(draft) } });
    },
  };
}
