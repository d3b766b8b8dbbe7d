import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { type NewPlan, PLANS, type Plan, plannedPlan } from '@/data/plans';
import { useTranslation } from '@/lib/translation';
import { ceremonyOfPlan } from '@/parts/plan/ceremony-of-plan';
import { rowsOfNewPlan } from '@/parts/plan/rows-of-new-plan';
import { useChangePlan } from '@/parts/plan/use-change-plan';
import { changeTables } from '@/parts/rows/use-change-rows';
import { toast } from '@/ui/toast-store';
import type { SavedPlanActions } from './saved-plan-row';

const LONGEST_NAME = 100;

/** Everything of a plan but its id and its fate. */
function copyOf(plan: Plan, name: string): NewPlan {
  const {
    id: _,
    owner_id,
    version,
    archived_at,
    deleted_at,
    role,
    created_at,
    updated_at,
    ...content
  } = plan;
  const { categories, ...facts } = content;
  return {
    id: crypto.randomUUID(),
    facts: { ...facts, name: [...name].slice(0, LONGEST_NAME).join('').trim() },
    categories,
  };
}

interface Hooks {
  /** The tier has no room: said before anything happens. */
  onLimit: () => void;
  atLimit: boolean;
  open: (id: string) => void;
}

/** What the saved plans' menu does; each is shown at once and most can be taken back. */
export function useSavedPlanActions({ onLimit, atLimit, open }: Hooks): SavedPlanActions {
  const { t } = useTranslation(['plans', 'common']);
  const change = useChangePlan();
  const client = useQueryClient();
  const actions: SavedPlanActions = {
    rename: (plan, name) => change(plan, { changes: { name } }, t('saved.renamed')),
    duplicate: async (plan) => {
      if (atLimit) return onLimit();
      const copy = copyOf(plan, t('saved.copyOf', { name: plan.name }));
      const after = plannedPlan(copy);
      const rows = await rowsOfNewPlan(after, await ceremonyOfPlan(client, plan));
      changeTables(copy.id, [{ table: PLANS.table, before: null, after }, ...rows]);
      toast({
        title: t(rows.length > 0 ? 'saved.duplicatedWith' : 'saved.duplicated'),
        text: copy.facts.name,
        action: { label: t('saved.open'), run: () => open(copy.id) },
      });
    },
    archive: (plan, archived) =>
      change(plan, { changes: { archived } }, t(archived ? 'saved.wasArchived' : 'saved.wasUnarchived')),
    remove: (plan) =>
      change(plan, { changes: { deleted: true } }, t('saved.wasDeleted', { name: plan.name })),
  };
  // The rows are given the same ones for good: with others each letter of a search would render every row again.
  const now = useRef(actions);
  useEffect(() => {
    now.current = actions;
  });
  return useMemo(
    () => ({
      rename: (plan, name) => now.current.rename(plan, name),
      duplicate: (plan) => now.current.duplicate(plan),
      archive: (plan, archived) => now.current.archive(plan, archived),
      remove: (plan) => now.current.remove(plan),
    }),
    [],
  );
}
