import { COUNTRIES } from '@/domain/places/places';
import { countryName } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import type { FieldBinding } from '@/ui/field';
import { ComboField } from './combo-field';
import { optionsByLanguage } from './combo-options';

/** ISO 3166-1 alpha-2 code, or '' if no country is chosen. */
interface CountryFieldProps extends FieldBinding<string> {
  error?: string | undefined;
  className?: string;
}

const countriesIn = optionsByLanguage((language) =>
  COUNTRIES.map(({ code }) => ({ value: code, label: countryName(code, language) })),
);

export function CountryField(props: CountryFieldProps) {
  const { t } = useTranslation('budget');
  const language = currentLanguage();
  return (
    // Keyed by language, because the input contains the option's translated name.
    <ComboField
      key={language}
      label={t('field.country')}
      placeholder={t('field.countryPlaceholder')}
      options={countriesIn(language)}
      {...props}
    />
  );
}
