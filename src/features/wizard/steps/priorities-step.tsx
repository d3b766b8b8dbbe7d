import { useTranslation } from 'react-i18next';
import { isRanked, rankedCategories, withoutRanking, withRanking } from '@/parts/category-choices';
import { PriorityRanking } from '@/parts/priority-ranking';
import { Button } from '@/ui/button';
import { RotateCcw } from '@/ui/icons';
import { useField } from '../use-field';

export function PrioritiesStep() {
  const { t } = useTranslation('wizard');
  const { field, setMany } = useField('categories');
  const choices = field.value;
  const order = rankedCategories(choices);
  const ranked = isRanked(choices);
  if (order.length === 1) return <p className="text-ink-muted">{t('priorities.single')}</p>;
  return (
    <div className="max-w-xl">
      <PriorityRanking
        order={order}
        onChange={(next) => setMany({ categories: withRanking(choices, next) })}
      />
      <div className="mt-4 flex min-h-11 items-center">
        {ranked ? (
          <Button
            look="quiet"
            icon={<RotateCcw aria-hidden="true" className="size-4" />}
            onClick={() => setMany({ categories: withoutRanking(choices) })}
          >
            {t('priorities.reset')}
          </Button>
        ) : (
          <p className="text-ink-muted">{t('priorities.unranked')}</p>
        )}
      </div>
    </div>
  );
}
