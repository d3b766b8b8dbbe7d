import { messageParts } from '@/domain/odd-character';
import { VALIDATION_KEYS } from '@/domain/plan/messages';
import { useTranslation } from '@/lib/translation';

/**
 * Returns a function that translates a schema's message. The function returns undefined if the message has no
 * text.
 */
export function useValidationText(): (key: string | undefined) => string | undefined {
  const { t } = useTranslation();
  return (key) => {
    if (key === undefined) return undefined;
    const { key: name, character } = messageParts(key);
    const known = VALIDATION_KEYS.find((one) => one === name);
    return known ? t(known, { character }) : key;
  };
}
