import type { Drink } from '@/domain/drinks/drink';
import { useTranslation } from '@/lib/translation';
import { cx } from '@/ui/class-names';

interface DrinkChipsProps {
  legend: string;
  drinks: readonly Drink[];
  served: readonly Drink[];
  isLeftOut: (drink: Drink) => boolean;
  onToggle: (drink: Drink) => void;
}

/** Drinks as checkboxes. Drinks that don't fit the event are shown too, with a mark. */
export function DrinkChips({ legend, drinks, served, isLeftOut, onToggle }: DrinkChipsProps) {
  const { t } = useTranslation('drinks');
  const out = drinks.filter(isLeftOut);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {drinks
          .filter((drink) => !isLeftOut(drink))
          .map((drink) => (
            <label
              key={drink}
              className={cx(
                'flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line-strong px-3.5 text-sm transition-colors hover:border-accent sm:min-h-9',
                'has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              )}
            >
              <input
                type="checkbox"
                checked={served.includes(drink)}
                onChange={() => onToggle(drink)}
                className="size-4"
              />
              <span>{t(`drink.${drink}`)}</span>
            </label>
          ))}
      </div>
      {out.length > 0 && (
        <p className="mt-1.5 text-sm text-ink-muted">
          {`${out.map((drink) => t(`drink.${drink}`)).join(', ')}: ${t('moments.notServed')}`}
        </p>
      )}
    </fieldset>
  );
}
