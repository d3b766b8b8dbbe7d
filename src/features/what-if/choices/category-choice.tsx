import { memo } from 'react';
import { CATEGORIES, type Category } from '@/domain/plan/facts';
import type { Overrides } from '@/domain/what-if/overrides';
import { useTranslation } from '@/lib/translation';
import { CategorySwitch } from '@/parts/allocation/category-switch';
import { usePlanContext } from '@/parts/module/plan-context';
import { cx } from '@/ui/class-names';

interface CategoryChoiceProps {
  selected: Overrides['selected'];
  onSwitch: (category: Category, selected: boolean) => void;
}

/** Switches for the scenario's categories. The last selected category can't be switched off. */
export const CategorySelection = memo(function CategoryChoice({ selected, onSwitch }: CategoryChoiceProps) {
  const { t } = useTranslation('whatif');
  const { plan, editable } = usePlanContext();
  const inPlan = (category: Category) =>
    plan.categories.some((choice) => choice.category === category && choice.selected);
  const isIn = (category: Category) => selected?.[category] ?? inPlan(category);
  const last = CATEGORIES.filter(isIn).length === 1;
  return (
    <fieldset disabled={!editable} className="min-w-0">
      <legend className="font-medium">{t('editor.categories')}</legend>
      <div className="mt-1.5 grid grid-cols-1 gap-2 xs:grid-cols-2 sm:grid-cols-3">
        {CATEGORIES.map((category) => {
          const on = isIn(category);
          return (
            <CategorySwitch
              key={category}
              category={category}
              on={on}
              fixed={on && last}
              className={cx('text-sm', on === inPlan(category) ? 'border-line' : 'border-accent')}
              onSwitch={(next) => onSwitch(category, next)}
            />
          );
        })}
      </div>
    </fieldset>
  );
});
