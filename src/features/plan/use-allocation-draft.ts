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
  readonly changed: boolean;
  /** True if a new order or selection of categories waits to be accepted. */
  readonly waits: boolean;
  /** True if the draft couldn't be stored on the device, for example because its storage is full. */
  readonly refused: boolean;
  readonly edit: (next: Choices) => void;
  /**
   * Sets locked amounts. If a draft is waiting, they are added to the draft; otherwise they are stored at
   * once.
   */
  readonly setLocks: (next: Choices) => void;
  readonly accept: () => void;
  readonly dismiss: () => void;
}

/**
 * A plan's stored choices, overlaid with the user's unsaved changes. If `editable` is false, unsaved changes
 * are ignored.
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
  // Changes stored by other people are merged into the base of the draft.
  const choices = draft ? mergeChoices({ categories: draft.base }, plan, draft.choices) : plan.categories;
  const differences = differencesOf(choices);
  const changed = differences.length > 0;
  // A draft that changes only locked amounts doesn't wait for approval.
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
