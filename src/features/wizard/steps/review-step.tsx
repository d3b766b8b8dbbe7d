import type { CategoryChoice } from '@/domain/plan/facts';
import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { AllocationBar, AllocationDonut } from '@/parts/allocation/allocation-picture';
import { AllocationRows } from '@/parts/allocation/allocation-rows';
import { useAllocationProblems } from '@/parts/allocation/use-allocation-problems';
import { UsualTotalNote } from '@/parts/allocation/usual-total';
import { useField } from '../use-field';
import { useWizardAllocation, type WizardAllocation } from '../use-wizard-allocation';

interface ReviewProps extends WizardAllocation {
  onChange: (choices: CategoryChoice[]) => void;
}

function Review({ input, allocation, onChange }: ReviewProps) {
  const { t } = useTranslation(['wizard', 'budget']);
  const { lines } = useAllocationProblems(allocation, input.categories);
  const picture = { lines, total: input.budget, currency: input.currency };
  return (
    <div className="max-lg:**:scroll-mt-44 lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-12">
      <h2 className="sr-only">{t('review.split')}</h2>
      <div className="sticky top-(--top-bars) z-10 -mx-1 bg-paper px-1 pt-2 pb-3 short:static lg:hidden">
        <p className="mb-2 flex items-baseline justify-between gap-3">
          <span className="text-ink-muted">{t('budget:picture.total')}</span>
          <span className="tabular font-serif text-xl font-semibold">
            {formatMoney(input.budget, input.currency)}
          </span>
        </p>
        <AllocationBar {...picture} />
      </div>
      <div className="max-lg:hidden">
        <AllocationDonut {...picture} className="sticky top-[calc(var(--top-bars)+2rem)]" />
      </div>
      <div className="min-w-0">
        <h2 className="mt-4 mb-3 text-xl lg:mt-0">{t('review.byCategory')}</h2>
        <AllocationRows
          allocation={allocation}
          choices={input.categories}
          currency={input.currency}
          country={input.country}
          onChange={onChange}
        />
        {allocation.ok && (
          <section className="mt-6 border-t border-line pt-5">
            <h2 className="mb-3 text-xl">{t('budget:usual.title')}</h2>
            <UsualTotalNote facts={input} total={input.budget} allocation={allocation} />
          </section>
        )}
      </div>
    </div>
  );
}

export function ReviewStep() {
  const { setMany } = useField('categories');
  const result = useWizardAllocation();
  return result && <Review {...result} onChange={(categories) => setMany({ categories })} />;
}
