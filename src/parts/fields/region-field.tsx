import { type Ref, useMemo } from 'react';
import { REGION_WORDS } from '@/domain/places/region-words.data';
import { regionsOf } from '@/domain/places/regions';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { ComboField } from './combo-field';

interface RegionFieldProps {
  country: string;
  /** A code from `regionsOf(country)`, or null. */
  value: string | null;
  onChange: (region: string | null) => void;
  onBlur?: () => void;
  error?: string | undefined;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  className?: string;
}

const UNKNOWN = '-';

/** Choice of a region. Rendered only if the country's figures differ by region. */
export function RegionField({ country, value, onChange, ...field }: RegionFieldProps) {
  const { t } = useTranslation(['budget', 'common']);
  const language = currentLanguage();
  const options = useMemo(() => {
    const { compare } = new Intl.Collator(language);
    return regionsOf(country)
      .map(({ code, name }) => ({ value: code, label: name[language], words: REGION_WORDS[code] ?? '' }))
      .sort((a, b) => compare(a.label, b.label));
  }, [country, language]);
  if (options.length === 0) return null;
  return (
    <ComboField
      key={`${country}${language}`}
      label={t('field.region')}
      optional={t('common:optional')}
      placeholder={t('field.regionPlaceholder')}
      value={value ?? UNKNOWN}
      onChange={(chosen) => onChange(chosen === UNKNOWN ? null : chosen)}
      options={[{ value: UNKNOWN, label: t('field.regionNone') }, ...options]}
      {...field}
    />
  );
}
