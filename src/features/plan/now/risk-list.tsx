import { ChevronRight, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Risk } from '@/domain/plan/risks';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { mendPath, useRiskText } from '@/parts/plan/risk-words';

const TONES = { high: 'text-danger', medium: 'text-attention', low: 'text-ink-muted' } as const;

export function RiskList({ risks }: { risks: readonly Risk[] }) {
  const { t } = useTranslation('now');
  const { plan } = usePlanContext();
  const text = useRiskText();
  if (risks.length === 0)
    return (
      <p className="flex items-start gap-2 text-positive">
        <CircleCheck className="mt-0.5 size-5 shrink-0" />
        <span>{t('calm')}</span>
      </p>
    );
  return (
    <ul className="divide-y divide-line">
      {risks.map((risk) => {
        const Icon = risk.severity === 'low' ? Info : TriangleAlert;
        return (
          <li key={risk.key}>
            <Link
              to={mendPath(risk, plan)}
              className="group flex min-h-12 items-start gap-2.5 py-2 hover:text-accent-strong"
            >
              <Icon className={`mt-0.5 size-5 shrink-0 ${TONES[risk.severity]}`} />
              <span className="min-w-0 flex-1">
                <span>{text(risk, plan.currency)}</span>{' '}
                <span className="text-sm text-accent-strong underline">{t(`mend.${risk.key}`)}</span>
              </span>
              <ChevronRight className="mt-1 size-4 shrink-0 text-ink-muted" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
