import { useState } from 'react';
import type { Allocation, AllocationLine } from '@/domain/allocation/allocation';
import type { Category, CategoryChoice } from '@/domain/plan/facts';
import { useTranslation } from '@/lib/translation';
import type { Pieces } from '@/ui/pieces';
import { AllocationProblem, AllocationWarnings } from './allocation-notices';
import { AllocationRow, type RowEdit } from './allocation-row';
import { CategoryMark, useCategoryLabel } from './category-mark';
import { useAllocationProblems } from './use-allocation-problems';

interface AllocationRowsProps {
  /**
   * The result of `allocate` for `choices`. If it is an error, the last valid rows stay visible with the
   * error message.
   */
  allocation: Allocation;
  choices: readonly CategoryChoice[];
  currency: string;
  country: string;
  /**
   * Called with the new choices after a lock or an amount has been changed. The caller must then allocate
   * again. If missing, the rows are read-only.
   */
  onChange?: ((choices: CategoryChoice[]) => void) | undefined;
  /**
   * Called with each amount while it is being typed. If this callback is given, `onChange` is only called
   * when typing ends.
   */
  onTyping?: ((choices: CategoryChoice[]) => void) | undefined;
  beneath?: (line: AllocationLine) => Pieces;
  /** True if the caller lists the excluded categories itself. */
  hideExcluded?: boolean;
}

/** Lists the excluded categories and says that they can be selected again. */
function ExcludedCategories({ choices }: { choices: readonly CategoryChoice[] }) {
  const { t } = useTranslation('budget');
  const label = useCategoryLabel();
  const excluded = choices.filter((choice) => !choice.selected);
  if (excluded.length === 0) return null;
  return (
    <section className="border-t border-line pt-4">
      <h3 className="text-lg">{t('rows.excluded')}</h3>
      <p className="mt-1 text-sm text-ink-muted">{t('rows.excludedNote')}</p>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
        {excluded.map(({ category }) => (
          <li key={category} className="flex items-center gap-2">
            <CategoryMark category={category} small />
            <span>{label(category)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function AllocationRows(props: AllocationRowsProps) {
  const {
    allocation,
    choices,
    currency,
    country,
    onChange,
    onTyping = onChange,
    hideExcluded = false,
    beneath,
  } = props;
  const { t } = useTranslation('budget');
  const { lines, basis, contingency } = useAllocationProblems(allocation, choices);
  const [said, setSaid] = useState('');
  const [edited, setEdited] = useState<Category | null>(null);
  const replaced = (next: CategoryChoice) =>
    choices.map((choice) => (choice.category === next.category ? next : choice));
  const edit: RowEdit | undefined = onChange &&
    onTyping && {
      set: (next) => {
        setEdited(next.category);
        onChange(replaced(next));
      },
      type: (next) => {
        setEdited(next.category);
        onTyping(replaced(next));
      },
      done: (text) => {
        setSaid(text);
        if (onTyping !== onChange) onChange([...choices]);
      },
    };
  const problem = (
    <AllocationProblem allocation={allocation} choices={choices} currency={currency} onChange={onChange} />
  );
  // The error message is shown next to the edited amount, if that amount's row is visible.
  const at = !allocation.ok && lines.some((line) => line.category === edited) ? edited : null;
  return (
    <div>
      {at === null && problem}
      <AllocationWarnings allocation={allocation} currency={currency} />
      <ul aria-label={t('rows.title')} className="divide-y divide-line">
        {lines.map((line) => (
          <AllocationRow
            key={line.category}
            line={line}
            basis={basis}
            currency={currency}
            country={country}
            contingency={contingency}
            choice={choices.find((choice) => choice.category === line.category)}
            edit={edit}
            problem={at === line.category && problem}
            beneath={beneath?.(line)}
          />
        ))}
      </ul>
      {!hideExcluded && <ExcludedCategories choices={choices} />}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
