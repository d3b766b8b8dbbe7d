import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { standingOf } from '@/domain/delivered';
import {
  type Entitlement,
  guestLimit,
  isEntitled,
  memberLimit,
  PLAN_TIERS,
  type PlanTier,
  planLimit,
} from '@/domain/tiers';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';

/**
 * Rows of the table: first the five from the specification, then team size, then the other differences
 * between tiers.
 */
const ROWS: readonly ('events' | 'recommendations' | 'guests' | 'people' | Entitlement)[] = [
  'events',
  'recommendations',
  'guests',
  'team-collaboration',
  'people',
  'priority-support',
  'pdf-export',
  'advanced-analytics',
  'phone-support',
  'api-access',
  'white-label',
  'custom-integrations',
  'dedicated-support',
  'sla',
  'custom-training',
];

function Cell({ row, tier }: { row: (typeof ROWS)[number]; tier: PlanTier }): ReactNode {
  const { t } = useTranslation('pricing');
  if (row === 'events' || row === 'guests') {
    const limit = row === 'events' ? planLimit(tier) : guestLimit(tier);
    return limit === null ? t('unlimited') : formatNumber(limit);
  }
  if (row === 'people') return formatNumber(memberLimit(tier));
  const included = row === 'recommendations' || isEntitled(tier, row);
  if (included && row !== 'recommendations' && standingOf(row) === 'coming')
    return <span className="text-ink-muted">{t('soon')}</span>;
  return included ? (
    <>
      <Check className="inline size-5 text-accent" />
      <span className="sr-only">{t('included')}</span>
    </>
  ) : (
    <>
      <span aria-hidden="true" className="text-ink-muted">
        –
      </span>
      <span className="sr-only">{t('notIncluded')}</span>
    </>
  );
}

/** On a phone, each feature is stacked above its four values, which avoids horizontal scrolling. */
export function ComparisonTable() {
  const { t } = useTranslation(['pricing', 'common']);
  return (
    <table className="w-full max-md:block">
      <caption className="sr-only">{t('table.title')}</caption>
      <thead className="max-md:sticky max-md:top-0 max-md:z-10 max-md:block max-md:bg-paper">
        <tr className="border-b border-line-strong max-md:grid max-md:grid-cols-4">
          <th scope="col" className="w-[36%] text-left font-medium text-ink-muted max-md:sr-only">
            {t('table.feature')}
          </th>
          {PLAN_TIERS.map((tier) => (
            <th
              key={tier}
              scope="col"
              className="py-3 text-center font-serif text-sm font-semibold xs:text-base sm:text-lg md:w-[16%]"
            >
              {t(`common:tier.${tier}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {ROWS.map((row) => (
          <tr
            key={row}
            className="border-b border-line max-md:grid max-md:grid-cols-4 max-md:pt-3 max-md:pb-2"
          >
            <th scope="row" className="py-3 text-left font-medium max-md:col-span-4 max-md:py-0">
              {row === 'events' || row === 'recommendations' || row === 'guests' || row === 'people'
                ? t(`row.${row}`)
                : standingOf(row) === 'contract'
                  ? t('byContract', { what: t(`entitlement.${row}`) })
                  : t(`entitlement.${row}`)}
            </th>
            {PLAN_TIERS.map((tier) => (
              <td key={tier} className="tabular py-3 text-center max-md:py-1 max-md:text-sm">
                <Cell row={row} tier={tier} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
