import { lazy, type ReactNode } from 'react';
import { loadTexts } from '@/lib/i18n';
import { RowSuggestionsContext } from '@/parts/form/row-suggestions-context';
import { PlanContext, SuggestingContext, type SuggestingProps } from '@/parts/module/plan-context';
import { FaceContext, type LoadFace } from '@/parts/rows/face-context';
import { MODULES } from '../../modules';

const ReadOnly = ({ context, children }: SuggestingProps) => (
  <PlanContext value={context}>{children}</PlanContext>
);

const Suggesting = lazy(() =>
  Promise.all([import('@/parts/suggesting/suggesting'), loadTexts('suggestions')]).then(
    ([suggesting]) => suggesting,
    () => ({ default: ReadOnly }),
  ),
);

// Not by `latePanel`, which the module's file brings after this one.
const RowSuggestions = lazy(() =>
  Promise.all([import('@/parts/suggesting/row-suggestions'), loadTexts('suggestions', 'modules')]).then(
    ([panel]) => panel,
    () => ({ default: () => null }),
  ),
);

const loadFace: LoadFace = async (table) => {
  const module = MODULES.find(({ tables }) => tables.includes(table));
  if (!module) return undefined;
  const [rows] = await Promise.all([module.rows?.(), loadTexts('modules', ...module.texts)]);
  return rows?.faces[table];
};

/** What suggestions are made, found and read with, for the rooms that stand below it. */
export const SuggestionParts = ({ children }: { children: ReactNode }) => (
  <SuggestingContext value={Suggesting}>
    <RowSuggestionsContext value={RowSuggestions}>
      <FaceContext value={loadFace}>{children}</FaceContext>
    </RowSuggestionsContext>
  </SuggestingContext>
);
