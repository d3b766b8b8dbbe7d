import { memo, useState } from 'react';
import type { Category } from '@/domain/plan/facts';
import { applyOverrides, type Overrides } from '@/domain/what-if/overrides';
import { useTranslation } from '@/lib/translation';
import { rankedCategories, rankedCount } from '@/parts/allocation/category-choices';
import { PriorityRanking } from '@/parts/allocation/priority-ranking';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button } from '@/ui/button';
import { useLineWords } from '../line-words';
import { ResetButton } from './reset-button';

interface RankingChoiceProps {
  selected: Overrides['selected'];
  ranking: Overrides['ranking'];
  onChange: (ranking: readonly Category[] | undefined) => void;
}

export const RankingChoice = memo(function RankingChoice({
  selected,
  ranking,
  onChange,
}: RankingChoiceProps) {
  const { t } = useTranslation('whatif');
  const { plan, editable } = usePlanContext();
  const words = useLineWords();
  const [open, setOpen] = useState(false);
  const after = applyOverrides(plan, { ...(selected && { selected }), ...(ranking && { ranking }) });
  return (
    <section aria-labelledby="scenario-ranking">
      <h3 id="scenario-ranking" className="font-sans text-base font-medium tracking-normal">
        {t('editor.ranking')}
      </h3>
      <p className="text-sm text-ink-muted">{t('editor.rankingHint')}</p>
      {open && editable ? (
        <div className="mt-2">
          <PriorityRanking
            order={rankedCategories(after.categories)}
            ranked={rankedCount(after.categories)}
            onChange={onChange}
          />
        </div>
      ) : (
        <p className="mt-1">{words.value(after, 'ranking')}</p>
      )}
      {editable && (
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
