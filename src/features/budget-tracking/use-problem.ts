import { useTranslation } from 'react-i18next';
import { LEDGER_PROBLEMS } from '@/domain/budget/item-schema';

/** What is wrong with a field, in words; undefined when nothing is. */
export function useProblem(): (message: string | undefined) => string | undefined {
  const { t } = useTranslation('ledger');
  return (message) => {
    const known = LEDGER_PROBLEMS.find((one) => one === message);
    return known && t(`problem.${known}`);
  };
}
