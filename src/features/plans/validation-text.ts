import { useTranslation } from 'react-i18next';
import { VALIDATION_KEYS } from '@/domain/plan/messages';

/** A schema's message in the reader's language; undefined where there is none. */
export function useValidationText(): (key: string | undefined) => string | undefined {
  const { t } = useTranslation();
  return (key) => {
    const known = VALIDATION_KEYS.find((one) => one === key);
    return known ? t(known) : key;
  };
}
