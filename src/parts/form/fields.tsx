import type { ComponentType, ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Namespace } from '@/lib/texts';
import { type TextKey, useTranslation } from '@/lib/translation';
import {
  FormChecks,
  FormDate,
  FormMoney,
  FormNumber,
  FormPerson,
  FormSelect,
  FormSwitch,
  FormText,
  FormTextArea,
} from './form-fields';

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

/** A schema, or what makes one of what it depends on. */
type AnySchema = z.ZodMiniType | ((...context: never[]) => z.ZodMiniType);
type SchemaOf<S extends AnySchema> = S extends (...context: never[]) => infer M ? M : S;
type ValuesOf<S extends AnySchema> =
  SchemaOf<S> extends z.ZodMiniType<unknown, infer V extends FieldValues> ? V : never;

/** A label is left out where the texts have one by the field's name. */
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
 * The fields of a RowForm, bound to the names of its schema. A field is labelled by the text `form.${name}` of the
 * namespace; `group` stands for `form` where a namespace has more forms than one.
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
