import { useTranslation } from 'react-i18next';
import type { Category, CategoryChoice } from '@/domain/plan/facts';
import { CategoryMark, useCategoryLabel } from '@/parts/category-mark';
import { cx } from '@/ui/class-names';

interface SwitchesProps {
  choices: readonly CategoryChoice[];
  onSwitch: (category: Category, selected: boolean) => void;
}

/** What the plan spends on, switched on and off; the last one stays. */
export function CategorySwitches({ choices, onSwitch }: SwitchesProps) {
  const { t } = useTranslation('plans');
  const label = useCategoryLabel();
  const last = choices.filter(({ selected }) => selected).length === 1;
  return (
    <fieldset className="print:hidden">
      <legend className="font-serif text-xl font-medium">{t('plan.categories')}</legend>
      <p className="mt-1 text-sm text-ink-muted">{t(last ? 'plan.atLeastOne' : 'plan.excludedHint')}</p>
      <div className="mt-3 grid grid-cols-1 gap-2 xs:grid-cols-2">
        {choices.map(({ category, selected }) => (
          <label
            key={category}
            className={cx(
              'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-card border bg-surface px-3 py-1.5 has-focus-visible:outline-2 has-focus-visible:outline-accent',
              selected ? 'border-line-strong' : 'border-line text-ink-muted',
            )}
          >
            <CategoryMark category={category} small />
            <span className="min-w-0 flex-1 break-words">{label(category)}</span>
            <input
              type="checkbox"
              checked={selected}
              disabled={selected && last}
              onChange={(event) => onSwitch(category, event.target.checked)}
              className="size-5 shrink-0 outline-none"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
