import type { Scenario } from '@/domain/what-if/overrides';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { PageActions } from '@/parts/module/page-actions';
import { PageHeading } from '@/parts/module/page-heading';
import { usePlanContext } from '@/parts/module/plan-context';
import { saveCsv } from '@/parts/rows/save-csv';
import { comparisonFile } from './compare/comparison-file';
import type { Evaluated } from './evaluated';
import { useLineWords } from './line-words';

interface WhatIfHeaderProps {
  evaluated: readonly Evaluated[];
  shown: readonly Scenario[];
  onAdd?: (() => void) | undefined;
}

export function WhatIfHeader({ evaluated, shown, onAdd }: WhatIfHeaderProps) {
  const { t } = useTranslation('whatif');
  const { plan } = usePlanContext();
  const words = { ...useLineWords(), category: useCategoryLabel() };
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
        onCsv={() => {
          const compared = evaluated.filter(({ scenario }) => shown.includes(scenario));
          saveCsv(plan.name, t('csv.file'), comparisonFile(t, words, plan, compared));
        }}
      />
    </header>
  );
}
