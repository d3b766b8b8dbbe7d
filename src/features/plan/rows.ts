import { useMemo } from 'react';
import { editedPlan, PLANS, type Plan } from '@/data/plans';
import { type StoredSuggestion, SUGGESTIONS } from '@/data/suggestions';
import { FACT_FIELDS, mergeEdit } from '@/domain/plan-allocation/merge';
import { formatList, formatMoney } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { textColumn } from '@/parts/rows/columns';
import { face } from '@/parts/rows/face';
import type { RowDescription } from '@/parts/rows/row-description';
import { factText } from './fact-text';

/**
 * Three-way merge of a plan. My value wins where I changed it; otherwise the other person's value is kept.
 * The allocation is computed again. Returns null if the combined amounts exceed the budget.
 */
function merge(base: Plan, theirs: Plan, mine: Plan): Plan | null {
  const facts = Object.fromEntries(FACT_FIELDS.map((field) => [field, mine[field]]));
  const merged = mergeEdit(base, theirs, { changes: facts, categories: mine.categories });
  if (!merged.ok) return null;
  const { archived_at, deleted_at } = mine;
  return {
    ...editedPlan(theirs, merged.edit),
    archived_at: archived_at === base.archived_at ? theirs.archived_at : archived_at,
    deleted_at: deleted_at === base.deleted_at ? theirs.deleted_at : deleted_at,
  };
}

function usePlanDescription(): RowDescription<Plan> {
  const { t } = useTranslation(['plans', 'common']);
  const label = useCategoryLabel();
  return useMemo(
    () => ({
      title: (plan) => plan.name,
      limit: t('common:failures.limit'),
      room: { label: t('limit.room'), href: paths.savedPlans },
      columns: [
        ...FACT_FIELDS.map((field) => ({
          key: field,
          label: t(`field.${field}`),
          text: (plan: Plan) => factText(t, plan, field),
        })),
        {
          key: 'categories',
          label: t('conflict.ranking'),
          text: ({ categories, currency }) =>
            categories
              .filter(({ selected }) => selected)
              .toSorted((a, b) => (a.priority ?? 99) - (b.priority ?? 99))
              .map(({ category, locked, allocated_amount }) =>
                locked
                  ? `${label(category)} (${formatMoney(allocated_amount ?? 0, currency)})`
                  : label(category),
              )
              .join(', '),
        },
        {
          key: 'archived_at',
          label: t('saved.archived'),
          text: (plan) => plan.archived_at && t('saved.archived'),
        },
      ],
    }),
    [t, label],
  );
}

/** Joins all texts of a suggestion, for rows that can't be described in another way. */
const typedIn = ({ changes }: StoredSuggestion): string =>
  changes
    .map(({ row }) =>
      Object.values(row ?? {})
        .filter((value) => typeof value === 'string' && value !== '')
        .join(' · '),
    )
    .filter(Boolean)
    .join('\n');

function useSuggestionDescription(): RowDescription<StoredSuggestion> {
  const { t } = useTranslation('suggestions');
  return useMemo(
    () => ({
      title: () => t('row'),
      limit: t('limit'),
      href: () => null,
      columns: [
        { key: 'changes', label: t('typed'), text: (one) => typedIn(one) || null },
        textColumn('reason', t('why')),
        {
          key: 'states',
          label: t('answer'),
          text: ({ states }) => formatList(states.map((state) => t(`state.${state}`))),
        },
      ],
    }),
    [t],
  );
}

/**
 * Merges two people's answers to the lines of a suggestion. My answer wins where I gave one; otherwise the
 * other person's answer is kept.
 */
const mergeAnswers = (
  base: StoredSuggestion,
  theirs: StoredSuggestion,
  mine: StoredSuggestion,
): StoredSuggestion => ({
  ...theirs,
  states: theirs.states.map((state, i) => {
    const own = mine.states[i] ?? state;
    return own === base.states[i] ? state : own;
  }),
});

export const faces = {
  event_plans: face(PLANS, usePlanDescription, { merge }),
  suggestions: face(SUGGESTIONS, useSuggestionDescription, { merge: mergeAnswers }),
};
