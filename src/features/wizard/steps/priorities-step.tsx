import { RotateCcw } from 'lucide-react';
import { useTranslation } from '@/lib/translation';
import { AllocationBar, AllocationDonut } from '@/parts/allocation/allocation-picture';
import {
  isRanked,
  rankedCategories,
  rankedCount,
  withoutRanking,
  withRanking,
} from '@/parts/allocation/category-choices';
import { PriorityRanking } from '@/parts/allocation/priority-ranking';
import { RankedAmount } from '@/parts/allocation/ranked-amount';
import { useAllocationProblems } from '@/parts/allocation/use-allocation-problems';
import { Button } from '@/ui/button';
import { useField } from '../use-field';
import { useWizardAllocation, type WizardAllocation } from '../use-wizard-allocation';
import { useEven } from './use-even';

function Ranking({ input, allocation }: WizardAllocation) {
  const { t } = useTranslation('wizard');
  const { setMany } = useField('categories');
  const { lines } = useAllocationProblems(allocation, input.categories);
  const choices = input.categories;
  const even = useEven(input, choices);
  const picture = { lines, total: input.budget, currency: input.currency };
  return (
    <div className="max-lg:**:scroll-mt-28 lg:grid lg:grid-cols-[minmax(0,1fr)_14rem] lg:gap-10">
      <div className="sticky top-(--top-bars) z-10 -mx-1 bg-paper px-1 pt-1 pb-3 short:static lg:hidden">
        <AllocationBar {...picture} />
      </div>
      <div>
        <PriorityRanking
          order={rankedCategories(choices)}
          ranked={rankedCount(choices)}
          onChange={(next) => setMany({ categories: withRanking(choices, next) })}
          trailing={(category) => (
            <RankedAmount
              amount={lines.find((line) => line.category === category)?.amount ?? 0}
              against={even?.get(category) ?? null}
              currency={input.currency}
            />
          )}
        />
        <div className="mt-3 flex min-h-11 items-center">
          {isRanked(choices) ? (
            <Button
              look="quiet"
              className="-ml-4"
              icon={<RotateCcw className="size-4" />}
              onClick={() => setMany({ categories: withoutRanking(choices) })}
            >
              {t('priorities.reset')}
            </Button>
          ) : (
            <p className="text-ink-muted">{t('priorities.unranked')}</p>
          )}
        </div>
      </div>
      <div className="max-lg:hidden">
        <AllocationDonut {...picture} className="sticky top-[calc(var(--top-bars)+2rem)]" />
      </div>
    </div>
  );
}

export function PrioritiesStep() {
  const { t } = useTranslation('wizard');
  const result = useWizardAllocation();
  if (!result) return null;
  if (rankedCategories(result.input.categories).length === 1)
    return <p className="text-ink-muted">{t('priorities.single')}</p>;
  return <Ranking {...result} />;
}
