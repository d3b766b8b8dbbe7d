import { useTranslation } from 'react-i18next';
import type { Plan } from '@/data/plans';
import type { Scenario } from '@/domain/what-if/overrides';
import { formatDate, formatNumber } from '@/lib/format';
import { PageActions } from '@/parts/page-actions';
import type { Evaluated } from './evaluated';
import { useWhatIfCsv } from './use-what-if-csv';

interface WhatIfHeaderProps {
  plan: Plan;
  evaluated: readonly Evaluated[];
  shown: readonly Scenario[];
  onAdd?: (() => void) | undefined;
}

export function WhatIfHeader({ plan, evaluated, shown, onAdd }: WhatIfHeaderProps) {
  const { t } = useTranslation('whatif');
  const saveCsv = useWhatIfCsv();
  const count = evaluated.length;
  return (
    <header>
      <h1 className="font-sans text-base font-normal tracking-normal text-ink-muted">
        {t('title')}
        {/* The sidebar says it on a wide screen. */}
        <span className="lg:hidden print:inline">
          {' '}
          · {plan.name}
          <span className="hidden print:inline"> · {formatDate(plan.event_date)}</span>
        </span>
      </h1>
      <p className="font-serif text-3xl leading-tight font-medium text-accent-strong sm:text-4xl">
        {t('headline.list', { count, formatted: formatNumber(count) })}
      </p>
      <p className="measure mt-1 text-ink-muted">{t('headline.listText')}</p>
      <div className="mt-3">
        <PageActions
          addLabel={t('add')}
          onAdd={onAdd}
          onCsv={() =>
            saveCsv(
              plan,
              evaluated.filter(({ scenario }) => shown.includes(scenario)),
            )
          }
        />
      </div>
    </header>
  );
}
