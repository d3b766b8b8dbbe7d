import { useEffect, useMemo, useRef } from 'react';
import type { Plan } from '@/data/plans';
import { useTranslation } from '@/lib/translation';
import { useChangePlan } from '@/parts/plan/use-change-plan';
import type { SavedPlanActions } from './saved-plan-row';

interface Hooks {
  /** Called before anything happens if the tier has no room. */
  onLimit: () => void;
  atLimit: boolean;
  /** Opens the dialog about a copy. */
  onDuplicate: (plan: Plan) => void;
  /** Opens the dialog about a template. */
  onTemplate: (plan: Plan) => void;
}

/** Actions of the saved plans' menu; each shows at once, and most can be undone. */
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
  // Stable callbacks, because others would rerender every row at each letter of a search.
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
