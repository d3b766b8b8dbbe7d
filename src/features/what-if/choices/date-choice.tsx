import { memo, useMemo } from 'react';
import { isValidDate } from '@/domain/calendar';
import { LAST_EVENT_DATE } from '@/domain/plan/facts';
import { possibleMonths, sameWeekday } from '@/domain/what-if/dates';
import { formatDate, formatMonth } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { DateField } from '@/parts/fields/date-field';
import { usePlanContext } from '@/parts/module/plan-context';
import { SelectField } from '@/ui/select';
import { ResetButton } from './reset-button';

interface DateChoiceProps {
  value: string;
  plan: string;
  onChange: (value: string | undefined) => void;
}

/** Two fields: a dropdown list of months, which keeps the weekday, and a field for any date. */
export const DateChoice = memo(function DateChoice({ value, plan, onChange }: DateChoiceProps) {
  const { t } = useTranslation('whatif');
  const { today, editable } = usePlanContext();
  const language = currentLanguage();
  const months = useMemo(() => {
    const possible = possibleMonths(today, plan);
    const all = possible.includes(value.slice(0, 7)) ? possible : [value.slice(0, 7), ...possible];
    return all.map((month) => ({ value: month, label: language ? formatMonth(month) : month }));
  }, [today, plan, value, language]);
  const set = (date: string) => onChange(date === plan ? undefined : date);
  return (
    <fieldset disabled={!editable} className="min-w-0">
      <legend className="font-medium">{t('line.event_date')}</legend>
      {!editable ? (
        <p className="mt-1 first-letter:uppercase">{formatDate(value)}</p>
      ) : (
        <div className="mt-1.5 grid gap-3 sm:grid-cols-2">
          <SelectField
            label={t('editor.month')}
            value={value.slice(0, 7)}
            options={months}
            onChange={(month) => set(month === plan.slice(0, 7) ? plan : sameWeekday(plan, month))}
          />
          <DateField
            label={t('editor.date')}
            value={value}
            min={today}
            max={LAST_EVENT_DATE}
            onChange={(date) => isValidDate(date) && date <= LAST_EVENT_DATE && set(date)}
          />
        </div>
      )}
      {value !== plan && editable && (
        <ResetButton
          plan={formatDate(plan, 'medium')}
          line={t('line.event_date')}
          onReset={() => onChange(undefined)}
        />
      )}
    </fieldset>
  );
});
