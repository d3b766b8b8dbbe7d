import { CURRENCIES } from '@/domain/places/places';
import { capitalized, currencyName } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import type { FieldBinding } from '@/ui/field';
import { ComboField } from '../fields/combo-field';
import { optionsByLanguage } from '../fields/combo-options';

/** ISO 4217 code, or '' if no currency is chosen. */
interface CurrencyFieldProps extends FieldBinding<string> {
  error?: string | undefined;
  className?: string;
}

const currenciesIn = optionsByLanguage((language) =>
  CURRENCIES.map((code) => {
    const label = capitalized(currencyName(code, language), language);
    return { value: code, label, note: code };
  }),
);

export function CurrencyField(props: CurrencyFieldProps) {
  const { t } = useTranslation('budget');
  const language = currentLanguage();
  return (
    // Keyed by language, because the input contains the option's translated name.
    <ComboField
      key={language}
      label={t('field.currency')}
      placeholder={t('field.currencyPlaceholder')}
      options={currenciesIn(language)}
      {...props}
    />
  );
}
