import { Check } from 'lucide-react';
import { useId } from 'react';
import { isWork, kindOf } from '@/domain/plan/kind';
import type { WizardValues } from '@/domain/wizard/values';
import { useTranslation } from '@/lib/translation';
import { withSelected } from '@/parts/allocation/category-choices';
import { CategoryMark, useCategoryLabel } from '@/parts/allocation/category-mark';
import { cx } from '@/ui/class-names';
import { FieldError } from '@/ui/field';
import { useField } from '../use-field';

/** Returns which texts describe the categories: those for a private, a children's or a company event. */
function wordsOf({ event_type, ...facts }: WizardValues): 'party' | 'children' | 'corporate' {
  if (!event_type) return 'party';
  const kind = kindOf({ ...facts, event_type });
  return isWork(kind) ? 'corporate' : kind === 'children' ? 'children' : 'party';
}

export function CategoriesStep() {
  const { t } = useTranslation('wizard');
  const label = useCategoryLabel();
  const id = useId();
  const { field, error, setMany, values } = useField('categories');
  const words = wordsOf(values());
  const choices = field.value;
  const count = choices.filter((choice) => choice.selected).length;
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="sr-only">{t('categories.label')}</legend>
      <div className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3">
        {choices.map(({ category, selected }, index) => (
          <label
            key={category}
            className={cx(
              'card relative flex min-h-16 cursor-pointer items-center gap-3 px-3 py-2.5 transition-colors duration-150 hover:border-accent',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              selected ? 'border-line-strong' : 'bg-paper',
            )}
          >
            <input
              type="checkbox"
              checked={selected}
              onChange={(event) =>
                setMany({ categories: withSelected(choices, category, event.target.checked) })
              }
              onBlur={field.onBlur}
              aria-invalid={error !== undefined || undefined}
              ref={index === 0 ? field.ref : undefined}
              className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
            />
            <span className={selected ? undefined : 'opacity-60 grayscale'}>
              <CategoryMark category={category} />
            </span>
            <span className="min-w-0 flex-1">
              <span className={cx('block font-semibold', !selected && 'text-ink-muted')}>
                {label(category)}
              </span>
              <span className="block text-sm text-ink-muted">
                {t(`categories.hints.${words}.${category}`)}
              </span>
            </span>
            <span
              aria-hidden="true"
              className={cx(
                'flex size-6 shrink-0 items-center justify-center rounded-full border transition-colors duration-150',
                selected ? 'border-accent bg-accent text-on-accent' : 'border-line-strong',
              )}
            >
              {selected && <Check className="size-4" strokeWidth={3} />}
            </span>
          </label>
        ))}
      </div>
      <p role="status" className="mt-4 text-ink-muted">
        {t('categories.chosen', { count })}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
