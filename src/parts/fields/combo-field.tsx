import { useCombobox } from 'downshift';
import { ChevronDown } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from '@/lib/translation';
import { cx } from '@/ui/class-names';
import { describedBy, type FieldBinding, FieldFrame, type FieldTexts, inputClass } from '@/ui/field';
import { ComboMenu } from './combo-menu';
import { type ComboOption, matchingOptions } from './combo-options';

interface ComboFieldProps extends FieldTexts, FieldBinding<string> {
  options: readonly ComboOption[];
  placeholder?: string;
  className?: string | undefined;
}

/**
 * Field to choose from a long list by typing. If the typed text matches no option, leaving the field restores
 * the last choice and says so.
 */
export function ComboField(props: ComboFieldProps) {
  const { label, error, optional, value, onChange, onBlur, options, placeholder, name, ref } = props;
  const { t } = useTranslation('budget');
  /** A text without a matching option, typed before the field was left. */
  const [unknown, setUnknown] = useState('');
  const id = useId();
  const chosen = options.find((option) => option.value === value) ?? null;
  const [filter, setFilter] = useState('');
  const typed = useRef('');
  const shown = useMemo(() => matchingOptions(options, filter), [options, filter]);
  const hint = unknown
    ? t(chosen ? 'field.notThere' : 'field.noMatch', { text: unknown, kept: chosen?.label })
    : props.hint;

  const combo = useCombobox<ComboOption>({
    id,
    inputId: id,
    items: shown,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    selectedItem: chosen,
    defaultHighlightedIndex: 0,
    stateReducer: (state, { type, changes }) => {
      const kept = { ...changes };
      if (type === useCombobox.stateChangeTypes.InputChange) typed.current = changes.inputValue ?? '';
      // If Enter is pressed before the list has updated, Enter selects a match for the typed text.
      if (type === useCombobox.stateChangeTypes.InputKeyDownEnter && typed.current !== filter) {
        kept.selectedItem = matchingOptions(options, typed.current)[state.highlightedIndex] ?? chosen;
        kept.inputValue = kept.selectedItem?.label ?? '';
      }
      // On blur, the name of the chosen option replaces an incomplete text.
      if (type === useCombobox.stateChangeTypes.InputBlur)
        kept.inputValue = changes.selectedItem?.label ?? '';
      if (type === useCombobox.stateChangeTypes.InputKeyDownEscape) {
        kept.selectedItem = chosen;
        kept.inputValue = chosen?.label ?? '';
      }
      return kept;
    },
    onInputValueChange: ({ inputValue, type }) => {
      if (type !== useCombobox.stateChangeTypes.InputChange) return;
      setFilter(inputValue);
      setUnknown('');
    },
    onIsOpenChange: ({ isOpen }) => {
      if (isOpen) return;
      typed.current = '';
      setFilter('');
    },
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChange(selectedItem.value),
  });

  const input = combo.getInputProps({
    ...(ref ? { ref } : {}),
    onBlur: () => {
      if (shown.length === 0) setUnknown(filter.trim());
      onBlur?.();
    },
    onFocus: (event: React.FocusEvent<HTMLInputElement>) => event.target.select(),
  });

  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      className={props.className}
      {...(optional ? { optional } : {})}
    >
      <div className="relative">
        <input
          {...input}
          // If nothing matches, no option is highlighted.
          aria-activedescendant={shown.length > 0 ? input['aria-activedescendant'] : undefined}
          aria-labelledby={undefined}
          name={name}
          placeholder={placeholder}
          autoComplete="off"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={cx(inputClass, 'pr-12')}
        />
        <button
          type="button"
          {...combo.getToggleButtonProps()}
          aria-label={t('field.open')}
          className="absolute inset-y-0 right-0 flex w-11 items-center justify-center text-ink-muted"
        >
          <ChevronDown className="size-4" />
        </button>
        <ComboMenu combo={combo} shown={shown} isChosen={(option) => option.value === value}>
          {shown.length === 0 && t('field.noMatch', { text: filter })}
        </ComboMenu>
      </div>
    </FieldFrame>
  );
}
