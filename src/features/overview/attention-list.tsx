import { ChevronRight, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { concernText } from '@/parts/plan/concern-text';
import { mendPath, useRiskText } from '@/parts/plan/risk-words';
import { Button } from '@/ui/button';
import { type PlanHealth, worstOf } from './plan-health';
import { SeverityTag } from './severity-tag';

/** Things told at first: what three plans need most, or all of it while there is but one plan. */
const SHOWN = 3;

/** Risks lead to where they are mended; what concerns the plan itself, to the plan. */
function Reasons({ plan, concerns, risks, most }: PlanHealth & { most: number }) {
  const { t } = useTranslation(['plans', 'common', 'overview']);
  const riskText = useRiskText();
  const rest = risks.length + concerns.length - most;
  return (
    <>
      {risks.slice(0, most).map((risk) => (
        <p key={risk.key} className="text-sm text-ink-muted">
          <Link
            to={mendPath(risk, plan)}
            className="relative z-1 inline-block py-0.5 underline decoration-line-strong decoration-dotted underline-offset-4 hover:text-accent-strong"
          >
            {riskText(risk, plan.currency)}
          </Link>
        </p>
      ))}
      {concerns.slice(0, Math.max(0, most - risks.length)).map((concern) => (
        <p key={concern.key} className="text-sm text-ink-muted">
          {concernText(t, concern, plan.currency)}
        </p>
      ))}
      {rest > 0 && <p className="text-sm text-ink-muted">{`… ${t('overview:more', { count: rest })}`}</p>}
    </>
  );
}

/** The plans that need something, the most pressing first, each with its reasons in words and the way to it. */
export function AttentionList({ health }: { health: readonly PlanHealth[] }) {
  const { t } = useTranslation(['plans', 'overview']);
  const [all, setAll] = useState(false);
  const rest = health.length - SHOWN;
  const most = health.length === 1 ? SHOWN : 1;
  return (
    <section aria-labelledby="attention" className="flex min-w-0 flex-col gap-3">
      <h2 id="attention" className="text-xl">
        {t('overview:attention')}
      </h2>
      {health.length === 0 ? (
        <div className="flex items-start gap-3 rounded-card bg-positive-soft p-4 text-positive">
          <CircleCheck className="mt-0.5 size-5 shrink-0" />
          <p>
            <strong>{`${t('overview:calm')}.`}</strong> <span>{t('overview:calmText')}</span>
          </p>
        </div>
      ) : (
        <ul className="card divide-y divide-line">
          {health.slice(0, all ? undefined : SHOWN).map(({ plan, concerns, risks }) => (
            <li key={plan.id} className="relative flex items-center gap-3 p-4 hover:bg-accent-soft/40">
              <div className="min-w-0 flex-1">
                <div className="mb-1 flex flex-wrap items-center gap-x-2.5 gap-y-1">
                  <Link
                    to={paths.eventPlan(plan.id)}
                    className="min-w-0 font-semibold break-words after:absolute after:inset-0 hover:text-accent-strong"
                  >
                    {plan.name}
                  </Link>
                  <SeverityTag severity={worstOf({ plan, concerns, risks }) ?? 'low'} />
                </div>
                <Reasons plan={plan} concerns={concerns} risks={risks} most={most} />
              </div>
              <ChevronRight className="size-5 shrink-0 text-ink-muted" />
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && !all && (
        <Button look="quiet" className="self-start" onClick={() => setAll(true)}>
          {t('overview:showAll', { count: rest })}
        </Button>
      )}
    </section>
  );
}
