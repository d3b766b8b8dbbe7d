import type { Scenario } from '@/domain/what-if/overrides';
import { useTranslation } from '@/lib/translation';
import { PageActions } from '@/parts/module/page-actions';
import { PageHeading } from '@/parts/module/page-heading';
import { usePlanContext } from '@/parts/module/plan-context';
import type { Evaluated } from './evaluated';
import { useWhatIfCsv } from './use-what-if-csv';

interface WhatIfHeaderProps {
  evaluated: readonly Evaluated[];
  shown: readonly Scenario[];
  onAdd?: (() => void) | undefined;
}

export function WhatIfHeader({ evaluated, shown, onAdd }: WhatIfHeaderProps) {
  const { t } = useTranslation('whatif');
  const { plan } = usePlanContext();
  const saveCsv = useWhatIfCsv();
  const count = evaluated.length;
  return (
    <header className="flex items-start justify-between gap-x-4">
      <div className="min-w-0 flex-1">
        <PageHeading title={t('title')}>{t('headline.list', { count })}</PageHeading>
        <p className="measure mt-1 text-ink-muted">{t('headline.listText')}</p>
      </div>
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
    </header>
  );
}
