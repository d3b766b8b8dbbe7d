import { LEDGER_PROBLEMS } from '@/domain/ledger/item-schema';
import { messageParts } from '@/domain/odd-character';
import { useTranslation } from '@/lib/translation';

export function useProblem(): (message: string) => string {
  const { t } = useTranslation('ledger');
  return (message) => {
    const { key, character } = messageParts(message);
    const known = LEDGER_PROBLEMS.find((one) => one === key);
    return known ? t(`problem.${known}`, { character }) : '';
  };
}
