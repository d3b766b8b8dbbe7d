import { useMemo } from 'react';
import { EVENT_PARTS, GUESTS, HOUSEHOLDS } from '@/data/guests';
import { useRows } from '@/data/sync/use-rows';
import { invitedPeople } from '@/domain/guests/invited';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { forecastFacts } from '@/parts/plan/plan-facts';

/** Returns the numbers of guests that the guest list suggests, each with its text. */
export function useInvited() {
  const { t } = useTranslation('whatif');
  const { plan } = usePlanContext();
  const { id } = plan;
  const guests = useRows(GUESTS, id);
  const households = useRows(HOUSEHOLDS, id);
  const parts = useRows(EVENT_PARTS, id);
  return useMemo(() => {
    const found = invitedPeople({
      guests,
      parts,
      households: new Map(households.map((one) => [one.id, one])),
      ...forecastFacts(plan),
    });
    const second = found.some(({ of }) => of === 'withSecond');
    return found.map((one) => ({
      key: one.of === 'part' ? one.part.id : one.of,
      name:
        one.of === 'part'
          ? t('invited.part', { part: one.part.name })
          : one.of === 'withSecond'
            ? t('invited.withSecond')
            : t(second ? 'invited.withoutSecond' : 'invited.all'),
      expected: one.expected,
      possible: one.possible,
    }));
  }, [guests, households, parts, plan, t]);
}
