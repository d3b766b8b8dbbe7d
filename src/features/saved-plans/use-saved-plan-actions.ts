import { useEffect, useMemo, useRef } from 'react';
import type { Plan } from '@/data/plans';
import { useTranslation } from '@/lib/translation';
import { useChangePlan } from '@/parts/plan/use-change-plan';
import type { SavedPlanActions } from './saved-plan-row';

interface Hooks {
  /** Called instead of `onDuplicate` if the tier allows no further plan. */
  onLimit: () => void;
  atLimit: boolean;
  onDuplicate: (plan: Plan) => void;
  onTemplate: (plan: Plan) => void;
}

/** Actions in the menu of a saved plan. Each takes effect on screen at once, and most can be undone. */
export function useSavedPlanActions({ onLimit, atLimit, onDuplicate, onTemplate }: Hooks): SavedPlanActions {
  const { t } = useTranslation(['plans', 'common']);
  const change = useChangePlan();
  const actions: SavedPlanActions = {
    rename: (plan, name) => change(plan, { changes: { name } }, t('saved.renamed')),
    duplicate: (plan) => (atLimit ? onLimit() : onDuplicate(plan)),
    template: onTemplate,
    archive: (plan, archived) =>
      change(plan, { changes: { archived } }, t(archived ? 'saved.wasArchived' : 'saved.wasUnarchived')),
    remove: (plan) =>
      change(plan, { changes: { deleted: true } }, t('saved.wasDeleted', { name: plan.name })),
  };
  // Stable callbacks, because new callbacks would rerender every row at each letter of a search.
  const now = useRef(actions);
  useEffect(() => {
    now.current = actions;
  });
  return useMemo(
    () => ({
      rename: (plan, name) => now.current.rename(plan, name),
      duplicate: (plan) => now.current.duplicate(plan),
      template: (plan) => now.current.template(plan),
      archive: (plan, archived) => now.current.archive(plan, archived),
      remove: (plan) => now.current.remove(plan),
    }),
    [],
  );
}
