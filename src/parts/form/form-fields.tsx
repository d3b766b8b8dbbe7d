import type { ComponentProps, ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from '@/lib/translation';
import { Checkbox } from '@/ui/checkbox';
import { SelectField } from '@/ui/select';
import { DateField } from '../fields/date-field';
import { LimitedArea, LimitedText } from '../fields/limited-field';
import { MoneyField } from '../fields/money-field';
import { PersonField } from '../fields/person-field';
import { useBoundField } from './use-bound-field';

/** The fields of a RowForm: each is given its name, and finds its value and its error by it. */
type Bound<V extends FieldValues, Props> = { name: FieldPath<V> } & Omit<
  Props,
  'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'ref'
>;
type Empty = FieldValues;

export function FormText<V extends FieldValues = Empty>({
  name,
  ...rest
}: Bound<V, ComponentProps<typeof LimitedText>>) {
  const { field, error } = useBoundField(name);
  return <LimitedText autoComplete="off" {...rest} {...field} error={error} />;
}

/** Whole numbers as their text; the schema reads them. */
export const FormNumber = <V extends FieldValues = Empty>(
  props: Bound<V, ComponentProps<typeof LimitedText>>,
) => <FormText inputMode="numeric" {...props} />;

export function FormPerson<V extends FieldValues = Empty>({
  name,
  ...rest
}: Bound<V, ComponentProps<typeof PersonField>>) {
  const { field, error } = useBoundField(name);
  return <PersonField {...rest} {...field} error={error} />;
}

export function FormTextArea<V extends FieldValues = Empty>({
  name,
  ...rest
}: Bound<V, ComponentProps<typeof LimitedArea>> & { max: number }) {
  const { field, error } = useBoundField(name);
  return <LimitedArea {...rest} {...field} error={error} />;
}

export function FormMoney<V extends FieldValues = Empty>({
  name,
  onLeave,
  ...rest
}: Bound<V, ComponentProps<typeof MoneyField>> & { onLeave?: () => void }) {
  const { field, error } = useBoundField(name);
  const leave = () => {
    onLeave?.();
    field.onBlur();
  };
  // An amount that can't be read must not be saved as none.
  return <MoneyField {...rest} {...field} unreadable={Number.NaN} onBlur={leave} error={error} />;
}

/** `nullable` where no day is null; it is '' otherwise. */
export function FormDate<V extends FieldValues = Empty>({
  name,
  nullable = false,
  ...rest
}: Bound<V, ComponentProps<typeof DateField>> & { nullable?: boolean }) {
  const { t } = useTranslation('modules');
  const { field, error } = useBoundField(name);
  return (
    <DateField
      offer={(date) => t('date.use', { date })}
      {...rest}
      {...field}
      value={field.value ?? ''}
      onChange={(date) => field.onChange(nullable && date === '' ? null : date)}
      error={error}
    />
  );
}

interface Choice {
  value: string | number;
  label: string;
}

export function FormSelect<V extends FieldValues = Empty>({
  name,
  options,
  ...rest
}: Bound<V, Omit<ComponentProps<typeof SelectField>, 'options'>> & { options: readonly Choice[] }) {
  const { field, error } = useBoundField(name);
  const choose = (chosen: string) => {
    const found = options.find(({ value }) => String(value) === chosen);
    if (found) field.onChange(found.value);
  };
  return (
    <SelectField
      {...rest}
      value={String(field.value ?? '')}
      onChange={choose}
      onBlur={field.onBlur}
      options={options.map(({ value, label }) => ({ value: String(value), label }))}
      error={error}
    />
  );
}

export function FormSwitch<V extends FieldValues = Empty>({
  name,
  label,
}: {
  name: FieldPath<V>;
  label: ReactNode;
}) {
  const { field } = useBoundField(name);
  return (
    <Checkbox label={label} checked={field.value === true} onChange={field.onChange} onBlur={field.onBlur} />
  );
}

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
          <Checkbox
            key={value}
            label={text}
            checked={chosen.includes(value)}
            onChange={(on) =>
              field.onChange(
                options.map((one) => one.value).filter((one) => (one === value ? on : chosen.includes(one))),
              )
            }
            onBlur={field.onBlur}
            className="sm:min-h-9"
          />
        ))}
      </div>
    </fieldset>
  );
}
