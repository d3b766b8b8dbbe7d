import { useEffect, useMemo, useRef } from 'react';
import type { Plan } from '@/data/plans';
import { useTranslation } from '@/lib/translation';
import { useChangePlan } from '@/parts/plan/use-change-plan';
import type { SavedPlanActions } from './saved-plan-row';

interface Hooks {
  /** The tier has no room: said before anything happens. */
  onLimit: () => void;
  atLimit: boolean;
  /** What a copy needs to know is asked first. */
  onDuplicate: (plan: Plan) => void;
  /** So is what a template keeps. */
  onTemplate: (plan: Plan) => void;
}

/** What the saved plans' menu does; each is shown at once and most can be taken back. */
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
  // The rows are given the same ones for good: with others each letter of a search would render every row again.
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
