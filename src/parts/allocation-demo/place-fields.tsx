import { memo, useEffect, useId, useState } from 'react';
import { WEDDING_COSTS } from '@/domain/allocation/costs.data';
import { COUNTRIES } from '@/domain/places/places';
import { regionsOf } from '@/domain/places/regions';
import { countryName } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { inputClass } from '@/ui/field';

interface Option {
  value: string;
  label: string;
}

function sorted(options: Option[]): Option[] {
  const { compare } = new Intl.Collator(currentLanguage());
  return options.sort((a, b) => compare(a.label, b.label));
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}

/** A native select: it needs no download, and phones show their own picker. */
function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-sm text-ink-muted">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`${inputClass} select truncate`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface PlaceFieldsProps {
  country: string;
  region: string | null;
  onCountry: (country: string) => void;
  onRegion: (region: string | null) => void;
}

/** Country and region. Countries with a survey come first. All others are added after hydration. */
export const PlaceFields = memo(function PlaceFields({
  country,
  region,
  onCountry,
  onRegion,
}: PlaceFieldsProps) {
  const { t } = useTranslation('allocationdemo');
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);

  const codes = awake ? COUNTRIES.map(({ code }) => code) : Object.keys(WEDDING_COSTS);
  const countries = sorted(codes.map((code) => ({ value: code, label: countryName(code) })));
  const regions = sorted(
    (awake ? regionsOf(country) : []).map(({ code, name }) => ({
      value: code,
      label: name[currentLanguage()],
    })),
  );
  return (
    <div className="grid grid-cols-2 gap-x-4 sm:gap-x-8">
      <Choice label={t('country')} value={country} options={countries} onChange={onCountry} />
      <Choice
        label={t('region')}
        value={region ?? ''}
        options={[{ value: '', label: t('regionAny') }, ...regions]}
        onChange={(code) => onRegion(code || null)}
      />
    </div>
  );
});
