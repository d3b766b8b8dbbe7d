import { lazy } from 'react';
import { loadTexts } from '@/lib/i18n';
import { RowSuggestionsContext } from '@/parts/form/row-suggestions-context';
import { SuggestingContext } from '@/parts/module/suggesting-context';
import { FaceContext, type LoadFace } from '@/parts/rows/face-context';
import { latePanel } from '@/ui/late-panel';
import type { Pieces } from '@/ui/pieces';
import { MODULES } from '../../modules';

/** If the code can't be loaded, the plan is read-only. */
const Suggesting = lazy(() =>
  Promise.all([import('@/parts/suggestions/suggesting'), loadTexts('suggestions')]).then(
    ([suggesting]) => suggesting,
    () => ({ default: ({ children }: { children: Pieces }) => <>{children}</> }),
  ),
);

const RowSuggestions = latePanel(async () => {
  const [panel] = await Promise.all([
    import('@/parts/suggestions/row-suggestions'),
    loadTexts('suggestions', 'modules'),
  ]);
  return panel;
});

const loadFace: LoadFace = async (table) => {
  const module = MODULES.find(({ tables }) => tables.includes(table));
  if (!module) return undefined;
  const [rows] = await Promise.all([module.rows?.(), loadTexts('modules', ...module.texts)]);
  return rows?.faces[table];
};

/** Provides the plan's pages with the components for making and reading suggestions. */
export const SuggestionParts = ({ children }: { children: Pieces }) => (
  <SuggestingContext value={Suggesting}>
    <RowSuggestionsContext value={RowSuggestions}>
      <FaceContext value={loadFace}>{children}</FaceContext>
    </RowSuggestionsContext>
  </SuggestingContext>
);
