import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '@/data/plans';
import { CATEGORIES, type Category } from '@/domain/plan/facts';
import type { Overrides } from '@/domain/what-if/overrides';
import { CategoryMark, useCategoryLabel } from '@/parts/category-mark';
import { cx } from '@/ui/class-names';

interface CategoryChoiceProps {
  plan: Plan;
  selected: Overrides['selected'];
  readOnly: boolean;
  onSwitch: (category: Category, selected: boolean) => void;
}

/** What it is spent on, switched on and off; the last one stays. */
export const CategoryChoice = memo(function CategoryChoice({
  plan,
  selected,
  readOnly,
  onSwitch,
}: CategoryChoiceProps) {
  const { t } = useTranslation('whatif');
  const label = useCategoryLabel();
  const inPlan = (category: Category) =>
    plan.categories.some((choice) => choice.category === category && choice.selected);
  const isIn = (category: Category) => selected?.[category] ?? inPlan(category);
  const last = CATEGORIES.filter(isIn).length === 1;
  return (
    <fieldset disabled={readOnly} className="min-w-0">
      <legend className="font-medium">{t('editor.categories')}</legend>
      <div className="mt-1.5 grid grid-cols-1 gap-2 xs:grid-cols-2 sm:grid-cols-3">
        {CATEGORIES.map((category) => {
          const on = isIn(category);
          return (
            <label
              key={category}
              className={cx(
                'flex min-h-11 cursor-pointer items-center gap-2 rounded-card border bg-surface px-2.5 py-1 has-focus-visible:outline-2 has-focus-visible:outline-accent',
                on === inPlan(category) ? 'border-line' : 'border-accent',
                !on && 'text-ink-muted',
              )}
            >
              <CategoryMark category={category} small />
              <span className="min-w-0 flex-1 text-sm break-words">{label(category)}</span>
              <input
                type="checkbox"
                checked={on}
                disabled={on && last}
                onChange={(event) => onSwitch(category, event.target.checked)}
                className="size-5 shrink-0 outline-none"
              />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
});
