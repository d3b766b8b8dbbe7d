import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '@/data/plans';
import type { Category } from '@/domain/plan/facts';
import { applyOverrides, type Overrides } from '@/domain/what-if/overrides';
import { rankedCategories } from '@/parts/category-choices';
import { PriorityRanking } from '@/parts/priority-ranking';
import { Button } from '@/ui/button';
import { useLineWords } from './line-words';
import { ResetButton } from './reset-button';

interface RankingChoiceProps {
  plan: Plan;
  selected: Overrides['selected'];
  ranking: Overrides['ranking'];
  readOnly: boolean;
  onChange: (ranking: readonly Category[] | undefined) => void;
}

/** Another order of priorities, opened when it is wanted. */
export const RankingChoice = memo(function RankingChoice({
  plan,
  selected,
  ranking,
  readOnly,
  onChange,
}: RankingChoiceProps) {
  const { t } = useTranslation('whatif');
  const words = useLineWords();
  const [open, setOpen] = useState(false);
  const after = applyOverrides(plan, { ...(selected && { selected }), ...(ranking && { ranking }) });
  return (
    <section aria-labelledby="scenario-ranking">
      <h3 id="scenario-ranking" className="font-sans text-base font-medium tracking-normal">
        {t('editor.ranking')}
      </h3>
      <p className="text-sm text-ink-muted">{t('editor.rankingHint')}</p>
      {open && !readOnly ? (
        <div className="mt-2">
          <PriorityRanking order={rankedCategories(after.categories)} onChange={onChange} />
        </div>
      ) : (
        <p className="mt-1">{words.value(after, 'ranking')}</p>
      )}
      {!readOnly && (
        <div className="flex flex-wrap items-center gap-x-4">
          {!open && (
            <Button look="secondary" size="small" className="mt-2" onClick={() => setOpen(true)}>
              {t('editor.rankingEdit')}
            </Button>
          )}
          {ranking && (
            <ResetButton
              plan={words.value(plan, 'ranking')}
              line={t('line.ranking')}
              onReset={() => onChange(undefined)}
            />
          )}
        </div>
      )}
    </section>
  );
});
