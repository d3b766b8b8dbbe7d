import { useMemo } from 'react';
import { CONTRIBUTIONS, type StoredContribution } from '@/data/ledger';
import { movedContribution } from '@/domain/follows/moved-dates';
import { isUndecided, settledOn } from '@/domain/follows/undecided';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '../module/plan-context';
import type { MovedRows } from './moved-rows';

const { table } = CONTRIBUTIONS;

/**
 * After the event was moved, suggests new dates for future contributions and new end dates for monthly ones.
 */
export function useMovedContributions(contributions: readonly StoredContribution[]): MovedRows {
  const { t } = useTranslation('follows');
  const { plan, today } = usePlanContext();
  const { event_date } = plan;
  return useMemo(() => {
    const undecided = contributions.filter((one) => isUndecided(one, event_date));
    const stays = (before: StoredContribution) => ({ table, before, after: settledOn(before, event_date) });
    return {
      kept: 0,
      suggestions: undecided.flatMap((one) => {
        const moved = movedContribution(one, event_date, today);
        if (!moved) return [];
        const { before, after, nearest } = moved;
        return {
          key: one.id,
          reason: t(nearest ? 'nearestIncome' : 'along'),
          changes: [{ table, before, after }],
          dismissal: [stays(one)],
        };
      }),
      closing: undecided.filter((one) => !movedContribution(one, event_date, today)).map(stays),
    };
  }, [contributions, event_date, today, t]);
}
