import { type Ref, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CURRENCIES } from '@/domain/places/places';
import { currencyName } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import type { Language } from '@/lib/texts';
import { ComboField, type ComboOption } from './combo-field';

interface CurrencyFieldProps {
  /** ISO 4217, '' for none. */
  value: string;
  onChange: (currency: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  className?: string;
}

const named = new Map<Language, ComboOption[]>();

function currenciesIn(language: Language): ComboOption[] {
  const known = named.get(language);
  if (known) return known;
  const { compare } = new Intl.Collator(language);
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
  const options = CURRENCIES.map((code) => ({
    value: code,
    label: capital(currencyName(code, language)),
    note: code,
  })).sort((a, b) => compare(a.label, b.label));
  named.set(language, options);
  return options;
}

export function CurrencyField(props: CurrencyFieldProps) {
  const { t } = useTranslation('budget');
  const language = currentLanguage();
  const options = useMemo(() => currenciesIn(language), [language]);
  return (
    <ComboField
      key={language}
      label={t('field.currency')}
      placeholder={t('field.currencyPlaceholder')}
      options={options}
      {...props}
    />
  );
}
