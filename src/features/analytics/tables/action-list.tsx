import { ChevronRight, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/lib/translation';

export interface Action {
  readonly key: string;
  readonly severity: 'high' | 'medium' | 'low';
  readonly text: string;
  /** Name of the event to which the line belongs, shown if several events are listed. */
  readonly of?: string;
  readonly to: string;
}

const TONES = { high: 'text-danger', medium: 'text-attention', low: 'text-ink-muted' } as const;

/** Lists what needs attention, most urgent first. Each line links to the rows concerned. */
export function ActionList({ actions }: { actions: readonly Action[] }) {
  const { t } = useTranslation('analytics');
  if (actions.length === 0)
    return (
      <p className="flex items-start gap-2 text-positive">
        <CircleCheck className="mt-0.5 size-5 shrink-0" />
        <span>{t('action.none')}</span>
      </p>
    );
  return (
    <ul className="divide-y divide-line">
      {actions.map(({ key, severity, text, of, to }) => {
        const Icon = severity === 'low' ? Info : TriangleAlert;
        return (
          <li key={key}>
            <Link to={to} className="group flex min-h-12 items-start gap-2.5 py-2.5 hover:text-accent-strong">
              <Icon className={`mt-0.5 size-5 shrink-0 ${TONES[severity]}`} />
              <span className="min-w-0 flex-1 wrap-anywhere">
                {of && <span className="font-semibold">{`${of}: `}</span>}
                <span className="group-hover:underline">{text}</span>
              </span>
              <ChevronRight className="mt-1 size-4 shrink-0 text-ink-muted print:hidden" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
