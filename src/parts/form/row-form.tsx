import { zodResolver } from '@hookform/resolvers/zod';
import { Trash2 } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, type Resolver, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { changesOf, withDraftChanges } from './draft-changes';
import { DraftNotice } from './draft-notice';
import { ProblemText } from './use-bound-field';
import { useFormDraft } from './use-form-draft';
import { type KeptDraft, useKeptDraft } from './use-kept-draft';

export interface FormSpec<V extends FieldValues, Out> {
  /** Name under which drafts are stored, together with the row's id if there is one. */
  name: string;
  row?: string | undefined;
  /** The form's schema. Its messages are translation keys. */
  schema: z.ZodMiniType<Out, V>;
  problem: (message: string) => string;
  values: V;
  /**
   * True if the first field contains a suggestion. The suggestion is selected, so that typing replaces it.
   */
  selectFirst?: boolean;
  /** Completes the values before validation. */
  prepare?: (form: { getValues: () => V; setValue: (field: string, value: unknown) => void }) => void;
}

interface RowFormProps<V extends FieldValues, Out> {
  form: FormSpec<V, Out>;
  labels: { readonly save: string; readonly delete?: string };
  /** Returns false, or a promise of false, if the row wasn't saved. The form then stays open. */
  onSave: (values: Out) => unknown;
  /** Undefined for a new row, because it can't be deleted yet. */
  onDelete?: (() => void) | undefined;
  /** Opens the form again after it was closed without saving. */
  onReopen?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * Form for a row of a plan. The domain's schema validates it, and a draft is kept until it is saved or
 * discarded. Its children are fields from form-fields.tsx.
 */
export function RowForm<V extends FieldValues, Out>(props: RowFormProps<V, Out>) {
  const kept = useKeptDraft(props.form.name, props.form.row);
  return kept && <OpenForm {...props} kept={kept} />;
}

const FIELDS = 'input:not([type=hidden]), textarea, button[role=combobox]';

function OpenForm<V extends FieldValues, Out>({
  kept,
  ...props
}: RowFormProps<V, Out> & { kept: KeptDraft }) {
  const { form: spec, labels, onSave, onDelete } = props;
  const { t } = useTranslation('modules');
  const element = useRef<HTMLFormElement>(null);
  /** The initial values. The form keeps them even if the row changes elsewhere. */
  const [base] = useState(spec.values);
  const [begun] = useState(() => withDraftChanges(base, kept.data));
  const [restored, setRestored] = useState(() => Object.keys(changesOf(base, begun)).length > 0);
  const [offered, setOffered] = useState(kept.elsewhere);
  /** Changing this key remounts fields that contain incomplete text. */
  const [generation, setGeneration] = useState(0);
  const form = useForm<V, unknown, Out>({
    resolver: zodResolver(spec.schema) as Resolver<V, unknown, Out>,
    mode: 'onTouched',
    // The first invalid field on the page gets the focus, instead of the first registered one.
    shouldFocusError: false,
    defaultValues: begun as DefaultValues<V>,
  });
  const draft = useFormDraft(form, base, kept.name, props.onReopen);
  const { submitCount } = form.formState;

  const { selectFirst } = spec;
  useEffect(() => {
    const first = element.current?.querySelector<HTMLElement>(FIELDS);
    first?.focus();
    if (selectFirst && first instanceof HTMLInputElement) first.select();
  }, [selectFirst]);
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [submitCount]);

  const begin = (values: V, isRestored: boolean) => {
    form.reset(values);
    draft.writeNow();
    setRestored(isRestored);
    setOffered(null);
    setGeneration(generation + 1);
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>(FIELDS)?.focus());
  };
  const save = async (values: Out) => {
    draft.settle(true);
    if ((await onSave(values)) === false) draft.settle(false);
    else draft.remove();
  };
  return (
    <FormProvider {...form}>
      <ProblemText value={spec.problem}>
        <form
          ref={element}
          noValidate
          className="flex flex-[1_0_auto] flex-col gap-7"
          onSubmit={(event) => {
            event.stopPropagation();
            spec.prepare?.({
              getValues: form.getValues,
              setValue: (field, value) => form.setValue(field as never, value as never),
            });
            void form.handleSubmit(save)(event);
          }}
        >
          {restored && (
            <DraftNotice action={t('draft.discard')} onAction={() => begin(base, false)}>
              {t('draft.restored')}
            </DraftNotice>
          )}
          {offered && (
            <DraftNotice
              action={t('draft.take')}
              onAction={() => begin(withDraftChanges(base, offered.data), true)}
            >
              {t('draft.elsewhere')}
            </DraftNotice>
          )}
          <Fragment key={generation}>{props.children}</Fragment>
          {onDelete && (
            <Button
              look="quiet"
              className="-ml-4 self-start text-danger"
              icon={<Trash2 className="size-4.5" />}
              onClick={() => {
                draft.settle(true);
                draft.remove();
                onDelete();
              }}
            >
              {labels.delete}
            </Button>
          )}
          <div
            data-bottom-bar="form"
            className="sticky bottom-0 z-10 -mx-(--pad) mt-auto -mb-(--pad) border-t border-line bg-surface px-(--pad) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] short:static"
          >
            {draft.refused && (
              <p role="status" className="mb-2 text-sm text-attention">
                {t('draft.refused')}
              </p>
            )}
            <Button type="submit" className="w-full">
              {labels.save}
            </Button>
          </div>
        </form>
      </ProblemText>
    </FormProvider>
  );
}
