import { type Ref, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { COUNTRIES } from '@/domain/places/places';
import { countryName } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import type { Language } from '@/lib/texts';
import { ComboField, type ComboOption } from './combo-field';

interface CountryFieldProps {
  /** ISO 3166-1 alpha-2, '' for none. */
  value: string;
  onChange: (country: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  className?: string;
}

const named = new Map<Language, ComboOption[]>();

/** Every country by its name in that language, in its alphabet's order. */
function countriesIn(language: Language): ComboOption[] {
  const known = named.get(language);
  if (known) return known;
  const { compare } = new Intl.Collator(language);
  const options = COUNTRIES.map(({ code }) => ({ value: code, label: countryName(code, language) })).sort(
    (a, b) => compare(a.label, b.label),
  );
  named.set(language, options);
  return options;
}

export function CountryField(props: CountryFieldProps) {
  const { t } = useTranslation('budget');
  const language = currentLanguage();
  const options = useMemo(() => countriesIn(language), [language]);
  return (
    // Remade with the language: the box holds the chosen country's name.
    <ComboField
      key={language}
      label={t('field.country')}
      placeholder={t('field.countryPlaceholder')}
      options={options}
      {...props}
    />
  );
}
