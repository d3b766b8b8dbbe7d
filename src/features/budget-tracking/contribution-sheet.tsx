import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StoredContribution } from '@/data/ledger';
import { type ContributionForm, contributionSchema } from '@/domain/budget/item-schema';
import { DateField } from '@/parts/date-field';
import { MoneyField } from '@/parts/money-field';
import { TextField } from '@/ui/field';
import { FormButtons } from '@/ui/form-buttons';
import { SelectField } from '@/ui/select';
import { Sheet } from '@/ui/sheet';
import { useProblem } from './use-problem';

const REPEATS = ['once', 'monthly'] as const;

interface ContributionSheetProps {
  contribution: StoredContribution;
  currency: string;
  onSave: (before: StoredContribution | null, after: StoredContribution | null) => void;
  onClose: () => void;
}

/** Money that comes in, written or changed beside the page. */
export function ContributionSheet({ contribution, currency, onSave, onClose }: ContributionSheetProps) {
  const { t } = useTranslation(['ledger', 'common']);
  const problem = useProblem();
  const isNew = contribution.version === 0;
  const { version, ...fields } = contribution;
  const { register, control, handleSubmit, formState, watch } = useForm<
    ContributionForm,
    unknown,
    ReturnType<typeof contributionSchema.parse>
  >({
    resolver: zodResolver(contributionSchema),
    mode: 'onTouched',
    defaultValues: { ...fields, amount: contribution.amount || null },
  });
  const { errors } = formState;
  const monthly = watch('repeats') === 'monthly';
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={isNew ? t('contribution.newTitle') : contribution.contributor}
      closeLabel={t('common:close')}
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) =>
          void handleSubmit((values) => {
            const ends_on = values.repeats === 'monthly' ? values.ends_on : null;
            onSave(isNew ? null : contribution, { ...values, ends_on, version });
          })(event)
        }
      >
        <TextField
          label={t('contribution.who')}
          hint={t('contribution.whoHint')}
          autoComplete="off"
          error={problem(errors.contributor?.message)}
          {...register('contributor')}
        />
        <Controller
          control={control}
          name="amount"
          render={({ field }) => (
            <MoneyField
              {...field}
              label={t('contribution.amount')}
              currency={currency}
              error={problem(errors.amount?.message)}
            />
          )}
        />
        <Controller
          control={control}
          name="repeats"
          render={({ field: { value, onChange, onBlur } }) => (
            <SelectField
              label={t('contribution.repeats')}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              options={REPEATS.map((one) => ({ value: one, label: t(`contribution.repeat.${one}`) }))}
            />
          )}
        />
        <Controller
          control={control}
          name="starts_on"
          render={({ field }) => (
            <DateField
              {...field}
              label={t(monthly ? 'contribution.from' : 'contribution.on')}
              error={problem(errors.starts_on?.message)}
            />
          )}
        />
        {monthly && (
          <Controller
            control={control}
            name="ends_on"
            render={({ field: { value, onChange, ...field } }) => (
              <DateField
                {...field}
                label={t('contribution.until')}
                hint={t('contribution.untilHint')}
                value={value ?? ''}
                onChange={(date) => onChange(date === '' ? null : date)}
                error={problem(errors.ends_on?.message)}
              />
            )}
          />
        )}
        <FormButtons
          save={t('form.save')}
          remove={t('form.delete')}
          onRemove={isNew ? undefined : () => onSave(contribution, null)}
        />
      </form>
    </Sheet>
  );
}
