import type { ReactNode } from 'react';
import type { Category, CategoryChoice } from '@/domain/plan/facts';
import { useTranslation } from '@/lib/translation';
import { CategorySwitch } from '@/parts/category-switch';

interface SwitchesProps {
  choices: readonly CategoryChoice[];
  onSwitch: (category: Category, selected: boolean) => void;
  /** What stands after a category's name. */
  trailing: (choice: CategoryChoice) => ReactNode;
}

/** What the plan spends on, switched on and off; the last one stays. */
export function CategorySwitches({ choices, onSwitch, trailing }: SwitchesProps) {
  const { t } = useTranslation('plans');
  const last = choices.filter(({ selected }) => selected).length === 1;
  return (
    <fieldset className="print:hidden">
      <legend className="font-serif text-xl font-medium">{t('plan.categories')}</legend>
      <p className="mt-1 text-sm text-ink-muted">{t(last ? 'plan.atLeastOne' : 'plan.excludedHint')}</p>
      <div className="mt-3 grid grid-cols-1 gap-2 xs:grid-cols-2">
        {choices.map((choice) => (
          <CategorySwitch
            key={choice.category}
            category={choice.category}
            on={choice.selected}
            fixed={choice.selected && last}
            className={choice.selected ? 'border-line-strong' : 'border-line'}
            onSwitch={(on) => onSwitch(choice.category, on)}
            trailing={trailing(choice)}
          />
        ))}
      </div>
    </fieldset>
  );
}
