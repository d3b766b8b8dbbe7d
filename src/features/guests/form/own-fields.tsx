import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { GUEST_LENGTHS, type Guest } from '@/domain/guests/guest';
import type { OwnColumn } from '@/domain/guests/own-column';
import type { GuestForm as Values } from '@/domain/guests/schema';
import { guestSchema } from '@/domain/guests/schema';
import { isWork, kindOf } from '@/domain/plan/kind';
import { useTranslation } from '@/lib/translation';
import { fields } from '@/parts/form/form-fields';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button } from '@/ui/button';
import { ChosenField } from './chosen-field';

const Form = fields(guestSchema, 'guests');

/** Company and badge text. Shown at once if an organization invites, otherwise after a click. */
export function WorkFields() {
  const { t } = useTranslation('guests');
  const { plan } = usePlanContext();
  const { getValues, setFocus } = useFormContext<Values>();
  const [shown, setShown] = useState(() => {
    const { company, job_title, badge_name } = getValues();
    return isWork(kindOf(plan)) || `${company}${job_title}${badge_name}` !== '';
  });
  if (!shown)
    return (
      <Button
        look="quiet"
        size="small"
        className="-ml-3 self-start"
        onClick={() => {
          setShown(true);
          // The clicked button disappears, so the field gets the focus.
          setTimeout(() => setFocus('company'));
        }}
      >
        {t('form.addCompany')}
      </Button>
    );
  return (
    <>
      <div className="grid gap-x-3 gap-y-7 sm:grid-cols-2">
        <Form.Text name="company" max={GUEST_LENGTHS.company} />
        <Form.Text name="job_title" max={GUEST_LENGTHS.company} label={t('form.jobTitle')} />
      </div>
      <Form.Text
        name="badge_name"
        max={GUEST_LENGTHS.company}
        label={t('form.badgeName')}
        hint={t('form.badgeNameHint')}
      />
    </>
  );
}

export const OwnFields = ({ columns }: { columns: readonly OwnColumn[] }) =>
  columns.map(({ id, name, kind, options }) =>
    kind === 'text' ? (
      <Form.Text key={id} name={`own_values.${id}`} max={GUEST_LENGTHS.own_value} label={name} />
    ) : (
      <ChosenField
        key={id}
        name={`own_values.${id}`}
        label={name}
        options={options.map((value) => ({ value, label: value }))}
      />
    ),
  );

export const ownValuesOf = (columns: readonly OwnColumn[], guest: Guest | null) => ({
  company: guest?.company ?? '',
  job_title: guest?.job_title ?? '',
  badge_name: guest?.badge_name ?? '',
  own_values: Object.fromEntries(columns.map(({ id }) => [id, guest?.own_values?.[id] ?? ''])),
});
