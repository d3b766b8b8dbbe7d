import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { mendPath, useRiskText } from '@/parts/plan/risk-words';
import type { Action } from '../tables/action-list';
import type { EventFiguresNow } from './use-event-figures';

/** Returns what needs attention in an event: risks, guests without a reply, vendors who haven't replied. */
export function useEventActions({ plan, isOver, risks, replies, vendors }: EventFiguresNow): Action[] {
  const { t } = useTranslation(['analytics', 'now']);
  const riskText = useRiskText();
  const guests = paths.guestList(plan.id);
  const { silent } = replies.course;
  const { capacity, coming } = replies;
  const [waited] = vendors.waited;
  const ahead: (Action | false)[] = isOver
    ? []
    : [
        capacity !== null &&
          coming !== null &&
          coming.expected > capacity && {
            key: 'crowded',
            severity: 'high',
            text: t('action.crowded', {
              expected: formatNumber(coming.expected),
              capacity: formatNumber(capacity),
            }),
            to: `${guests}?reply=open`,
          },
        silent > 0 && {
          key: 'silent',
          severity: 'medium',
          text: t('action.silent', { count: silent }),
          to: `${guests}?sent=sent&reply=open`,
        },
        waited !== undefined && {
          key: 'waited',
          severity: 'medium',
          text: t('action.waited', { count: vendors.waited.length }),
          to: `${paths.vendorComparison(waited.category, plan.id)}&view=board`,
        },
      ];
  return [
    // After the event, the only risks that can still be resolved are overdue payments.
    ...risks
      .filter(({ key }) => !isOver || key === 'overdue')
      .map((risk) => ({
        key: risk.key,
        severity: risk.severity,
        text: riskText(risk, plan.currency),
        to: mendPath(risk, plan),
      })),
    ...ahead.filter((one) => one !== false),
  ];
}
