import { LINK_LENGTHS, type LinkChoices, type LinkSettings } from '@/data/shared-links';
import { addDays } from '@/domain/calendar';
import { formatDate } from '@/lib/format';
import { isLanguage, LANGUAGES } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { LimitedText } from '@/parts/fields/limited-field';
import { usePlanContext } from '@/parts/module/plan-context';
import { Checkbox } from '@/ui/checkbox';
import { SelectField } from '@/ui/select';

interface LinkFieldsProps {
  settings: LinkSettings;
  choices: LinkChoices;
  /** The choices for the number of days that the link works after the event. */
  lasts: readonly number[];
  /** True if only one of a contact's two fields is filled in. */
  isHalf: boolean;
  onChange: (change: Partial<LinkSettings>) => void;
}

export function LinkFields({ settings, choices, lasts, isHalf, onChange }: LinkFieldsProps) {
  const { t } = useTranslation('links');
  const { plan } = usePlanContext();
  const { contacts } = settings;
  return (
    <div className="flex flex-col gap-4">
      {settings.scope === 'day' && (
        <>
          <fieldset>
            <legend className="font-medium">{t('contacts')}</legend>
            {choices.contacts.length === 0 && <p className="text-sm text-ink-muted">{t('noContacts')}</p>}
            {choices.contacts.map(({ id, vendor_name, contact_name, phone }) => (
              <Checkbox
                key={id}
                label={vendor_name}
                hint={[contact_name, phone].filter(Boolean).join(' · ')}
                checked={contacts.includes(id)}
                onChange={(chosen) =>
                  onChange({ contacts: chosen ? [...contacts, id] : contacts.filter((one) => one !== id) })
                }
              />
            ))}
          </fieldset>
          <LimitedText
            label={t('contact.name')}
            value={settings.contact_name ?? ''}
            max={LINK_LENGTHS.name}
            autoComplete="off"
            onChange={({ target }) => onChange({ contact_name: target.value })}
          />
          <LimitedText
            label={t('contact.phone')}
            type="tel"
            value={settings.contact_phone ?? ''}
            max={LINK_LENGTHS.phone}
            autoComplete="off"
            error={isHalf ? t('contact.missing') : undefined}
            onChange={({ target }) => onChange({ contact_phone: target.value })}
          />
        </>
      )}
      {settings.scope === 'kitchen' && choices.charts.length > 1 && (
        <SelectField
          label={t('room')}
          value={settings.chart_id ?? ''}
          options={choices.charts.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(chart_id) => onChange({ chart_id })}
        />
      )}
      <SelectField
        label={t('until')}
        value={String(settings.days_after)}
        options={lasts.map((days) => ({
          value: String(days),
          label: formatDate(addDays(plan.event_date, days), 'medium'),
        }))}
        onChange={(days) => onChange({ days_after: Number(days) })}
      />
      <SelectField
        label={t('language')}
        value={settings.language}
        options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
        onChange={(value) => isLanguage(value) && onChange({ language: value })}
      />
    </div>
  );
}
