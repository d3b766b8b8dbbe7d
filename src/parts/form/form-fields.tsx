import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Namespace } from '@/lib/texts';
import { type TextKey, useTranslation } from '@/lib/translation';
import { Checkbox } from '@/ui/checkbox';
import { SelectField } from '@/ui/select';
import { DateField } from '../fields/date-field';
import { LimitedArea, LimitedText } from '../fields/limited-field';
import { PersonField } from '../fields/person-field';
import { MoneyField } from '../money/money-field';
import { useBoundField } from './use-bound-field';

/** The fields of a RowForm. Each field finds its value and its error by its name. */
type Bound<Props> = { name: string } & Omit<
  Props,
  'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'ref'
>;

function FormText({ name, ...rest }: Bound<ComponentProps<typeof LimitedText>>) {
  const { field, error } = useBoundField(name);
  return <LimitedText autoComplete="off" {...rest} {...field} error={error} />;
}

/** Field for a whole number. Its value is the entered text, which the schema parses. */
const FormNumber = (props: Bound<ComponentProps<typeof LimitedText>>) => (
  <FormText inputMode="numeric" {...props} />
);

function FormPerson({ name, ...rest }: Bound<ComponentProps<typeof PersonField>>) {
  const { field, error } = useBoundField(name);
  return <PersonField {...rest} {...field} error={error} />;
}

function FormTextArea({ name, ...rest }: Bound<ComponentProps<typeof LimitedArea>> & { max: number }) {
  const { field, error } = useBoundField(name);
  return <LimitedArea {...rest} {...field} error={error} />;
}

function FormMoney({
  name,
  onLeave,
  ...rest
}: Bound<ComponentProps<typeof MoneyField>> & { onLeave?: () => void }) {
  const { field, error } = useBoundField(name);
  const leave = () => {
    onLeave?.();
    field.onBlur();
  };
  // An invalid amount must not be saved as "no amount".
  return <MoneyField {...rest} {...field} unreadable={Number.NaN} onBlur={leave} error={error} />;
}

/** Date field. With `nullable` an empty field gives null, otherwise ''. */
export function FormDate({
  name,
  nullable = false,
  ...rest
}: Bound<ComponentProps<typeof DateField>> & { nullable?: boolean }) {
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

function FormSelect({
  name,
  options,
  ...rest
}: Bound<Omit<ComponentProps<typeof SelectField>, 'options'>> & { options: readonly Choice[] }) {
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

function FormSwitch({ name, label }: { name: string; label: ReactNode }) {
  const { field } = useBoundField(name);
  return (
    <Checkbox label={label} checked={field.value === true} onChange={field.onChange} onBlur={field.onBlur} />
  );
}

interface FormChecksProps {
  name: string;
  label: ReactNode;
  options: readonly { readonly value: string; readonly label: string }[];
}

function FormChecks({ name, label, options }: FormChecksProps) {
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

const FIELDS = {
  Text: FormText,
  Number: FormNumber,
  Person: FormPerson,
  TextArea: FormTextArea,
  Money: FormMoney,
  Date: FormDate,
  Select: FormSelect,
  Switch: FormSwitch,
  Checks: FormChecks,
};
type Kind = keyof typeof FIELDS;

/** A schema, or a function that creates a schema from parameters. */
type AnySchema = z.ZodMiniType | ((...context: never[]) => z.ZodMiniType);
type SchemaOf<S extends AnySchema> = S extends (...context: never[]) => infer M ? M : S;
type ValuesOf<S extends AnySchema> =
  SchemaOf<S> extends z.ZodMiniType<unknown, infer V extends FieldValues> ? V : never;

/** The label can be omitted if the text file has one for the field's name. */
type Labelled<N extends Namespace, P extends string, Name extends string> =
  `${P}.${Name}` extends TextKey<N> ? { label?: ReactNode } : { label: ReactNode };

type PropsOf<K extends Kind> = Omit<Parameters<(typeof FIELDS)[K]>[0], 'name' | 'label'>;
type Kit<V extends FieldValues, N extends Namespace, P extends string> = {
  readonly [K in Kind]: <const Name extends FieldPath<V>>(
    props: { name: Name } & Labelled<N, P, Name> & PropsOf<K>,
  ) => ReactNode;
};

interface LabelledProps {
  Field: ComponentType<{ name: string; label: ReactNode }>;
  texts: Namespace;
  group: string;
  field: { name: string; label?: ReactNode };
}

function LabelledField({ Field, texts, group, field: { label, ...rest } }: LabelledProps) {
  const { t } = useTranslation(texts);
  return <Field {...rest} label={label ?? t(`${group}.${rest.name}` as never)} />;
}

/**
 * Returns the fields of a RowForm, typed by the names in its schema. The label of a field is the text
 * `form.${name}`. If a namespace has several forms, `group` replaces `form`.
 */
export function fields<S extends AnySchema, N extends Namespace, P extends string = 'form'>(
  _schema: S,
  texts: N,
  group = 'form' as P,
): Kit<ValuesOf<S>, N, P> {
  const bound = Object.entries(FIELDS).map(([kind, Field]) => [
    kind,
    (field: LabelledProps['field']) => (
      <LabelledField Field={Field as LabelledProps['Field']} texts={texts} group={group} field={field} />
    ),
  ]);
  return Object.fromEntries(bound);
}
