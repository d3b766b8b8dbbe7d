import { useState } from 'react';
import type { Plan } from '@/data/plans';
import { useTranslation } from '@/lib/translation';
import { mendPath, useRiskText } from '@/parts/plan/risk-words';
import { summaryRisks } from '@/parts/plan/summary-risks';
import { useSummaries } from '@/parts/plan/use-summaries';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/states';
import { type Action, ActionList } from '../tables/action-list';

/** Number of lines shown at first. A button shows the others. */
const FIRST = 6;
/** Maximum number of upcoming events that the database summarises. */
const SUMMED = 200;
const RANK = { high: 0, medium: 1, low: 2 } as const;

/** Lists the needs of all upcoming events, most urgent first, each with a link to the affected rows. */
export function AllActions({ plans, today }: { plans: readonly Plan[]; today: string }) {
  const { t } = useTranslation(['analytics', 'now']);
  const riskText = useRiskText();
  const { summaryOf, waiting } = useSummaries(today);
  const [all, setAll] = useState(false);
  const ahead = plans.filter(({ archived_at, event_date }) => archived_at === null && event_date >= today);
  if (ahead.length === 0) return null;
  const actions = ahead
    .toSorted((a, b) => a.event_date.localeCompare(b.event_date))
    .flatMap((plan) =>
      summaryRisks(plan, summaryOf(plan.id), today).map(
        (risk): Action => ({
          key: `${plan.id} ${risk.key}`,
          severity: risk.severity,
          of: plan.name,
          text: riskText(risk, plan.currency),
          to: mendPath(risk, plan),
        }),
      ),
    )
    .sort((a, b) => RANK[a.severity] - RANK[b.severity]);
  return (
    <section aria-labelledby="analytics-actions" className="card flex flex-col gap-2 p-5 sm:p-6">
      <h2 id="analytics-actions" className="text-xl">
        {t('action.title')}
      </h2>
      {waiting ? (
        <Skeleton className="h-24 w-full" />
      ) : (
        <ActionList actions={all ? actions : actions.slice(0, FIRST)} />
      )}
      {!all && actions.length > FIRST && (
        <Button look="secondary" className="self-start" onClick={() => setAll(true)}>
          {t('action.all', { count: actions.length })}
        </Button>
      )}
      {ahead.length > SUMMED && (
        <p className="text-sm text-ink-muted">{t('action.summed', { count: SUMMED })}</p>
      )}
    </section>
  );
}
