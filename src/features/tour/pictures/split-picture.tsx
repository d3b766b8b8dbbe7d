import { useTranslation } from 'react-i18next';
import type { Category } from '@/domain/plan/facts';
import { AllocationBar } from '@/parts/allocation-picture';
import { AllocationRow } from '@/parts/allocation-row';
import { exampleWedding, splitOf, whole } from '../example';

const SHOWN: readonly Category[] = ['catering', 'photo-and-video', 'music'];

/** Rows of the real product, whose reasons can be opened. */
export function SplitPicture() {
  const { t } = useTranslation('budget');
  const facts = exampleWedding({ location_type: 'outdoor' });
  const split = splitOf(facts);
  const lines = split.lines.map((line) => ({ ...line, amount: whole(line.amount) }));
  return (
    <div>
      <AllocationBar lines={lines} total={split.total} currency={facts.currency} />
      <ul aria-label={t('rows.title')} className="mt-2 -mb-4 divide-y divide-line">
        {lines
          .filter(({ category }) => SHOWN.includes(category))
          .map((line) => (
            <AllocationRow
              key={line.category}
              line={line}
              basis={split.basis}
              currency={facts.currency}
              contingency={0}
              choice={undefined}
            />
          ))}
      </ul>
    </div>
  );
}
