import { useCombobox } from 'downshift';
import { Check, ChevronDown } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import { fold } from '@/lib/format';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { cx } from '@/ui/class-names';
import { describedBy, type FieldBinding, FieldFrame, type FieldTexts, inputClass } from '@/ui/field';

export interface ComboOption {
  readonly value: string;
  readonly label: string;
  /** Shown small at the end, and searched too: a currency's code. */
  readonly note?: string;
  /** Other names, between commas, by which it is found. */
  readonly words?: string;
}

interface ComboFieldProps extends FieldTexts, FieldBinding<string> {
  options: readonly ComboOption[];
  placeholder?: string;
  className?: string | undefined;
}

/** Options with names in the reader's language, in its alphabet's order. Memoised: each name takes a format to make. */
export function optionsByLanguage(
  optionsIn: (language: Language) => readonly ComboOption[],
): (language: Language) => readonly ComboOption[] {
  const made = new Map<Language, readonly ComboOption[]>();
  return (language) => {
    const { compare } = new Intl.Collator(language);
    const options = made.get(language) ?? optionsIn(language).toSorted((a, b) => compare(a.label, b.label));
    made.set(language, options);
    return options;
  };
}

/** Options that contain the text, accents and case ignored; those that begin with it come first. */
export function matching(options: readonly ComboOption[], text: string): ComboOption[] {
  const wanted = fold(text).trim();
  if (wanted === '') return [...options];
  const rank = ({ label, note = '', words = '' }: ComboOption) => {
    const folded = fold(label);
    if (folded.startsWith(wanted) || fold(note) === wanted) return 0;
    if (folded.split(/[\s('’-]+/u).some((word) => word.startsWith(wanted))) return 1;
    const isOther = fold(words)
      .split(', ')
      .some((word) => word.startsWith(wanted));
    return isOther || folded.includes(wanted) || fold(note).startsWith(wanted) ? 2 : 3;
  };
  return options
    .map((option) => ({ option, rank: rank(option) }))
    .filter((one) => one.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map((one) => one.option);
}

/** A choice from a long list, found by typing. Leaving with a text that names nothing brings back the last choice, and says so. */
export function ComboField(props: ComboFieldProps) {
  const { label, error, optional, value, onChange, onBlur, options, placeholder, name, ref } = props;
  const { t } = useTranslation('budget');
  /** What was typed and left, and is no option. */
  const [unknown, setUnknown] = useState('');
  const id = useId();
  const chosen = options.find((option) => option.value === value) ?? null;
  const [filter, setFilter] = useState('');
  const typed = useRef('');
  const shown = useMemo(() => matching(options, filter), [options, filter]);
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
      // Enter that comes before the list has followed the last key means what was typed.
      if (type === useCombobox.stateChangeTypes.InputKeyDownEnter && typed.current !== filter) {
        kept.selectedItem = matching(options, typed.current)[state.highlightedIndex] ?? chosen;
        kept.inputValue = kept.selectedItem?.label ?? '';
      }
      // Whatever was half-typed is replaced by what is chosen.
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
          // Nothing is highlighted where nothing matches.
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
                  <span className="min-w-0 flex-1">{option.label}</span>
                  {option.note && <span className="text-sm text-ink-muted">{option.note}</span>}
                  <Check className={cx('size-4 shrink-0', option.value !== value && 'invisible')} />
                </li>
              ))}
          </ul>
          <p role="status" className={cx('text-ink-muted', shown.length === 0 && 'px-3 py-2')}>
            {combo.isOpen && shown.length === 0 && t('field.noMatch', { text: filter })}
          </p>
        </div>
      </div>
    </FieldFrame>
  );
}
