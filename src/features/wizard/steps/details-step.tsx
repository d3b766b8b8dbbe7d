import { regionWithTown } from '@/domain/places/region-of-town';
import { isWork, kindOf } from '@/domain/plan/kind';
import { today } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { CountField } from '@/parts/fields/count-field';
import { CountryField } from '@/parts/fields/country-field';
import { LimitedText } from '@/parts/fields/limited-field';
import { RegionField } from '@/parts/fields/region-field';
import { CurrencyField } from '@/parts/money/currency-field';
import { MoneyField } from '@/parts/money/money-field';
import { DaysField } from '@/parts/plan/days-field';
import { useField } from '../use-field';
import { withCountry } from '../wizard-changes';

const Legend = ({ children }: { children: string }) => (
  <legend className="mb-3 font-serif text-xl">{children}</legend>
);

export function DetailsStep() {
  const { t } = useTranslation(['wizard', 'common']);
  const date = useField('event_date');
  const end = useField('event_end_date');
  const country = useField('country');
  const region = useField('region');
  const city = useField('city');
  const budget = useField('budget');
  const currency = useField('currency');
  const duration = useField('duration');
  const { event_type, kind, name } = country.values();
  const atWork = event_type !== null && isWork(kindOf({ event_type, kind, name }));
  return (
    <div className="flex flex-col gap-8">
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <DaysField
          label={t('details.date')}
          hint={t('details.dateHint')}
          today={today()}
          values={{
            event_date: date.field.value,
            event_end_date: end.field.value,
            duration: duration.field.value,
          }}
          error={date.error}
          onBlur={date.field.onBlur}
          onChange={date.setMany}
        />
      </div>
      <fieldset className="grid min-w-0 gap-x-5 gap-y-6 sm:grid-cols-2">
        <Legend>{t('details.where')}</Legend>
        <CountryField
          {...country.field}
          error={country.error}
          onChange={(code) => country.setMany(withCountry(country.values(), code))}
        />
        <LimitedText
          label={t('details.city')}
          error={city.error}
          autoComplete="off"
          max={50}
          {...city.field}
          onChange={({ target }) => {
            city.setMany({ city: target.value, region: regionWithTown(city.values(), target.value) });
          }}
        />
        <RegionField country={country.field.value} {...region.field} error={region.error} />
      </fieldset>
      <fieldset className="grid min-w-0 gap-x-5 gap-y-6 sm:grid-cols-2">
        <Legend>{t('details.money')}</Legend>
        <MoneyField
          label={t('details.budget')}
          hint={t(atWork ? 'details.budgetHintWork' : 'details.budgetHint')}
          error={budget.error}
          currency={currency.field.value}
          {...budget.field}
        />
        <CurrencyField {...currency.field} error={currency.error} />
        {!end.field.value && (
          <CountField
            label={t('details.duration')}
            optional={t('common:optional')}
            hint={t('details.durationHint')}
            error={duration.error}
            trailing={<span className="pr-3 text-ink-muted">{t('details.hours')}</span>}
            {...duration.field}
          />
        )}
      </fieldset>
    </div>
  );
}
