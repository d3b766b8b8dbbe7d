import { useWatch } from 'react-hook-form';
import type { StoredContribution } from '@/data/ledger';
import { type ContributionForm, contributionSchema, LEDGER_LENGTHS } from '@/domain/ledger/item-schema';
import { isWork, kindOf } from '@/domain/plan/kind';
import { useTranslation } from '@/lib/translation';
import { fields } from '@/parts/form/form-fields';
import { RowSheet } from '@/parts/form/row-sheet';
import { usePlanContext } from '@/parts/module/plan-context';
import type { ChangeRows } from '@/parts/rows/use-change-rows';
import { faces } from '../rows';
import { useProblem } from '../use-problem';

const Form = fields(contributionSchema, 'ledger', 'contribution');

const REPEATS = ['once', 'monthly'] as const;

interface ContributionSheetProps {
  /** The contribution to edit. A new contribution has version 0. */
  contribution: StoredContribution;
  onChange: ChangeRows<StoredContribution>;
  /** Opens or closes the sheet; `true` reopens it on the same contribution. */
  onOpenChange: (open: boolean) => void;
}

/** Fields for the day of a single contribution, or for the period of a monthly contribution. */
function WhenFields() {
  const { t } = useTranslation('ledger');
  const monthly = useWatch<ContributionForm, 'repeats'>({ name: 'repeats' }) === 'monthly';
  return (
    <>
      <Form.Date name="starts_on" label={t(monthly ? 'contribution.from' : 'contribution.on')} />
      {monthly && (
        <Form.Date
          name="ends_on"
          nullable
          label={t('contribution.until')}
          hint={t('contribution.untilHint')}
        />
      )}
    </>
  );
}

export function ContributionSheet({ contribution, onChange, onOpenChange }: ContributionSheetProps) {
  const { t } = useTranslation('ledger');
  const { plan } = usePlanContext();
  const { id, currency, event_date } = plan;
  const problem = useProblem();
  const description = faces.contributions.useDescription(id);
  const { version, ...fields } = contribution;
  return (
    <RowSheet
      row={version === 0 ? null : contribution}
      description={description}
      form={{
        name: 'contribution',
        row: contribution.repeats,
        schema: contributionSchema,
        problem,
        values: { ...fields, amount: contribution.amount || null },
        withFields: (saved) => ({
          ...contribution,
          ...saved,
          ends_on: saved.repeats === 'monthly' ? saved.ends_on : null,
          // A changed date is recorded together with the event date for which it was entered.
          ...((saved.starts_on !== contribution.starts_on || saved.ends_on !== contribution.ends_on) && {
            event_on: event_date,
          }),
        }),
        fields: (
          <>
            <Form.Text
              name="contributor"
              max={LEDGER_LENGTHS.name}
              label={t('contribution.who')}
              hint={t('contribution.whoHint', isWork(kindOf(plan)) ? { context: 'work' } : {})}
            />
            <Form.Money name="amount" currency={currency} />
            <Form.Select
              name="repeats"
              options={REPEATS.map((one) => ({ value: one, label: t(`contribution.repeat.${one}`) }))}
            />
            <WhenFields />
          </>
        ),
      }}
      words={{
        newTitle: t('contribution.newTitle'),
        create: t('form.save'),
        save: t('form.save'),
        delete: t('form.delete'),
        said: (done) => t(done === 'deleted' ? 'said.contributionDeleted' : 'said.contribution'),
      }}
      onChange={onChange}
      onOpenChange={onOpenChange}
    />
  );
}
