import { regionWithTown } from '@/domain/places/region-of-town';
import { regionsOf } from '@/domain/places/regions';
import { COUPLE_TYPES, EVENT_TYPES, LOCATION_TYPES, type PlanFacts } from '@/domain/plan/facts';
import { useTranslation } from '@/lib/translation';
import { CountField } from '@/parts/fields/count-field';
import { CountryField } from '@/parts/fields/country-field';
import { LimitedText } from '@/parts/fields/limited-field';
import { RegionField } from '@/parts/fields/region-field';
import { usePlanContext } from '@/parts/module/plan-context';
import { CurrencyField } from '@/parts/money/currency-field';
import { MoneyField } from '@/parts/money/money-field';
import { DaysField } from '@/parts/plan/days-field';
import { KindField } from '@/parts/plan/kind-field';
import { SelectField } from '@/ui/select';
import type { FactKey } from './fact-keys';

/** Facts while they are edited. A value that can't be read is null. */
export type FactValues = { [K in keyof PlanFacts]: PlanFacts[K] | null };

interface FactFieldsProps {
  fact: FactKey;
  values: FactValues;
  onChange: (changes: Partial<FactValues>) => void;
  onBlur: () => void;
  error: (field: keyof PlanFacts) => string | undefined;
}

/** Fields for one fact, or for several that can only change together. */
export function FactFields({ fact, values, onChange, onBlur, error }: FactFieldsProps) {
  const { t } = useTranslation(['plans', 'common']);
  const { today } = usePlanContext();
  const couple = (
    <SelectField
      label={t('field.couple_type')}
      value={values.couple_type ?? ''}
      onChange={(chosen) => onChange({ couple_type: COUPLE_TYPES.find((one) => one === chosen) ?? null })}
      options={COUPLE_TYPES.map((one) => ({ value: one, label: t(`common:coupleType.${one}`) }))}
      error={error('couple_type')}
    />
  );
  switch (fact) {
    case 'event_type':
      return (
        <>
          <SelectField
            label={t('field.event_type')}
            value={values.event_type ?? ''}
            onChange={(chosen) => {
              const event_type = EVENT_TYPES.find((one) => one === chosen) ?? null;
              // Only weddings have a couple type.
              onChange({
                event_type,
                ...(event_type === 'wedding' ? {} : { couple_type: null }),
                // Kinds depend on the type of event, so a change of the type resets the kind.
                kind: null,
              });
            }}
            options={EVENT_TYPES.map((one) => ({ value: one, label: t(`common:eventType.${one}`) }))}
            error={error('event_type')}
          />
          {values.event_type === 'wedding' && couple}
          {values.event_type && (
            <KindField
              facts={{
                ...values,
                event_type: values.event_type,
                country: values.country ?? '',
                name: values.name ?? '',
              }}
              onChange={(kind) => onChange({ kind })}
            />
          )}
        </>
      );
    case 'budget':
      return (
        <>
          <MoneyField
            label={t('field.budget')}
            value={values.budget}
            currency={values.currency ?? ''}
            onChange={(budget) => onChange({ budget })}
            onBlur={onBlur}
            error={error('budget')}
          />
          <CurrencyField
            value={values.currency ?? ''}
            onChange={(currency) => onChange({ currency })}
            onBlur={onBlur}
            error={error('currency')}
          />
        </>
      );
    case 'event_date':
      return (
        <DaysField
          label={t('field.event_date')}
          values={{
            event_date: values.event_date ?? '',
            event_end_date: values.event_end_date ?? null,
            duration: values.duration,
          }}
          today={today}
          onChange={onChange}
          onBlur={onBlur}
          error={error('event_date')}
        />
      );
    case 'guest_count':
      return (
        <CountField
          label={t('field.guest_count')}
          value={values.guest_count}
          onChange={(guest_count) => onChange({ guest_count })}
          onBlur={onBlur}
          error={error('guest_count')}
        />
      );
    case 'duration':
      return (
        <CountField
          label={t('field.duration')}
          hint={t('field.durationHint')}
          optional={t('common:optional')}
          value={values.duration}
          onChange={(duration) => onChange({ duration })}
          onBlur={onBlur}
          error={error('duration')}
        />
      );
    case 'place':
      return (
        <>
          <CountryField
            value={values.country ?? ''}
            // Regions depend on the country, so a change of the country resets the region.
            onChange={(country) => onChange(country === values.country ? {} : { country, region: null })}
            onBlur={onBlur}
            error={error('country')}
          />
          <LimitedText
            label={t('field.city')}
            max={50}
            value={values.city ?? ''}
            onChange={({ target }) => {
              const { country, region, city } = values;
              const place = { country: country ?? '', region: region ?? null, city: city ?? '' };
              onChange({ city: target.value, region: regionWithTown(place, target.value) });
            }}
            onBlur={onBlur}
            error={error('city')}
            autoComplete="off"
          />
          {regionsOf(values.country ?? '').length > 0 && (
            <RegionField
              country={values.country ?? ''}
              value={values.region}
              onChange={(region) => onChange({ region })}
              onBlur={onBlur}
              error={error('region')}
            />
          )}
        </>
      );
    case 'location_type':
      return (
        <SelectField
          label={t('field.location_type')}
          value={values.location_type ?? ''}
          onChange={(chosen) =>
            onChange({ location_type: LOCATION_TYPES.find((one) => one === chosen) ?? null })
          }
          options={LOCATION_TYPES.map((one) => ({ value: one, label: t(`common:locationType.${one}`) }))}
          error={error('location_type')}
        />
      );
    case 'couple_type':
      return couple;
  }
}
