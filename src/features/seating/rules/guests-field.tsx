import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '@/lib/translation';
import { ComboField } from '@/parts/fields/combo-field';
import { useBoundField } from '@/parts/form/use-bound-field';

/** Field for several guests. Typing searches for a guest to add, and a button removes a guest. */
export function GuestsField({ names }: { names: ReadonlyMap<string, string> }) {
  const { t } = useTranslation('seating');
  const { field, error } = useBoundField('guests');
  const chosen: readonly string[] = field.value;
  const input = useRef<HTMLInputElement>(null);
  const count = useRef(chosen.length);
  // After a guest is added or removed, the focus returns to the input for the next guest.
  useEffect(() => {
    if (count.current !== chosen.length) input.current?.focus();
    count.current = chosen.length;
  }, [chosen.length]);
  return (
    <div className="flex flex-col gap-2">
      <ComboField
        key={chosen.length}
        ref={input}
        label={t('rule.guests')}
        placeholder={t('rule.addGuest')}
        value=""
        onChange={(id) => id && !chosen.includes(id) && field.onChange([...chosen, id])}
        onBlur={field.onBlur}
        options={[...names]
          .filter(([id]) => !chosen.includes(id))
          .map(([value, label]) => ({ value, label }))}
        {...(error ? { error } : {})}
      />
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chosen.map((id) => (
            <li key={id} className="flex items-center rounded-full bg-accent-soft pl-3">
              <span className="text-sm font-medium break-words">
                {names.get(id) ?? t('description.nobody')}
              </span>
              <button
                type="button"
                aria-label={t('rule.removeGuest', { name: names.get(id) ?? t('description.nobody') })}
                onClick={() => field.onChange(chosen.filter((one) => one !== id))}
                className="flex size-11 items-center justify-center hover:text-accent-strong sm:size-9"
              >
                <X className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
