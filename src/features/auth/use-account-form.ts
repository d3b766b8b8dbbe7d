import { type ChangeEvent, type FocusEvent, type FormEvent, useRef, useState } from 'react';
import type { AccountMessage } from '@/domain/account/schema';
import { useTranslation } from '@/lib/translation';
import { prepareCalls } from './use-auth-calls';

type Schemas = typeof import('@/domain/account/schema');
/**
 * Loads the validation schemas on demand, because viewing the page needs neither them nor the Supabase
 * client.
 */
const loadSchemas = (): Promise<Schemas> => import('@/domain/account/schema');

type Result<Values> =
  | { success: true; data: Values }
  | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };

interface Options<Values> {
  values: Values;
  change: (name: keyof Values, value: string) => void;
  check: (schemas: Schemas, values: Values) => Result<Values>;
  send: (values: Values) => Promise<void>;
  /** Reports an unexpected failure, such as code that could not be downloaded. */
  fail: (error: unknown) => void;
}

/**
 * State of a small account form. Fields are validated on submit, and a filled field also when it loses the
 * focus. Replaces react-hook-form on pages whose download size is limited.
 */
export function useAccountForm<Values extends Record<string, string>>(options: Options<Values>) {
  const { values, change, check, send, fail } = options;
  const { t } = useTranslation('auth');
  const [errors, setErrors] = useState<{ [Name in keyof Values]?: AccountMessage }>({});
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  async function findErrors(entered: Values) {
    const result = check(await loadSchemas(), entered);
    if (result.success) return { data: result.data, found: {} as typeof errors };
    // If a field has several problems, only the first one is shown.
    const pairs = result.error.issues.map(({ path, message }) => [path[0], message]).reverse();
    return { data: null, found: Object.fromEntries(pairs) as typeof errors };
  }

  async function recheck(name: keyof Values, value: string) {
    const { found } = await findErrors({ ...values, [name]: value }).catch(() => ({
      found: {} as typeof errors,
    }));
    setErrors((before) => ({ ...before, [name]: found[name] }));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      const { data, found } = await findErrors(values);
      setErrors(found);
      if (data) await send(data);
      else
        form.current
          ?.querySelector<HTMLElement>(
            Object.keys(values)
              .filter((name) => found[name])
              .map((name) => `[name="${name}"]`)
              .join(),
          )
          ?.focus();
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      // The code for submitting is loaded when a field first gets the focus.
      onFocus: prepare,
      onPointerDown: prepare,
    },
    field: (name: keyof Values & string) => ({
      name,
      value: values[name],
      required: true,
      error: errors[name] && t(errors[name]),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        change(name, target.value);
        if (errors[name]) void recheck(name, target.value);
      },
      onBlur: ({ target }: FocusEvent<HTMLInputElement>) => {
        // An empty field isn't an error until the form is submitted.
        if (target.value !== '') void recheck(name, target.value);
      },
    }),
  };
}

function prepare(): void {
  prepareCalls();
  void loadSchemas().catch(() => undefined);
}
