import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { createPlanMutation } from '@/data/plan-mutations';
import type { NewPlan, Plan } from '@/data/plans';
import { statusOf } from '@/lib/errors';
import { toast } from '@/ui/toast-store';
import type { SavedPlanDeeds } from './saved-plan-row';
import { useChangePlan } from './use-change-plan';

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
export function useSavedPlanDeeds({ onLimit, atLimit, open }: Hooks): SavedPlanDeeds {
  const client = useQueryClient();
  const { t } = useTranslation(['plans', 'common']);
  const change = useChangePlan();
  const { mutate: create } = useMutation({
    ...createPlanMutation(client),
    meta: { handled: true },
    onError: (error) => {
      const full = statusOf(error) === 402;
      toast({
        title: t('common:failures.title'),
        text: t(full ? 'common:failures.limit' : 'failure.network'),
        tone: 'danger',
      });
    },
  });
  const deeds: SavedPlanDeeds = {
    rename: (plan, name) => change(plan, { changes: { name } }, t('saved.renamed')),
    duplicate: (plan) => {
      if (atLimit) return onLimit();
      const copy = copyOf(plan, t('saved.copyOf', { name: plan.name }));
      create(copy);
      toast({
        title: t('saved.duplicated'),
        text: copy.facts.name,
        action: { label: t('saved.open'), run: () => open(copy.id) },
      });
    },
    archive: (plan, archived) =>
      change(plan, { changes: { archived } }, t(archived ? 'saved.wasArchived' : 'saved.wasUnarchived')),
    remove: (plan) =>
      change(plan, { changes: { deleted: true } }, t('saved.wasDeleted', { name: plan.name })),
  };
  // The rows are given the same ones for good: with others each letter of a search would draw every row anew.
  const now = useRef(deeds);
  useEffect(() => {
    now.current = deeds;
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
