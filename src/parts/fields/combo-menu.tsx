import type { UseComboboxReturnValue } from 'downshift';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/lib/translation';
import { cx } from '@/ui/class-names';
import type { ComboOption } from './combo-options';

interface ComboMenuProps {
  combo: UseComboboxReturnValue<ComboOption>;
  shown: readonly ComboOption[];
  isChosen: (option: ComboOption) => boolean;
  children?: ReactNode;
}

export function ComboMenu({ combo, shown, isChosen, children }: ComboMenuProps) {
  const { t } = useTranslation('budget');
  return (
    <div
      className={cx(
        'absolute inset-x-0 top-full z-30 mt-1 rounded-card border border-line bg-surface p-1.5 shadow-lg',
        !combo.isOpen && 'hidden',
      )}
    >
      <ul
        {...combo.getMenuProps({}, { suppressRefError: true })}
        aria-label={t('field.options')}
        aria-labelledby={undefined}
        className="max-h-72 overflow-y-auto overscroll-contain"
      >
        {combo.isOpen &&
          shown.map((option, index) => (
            <li
              key={option.value}
              {...combo.getItemProps({ item: option, index })}
              className={cx(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 sm:min-h-10',
                combo.highlightedIndex === index && 'bg-accent-soft',
              )}
            >
              <span className="min-w-0 flex-1 break-words">{option.label}</span>
              {option.note && <span className="text-sm text-ink-muted">{option.note}</span>}
              <Check className={cx('size-4 shrink-0', !isChosen(option) && 'invisible')} />
            </li>
          ))}
      </ul>
      <p role="status" className={cx('text-ink-muted', shown.length === 0 && 'px-3 py-2')}>
        {combo.isOpen && children}
      </p>
    </div>
  );
}
