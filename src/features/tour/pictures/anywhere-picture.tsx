import { CloudOff } from 'lucide-react';
import type { Category } from '@/domain/plan/facts';
import { formatDate, formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { AllocationBar } from '@/parts/allocation/allocation-picture';
import { CategoryMark, useCategoryLabel } from '@/parts/allocation/category-mark';
import { allocationOf, EXAMPLE_DAY, exampleWedding, whole } from './example';

const SHOWN: readonly Category[] = ['venue', 'catering', 'drinks', 'music'];

export function AnywherePicture() {
  const { t } = useTranslation(['tour', 'common']);
  const label = useCategoryLabel();
  const facts = exampleWedding();
  const result = allocationOf(facts);
  const lines = result.lines.map((line) => ({ ...line, amount: whole(line.amount) }));
  return (
    <div className="mx-auto -mb-6 max-w-80 overflow-hidden rounded-t-[2rem] border-2 border-b-0 border-ink bg-paper sm:-mb-8">
      <p className="flex items-start gap-2 bg-attention-soft px-5 pt-5 pb-3 text-sm text-attention">
        <CloudOff className="mt-0.5 size-4 shrink-0" />
        <span>{t('anywhere.offline')}</span>
      </p>
      <div className="px-5 pt-5 pb-6">
        <p className="font-serif text-2xl leading-tight">{t('anywhere.event')}</p>
        <p suppressHydrationWarning className="mt-1 mb-4 text-sm text-ink-muted">
          {formatDate(EXAMPLE_DAY)}
        </p>
        <AllocationBar lines={lines} total={result.total} currency={facts.currency} />
        <ul className="mt-3 divide-y divide-line">
          {lines
            .filter(({ category }) => SHOWN.includes(category))
            .map(({ category, amount }) => (
              <li key={category} className="flex min-h-12 items-center gap-3">
                <CategoryMark category={category} small />
                <span className="flex-1">{label(category)}</span>
                <span className="tabular font-semibold">{formatMoney(amount, facts.currency)}</span>
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
}
