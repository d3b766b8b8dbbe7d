import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '@/data/plans';
import type { PlanFacts } from '@/domain/plan/facts';
import { factFields } from '@/domain/plan/schema';
import { drivesSplit, previewSplit } from '@/domain/plan/split';
import { today as todayNow } from '@/lib/format';
import { Button } from '@/ui/button';
import { FactFields, type FactValues } from './fact-fields';
import { type FactKey, FIELDS_OF } from './fact-keys';
import { SplitPreview } from './split-preview';
import type { Edit } from './use-change-plan';
import { useValidationText } from './validation-text';

type Field = keyof PlanFacts;
interface Checked {
  changes: Partial<PlanFacts>;
  errors: Partial<Record<Field, string>>;
}

/** Each field by its own rule; what passes and differs from the plan is the change. */
function check(plan: Plan, fields: readonly Field[], values: FactValues, today: string): Checked {
  const schemas = factFields(today);
  const changes: Record<string, unknown> = {};
  const errors: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const result = schemas[field].safeParse(values[field]);
    // What was stored long ago may no longer pass, a past date for one; left as it is, it may stay.
    if (values[field] === plan[field]) continue;
    if (!result.success) errors[field] = result.error.issues[0]?.message ?? '';
    else if (result.data !== plan[field]) changes[field] = result.data;
  }
  return { changes: changes as Partial<PlanFacts>, errors };
}

interface FactFormProps {
  plan: Plan;
  fact: FactKey;
  onSave: (edit: Edit) => void;
  onClose: () => void;
}

/** A fact changed in its place; what that does to the split is shown as it is typed, and accepted or dismissed. */
export function FactForm({ plan, fact, onSave, onClose }: FactFormProps) {
  const { t } = useTranslation(['plans', 'common']);
  const message = useValidationText();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<FactValues>(plan);
  const [touched, setTouched] = useState(false);
  const today = todayNow();
  const { changes, errors } = check(plan, FIELDS_OF[fact], values, today);
  const sound = Object.keys(errors).length === 0;
  const changed = Object.keys(changes).length > 0;
  const drives = drivesSplit(changes, plan);
  const preview = drives && sound ? previewSplit(plan, changes) : null;

  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('input, button[role="combobox"]');
    first?.focus();
    if (first instanceof HTMLInputElement && first.type === 'text') first.select();
  }, []);

  const submit = () => {
    setTouched(true);
    if (!sound) return form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (!changed) return onClose();
    if (preview && !preview.ok) return;
    onSave({ changes, ...(preview ? { categories: preview.categories } : {}) });
  };
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-4 pb-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        // An open list of choices takes the Escape for itself.
        const listOpen = (event.target as HTMLElement).getAttribute('aria-expanded') === 'true';
        if (event.key === 'Escape' && !event.defaultPrevented && !listOpen) onClose();
      }}
    >
      <FactFields
        fact={fact}
        values={values}
        today={today}
        onChange={(change) => setValues({ ...values, ...change })}
        onBlur={() => setTouched(true)}
        error={(field) => (touched ? message(errors[field]) : undefined)}
      />
      <div aria-live="polite" className="empty:hidden">
        {preview && (
          <SplitPreview
            preview={preview}
            currency={plan.currency}
            nextCurrency={changes.currency ?? plan.currency}
            choices={plan.categories}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" disabled={preview?.ok === false}>
          {t(drives ? 'preview.accept' : 'common:save')}
        </Button>
        <Button look="quiet" size="small" onClick={onClose}>
          {t(changed ? 'preview.dismiss' : 'common:cancel')}
        </Button>
      </div>
    </form>
  );
}
