import { useEffect, useRef, useState } from 'react';
import type { PlanFacts } from '@/domain/plan/facts';
import type { ValidationKey } from '@/domain/plan/messages';
import { factFields } from '@/domain/plan/schema';
import { drivesAllocation, previewAllocation } from '@/domain/plan-allocation/stored-allocation';
import { useTranslation } from '@/lib/translation';
import { changesOf, withDraftChanges } from '@/parts/form/draft-changes';
import { DraftNotice } from '@/parts/form/draft-notice';
import { useDraftKeeper } from '@/parts/form/use-draft-keeper';
import { useDraftOffer } from '@/parts/form/use-form-draft';
import { type KeptDraft, useKeptDraft } from '@/parts/form/use-kept-draft';
import { usePlanContext } from '@/parts/module/plan-context';
import type { Edit } from '@/parts/plan/use-change-plan';
import { useValidationText } from '@/parts/plan/validation-text';
import { Button } from '@/ui/button';
import { AllocationPreviewPanel } from './allocation-preview';
import { CurrencyDialog } from './currency/currency-dialog';
import { FactFields, type FactValues } from './fact-fields';
import { type FactKey, FIELDS_OF } from './fact-keys';

type Field = keyof PlanFacts;
interface Checked {
  changes: Partial<PlanFacts>;
  errors: Partial<Record<Field, string>>;
}

/**
 * Validates each field separately. The returned change contains the valid fields that differ from their
 * initial values.
 */
function check(
  base: Readonly<Record<string, unknown>>,
  fields: readonly Field[],
  values: FactValues,
  today: string,
): Checked {
  const schemas = factFields(today);
  const changes: Record<string, unknown> = {};
  const errors: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const result = schemas[field].safeParse(values[field]);
    // A stored value can become invalid, such as a date that has passed. Such a value is kept unless it was
    // edited.
    if (values[field] === base[field]) continue;
    if (!result.success) errors[field] = result.error.issues[0]?.message ?? '';
    else if (result.data !== base[field]) changes[field] = result.data;
  }
  const isWedding = fields.includes('event_type') && values.event_type === 'wedding';
  if (isWedding && values.couple_type === null)
    errors.couple_type = 'validation.coupleTypeRequired' satisfies ValidationKey;
  return { changes: changes as Partial<PlanFacts>, errors };
}

interface FactFormProps {
  fact: FactKey;
  onSave: (edit: Edit) => void;
  onClose: () => void;
  /** Opens the form again, to continue with a kept draft. */
  onReopen: () => void;
}

/**
 * Form that edits a fact in place. While somebody types, the form previews how the allocation would change.
 * The person can accept or dismiss that change.
 */
export function FactForm(props: FactFormProps) {
  const kept = useKeptDraft('plan-fact', props.fact);
  return kept && <OpenFactForm {...props} kept={kept} />;
}

function OpenFactForm({ fact, kept, onSave, onClose, onReopen }: FactFormProps & { kept: KeptDraft }) {
  const { plan, today } = usePlanContext();
  const { t } = useTranslation(['plans', 'modules', 'common', 'budget']);
  const message = useValidationText();
  const form = useRef<HTMLFormElement>(null);
  /**
   * Values when the form opened. A field counts as edited if it differs from these, even if somebody else
   * changes the plan meanwhile.
   */
  const [base] = useState(() => Object.fromEntries(FIELDS_OF[fact].map((field) => [field, plan[field]])));
  const [begun] = useState(() => withDraftChanges(base, kept.data));
  const [values, setValues] = useState<FactValues>({ ...plan, ...begun });
  const [restored, setRestored] = useState(Object.keys(changesOf(base, begun)).length > 0);
  const draft = useDraftKeeper(
    () => Object.fromEntries(FIELDS_OF[fact].map((field) => [field, values[field]])),
    base,
    kept.name,
    useDraftOffer(onReopen),
  );
  const [touched, setTouched] = useState(false);
  /** True while the dialog about converting the plan's amounts is open. */
  const [asking, setAsking] = useState(false);
  const { changes, errors } = check(base, FIELDS_OF[fact], values, today);
  const sound = Object.keys(errors).length === 0;
  const changed = Object.keys(changes).length > 0;
  const drives = drivesAllocation(changes, plan);
  const currency = changes.currency ?? null;
  const preview = drives && sound && currency === null ? previewAllocation(plan, changes) : null;

  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('input, button[role="combobox"]');
    first?.focus();
    if (first instanceof HTMLInputElement && first.type === 'text') first.select();
  }, []);

  const submit = () => {
    setTouched(true);
    if (!sound) return form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (!changed) return onClose();
    if (currency !== null) return setAsking(true);
    if (preview && !preview.ok) return;
    draft.settle(true);
    draft.remove();
    onSave({ changes, ...(preview ? { categories: preview.categories } : {}) });
  };
  const dismiss = () => {
    draft.settle(true);
    draft.remove();
    onClose();
  };
  return (
    <form
      ref={form}
      noValidate
      data-fact-form=""
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        // If a list of options is open, Escape closes only that list.
        const listOpen = (event.target as HTMLElement).getAttribute('aria-expanded') === 'true';
        if (event.key === 'Escape' && !event.defaultPrevented && !listOpen) onClose();
      }}
    >
      {restored && (
        <DraftNotice
          action={t('modules:draft.discard')}
          onAction={() => {
            setValues(plan);
            setRestored(false);
            draft.changed();
            form.current?.querySelector<HTMLElement>('input, button[role="combobox"]')?.focus();
          }}
        >
          {t('modules:draft.restored')}
        </DraftNotice>
      )}
      <FactFields
        key={restored ? 'draft' : 'plan'}
        fact={fact}
        values={values}
        onChange={(change) => {
          setValues({ ...values, ...change });
          draft.changed();
        }}
        onBlur={() => setTouched(true)}
        error={(field) => (touched ? message(errors[field]) : undefined)}
      />
      {preview && (
        <AllocationPreviewPanel preview={preview} currency={plan.currency} choices={plan.categories} />
      )}
      {currency !== null && <p className="text-sm text-ink-muted">{t('budget:currency.asked')}</p>}
      {asking && currency !== null && (
        <CurrencyDialog
          currency={currency}
          budget={changes.budget ?? null}
          onChanged={dismiss}
          onLeave={() => {
            setAsking(false);
            setValues({ ...values, currency: plan.currency });
            draft.changed();
          }}
          onBack={() => setAsking(false)}
        />
      )}
      {changes.event_type && <p className="text-sm text-ink-muted">{t('preview.typeKeeps')}</p>}
      {draft.refused && (
        <p role="status" className="text-sm text-attention">
          {t('modules:draft.refused')}
        </p>
      )}
      {/* Sticky, so that the buttons stay visible below a long preview. */}
      <div className="sticky bottom-(--bottom-bars) z-10 -mx-1 flex flex-wrap gap-2 bg-surface px-1 py-2 short:static">
        <Button type="submit" size="small" disabled={preview?.ok === false}>
          {t(currency !== null ? 'budget:currency.next' : drives ? 'preview.accept' : 'common:save')}
        </Button>
        <Button look="quiet" size="small" onClick={dismiss}>
          {t(changed ? 'preview.dismiss' : 'common:cancel')}
        </Button>
      </div>
    </form>
  );
}
