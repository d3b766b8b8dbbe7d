import type { Category, CategoryChoice } from '@/domain/plan/facts';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { CategorySwitch } from '@/parts/allocation/category-switch';
import { Disclosure } from '@/ui/disclosure';
import type { Pieces } from '@/ui/pieces';

interface SwitchesProps {
  choices: readonly CategoryChoice[];
  onSwitch: (category: Category, selected: boolean) => void;
  /** Returns what is shown after a category's name. */
  trailing: (choice: CategoryChoice) => Pieces;
}

/**
 * Switches to select the plan's categories. The last selected category can't be switched off. The switches
 * are collapsed, because most people choose categories only once, in the wizard.
 */
export function CategorySwitches({ choices, onSwitch, trailing }: SwitchesProps) {
  const { t } = useTranslation('plans');
  const selected = choices.filter((choice) => choice.selected).length;
  const of = { count: selected, of: formatNumber(choices.length) };
  return (
    <Disclosure
      look="card"
      className="print:hidden"
      summaryClassName="min-h-14"
      title={
        <span>
          <span className="font-serif text-xl font-medium">{t('plan.categories')}</span>{' '}
          <span className="font-normal text-ink-muted">{t('plan.categoriesOf', of)}</span>
        </span>
      }
    >
      <fieldset>
        <legend className="sr-only">{t('plan.categories')}</legend>
        <p className="text-sm text-ink-muted">
          {t(selected === 1 ? 'plan.atLeastOne' : 'plan.excludedHint')}
        </p>
        <div className="mt-3 grid grid-cols-1 gap-2 xs:grid-cols-2">
          {choices.map((choice) => (
            <CategorySwitch
              key={choice.category}
              category={choice.category}
              on={choice.selected}
              fixed={choice.selected && selected === 1}
              className={choice.selected ? 'border-line-strong' : 'border-line'}
              onSwitch={(on) => onSwitch(choice.category, on)}
              trailing={trailing(choice)}
            />
          ))}
        </div>
      </fieldset>
    </Disclosure>
  );
}
