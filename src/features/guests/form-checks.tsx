import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useBoundField } from '@/parts/form/use-bound-field';

interface FormChecksProps<V extends FieldValues> {
  name: FieldPath<V>;
  label: ReactNode;
  options: readonly { readonly value: string; readonly label: string }[];
}

/** Several of a few, as boxes to tick. */
export function FormChecks<V extends FieldValues>({ name, label, options }: FormChecksProps<V>) {
  const { field } = useBoundField(name);
  const chosen: readonly string[] = Array.isArray(field.value) ? field.value : [];
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="grid grid-cols-2 gap-x-3">
        {options.map(({ value, label: text }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2.5 sm:min-h-9">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                field.onChange(
                  options
                    .map((one) => one.value)
                    .filter((one) => (one === value ? target.checked : chosen.includes(one))),
                )
              }
              onBlur={field.onBlur}
              className="size-5 shrink-0"
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
