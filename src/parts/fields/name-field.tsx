import { useCombobox } from 'downshift';
import { ChevronDown } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { fold } from '@/domain/fold';
import { cleanLine } from '@/domain/text';
import { compareNames } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { cx } from '@/ui/class-names';
import { describedBy, type FieldBinding, FieldFrame, type FieldTexts, inputClass } from '@/ui/field';
import { ComboMenu } from './combo-menu';
import { type ComboOption, matchingOptions } from './combo-options';

interface NameFieldProps extends FieldTexts, FieldBinding<string> {
  names: readonly string[];
  newHint: string;
}

const sameName = (a: string, b: string): boolean => fold(cleanLine(a)) === fold(cleanLine(b));

const isChoice = (type: unknown): boolean =>
  type === useCombobox.stateChangeTypes.ItemClick || type === useCombobox.stateChangeTypes.InputKeyDownEnter;

/** Field for a name: existing names are suggested while typing, and new names are marked. */
export function NameField({ names, newHint, ...props }: NameFieldProps) {
  const { label, error, optional, value, onChange, onBlur, name, ref } = props;
  const { t } = useTranslation('budget');
  const id = useId();
  /**
   * True if the list was opened by typing. It then shows only matches. If the button opened it, it shows all
   * names.
   */
  const [isTyped, setIsTyped] = useState(false);
  const options = useMemo(
    () => [...new Set(names)].sort((a, b) => compareNames(a, b)).map((one) => ({ value: one, label: one })),
    [names],
  );
  const shown = useMemo(() => matchingOptions(options, isTyped ? value : ''), [options, isTyped, value]);
  const isNew = cleanLine(value) !== '' && !options.some((option) => sameName(option.label, value));
  const hint = isNew ? newHint : props.hint;

  const combo = useCombobox<ComboOption>({
    id,
    inputId: id,
    items: shown,
    itemToString: (option) => option?.label ?? '',
    inputValue: value,
    // Only a press on an option changes the typed text. No option stays selected, because the value is the
    // name itself.
    stateReducer: (state, { type, changes }) => ({
      ...changes,
      selectedItem: null,
      ...(isChoice(type) ? {} : { inputValue: state.inputValue }),
    }),
    onInputValueChange: ({ inputValue, type }) => isChoice(type) && onChange(inputValue),
    onIsOpenChange: ({ isOpen }) => !isOpen && setIsTyped(false),
  });
  const input = combo.getInputProps({
    ...(ref ? { ref } : {}),
    onBlur: () => onBlur?.(),
    // Updates synchronously. A later update would move the cursor.
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      setIsTyped(true);
      onChange(event.target.value);
    },
  });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} {...(optional ? { optional } : {})}>
      <div className="relative">
        <input
          {...input}
          aria-activedescendant={shown.length > 0 ? input['aria-activedescendant'] : undefined}
          aria-labelledby={undefined}
          name={name}
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
        <ComboMenu combo={combo} shown={shown} isChosen={(option) => sameName(option.label, value)}>
          {shown.length === 0 && newHint}
        </ComboMenu>
      </div>
    </FieldFrame>
  );
}
