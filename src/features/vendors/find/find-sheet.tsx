import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { candidatesQuery } from '@/data/find-vendors';
import type { Category } from '@/domain/plan/facts';
import type { VendorQuote } from '@/domain/vendors/vendor';
import { type DistanceUnit, distanceUnit, formatDistance, metresOf } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { usePlanContext } from '@/parts/module/plan-context';
import type { ChangeRows } from '@/parts/rows/use-change-rows';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/select';
import { Sheet } from '@/ui/sheet';
import { Spinner } from '@/ui/spinner';
import { CandidateList } from './candidate-list';
import { FindProblem, UnknownPlace } from './find-problem';

interface FindSheetProps {
  category: Category;
  quotes: readonly VendorQuote[];
  onChange: ChangeRows<VendorQuote>;
  onClose: () => void;
}

/** Search radii in the reader's unit of distance. */
const RADII: Record<DistanceUnit, readonly number[]> = {
  kilometer: [5, 10, 25, 50],
  mile: [3, 6, 15, 30],
};
const USUAL = 2;

/** Candidates from the open map near the event. If the map service fails, the page behind still works. */
export function FindSheet({ category, quotes, onChange, onClose }: FindSheetProps) {
  const { t } = useTranslation(['vendors', 'common']);
  const label = useCategoryLabel();
  const { plan } = usePlanContext();
  const [unit] = useState(() => distanceUnit());
  const radii = RADII[unit].map((radius) => metresOf(radius, unit));
  const [at, setAt] = useState(USUAL);
  const radius = radii[at] ?? 0;
  const wider = radii[at + 1];
  const hasPlace = plan.city.trim() !== '';
  const { data, error, refetch } = useQuery({
    ...candidatesQuery(plan, category, radius),
    enabled: hasPlace,
  });
  const within = (metres: number) => formatDistance(metres, unit);
  const result = () => {
    if (!hasPlace) return <UnknownPlace />;
    if (error) return <FindProblem error={error} onRetry={() => void refetch()} />;
    if (!data)
      return (
        <p role="status" className="flex items-center gap-2 text-ink-muted">
          <Spinner small />
          <span>{t('find.looking')}</span>
        </p>
      );
    const { places } = data;
    if (places === null) return <UnknownPlace />;
    if (places.length === 0)
      return (
        <div className="flex flex-col items-start gap-3">
          <p role="status">{t('find.none', { distance: within(radius) })}</p>
          {wider !== undefined && (
            <Button look="secondary" onClick={() => setAt(at + 1)}>
              {t('find.widen', { distance: within(wider) })}
            </Button>
          )}
        </div>
      );
    return (
      <CandidateList
        category={category}
        candidates={places}
        found={data}
        quotes={quotes}
        onChange={onChange}
      />
    );
  };
  return (
    <Sheet
      open
      onOpenChange={(next) => !next && onClose()}
      title={hasPlace ? t('find.title', { category: label(category), city: plan.city }) : t('find.open')}
      closeLabel={t('common:close')}
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-ink-muted">{t('find.text')}</p>
        {hasPlace && (
          <SelectField
            label={t('find.radius')}
            value={String(at)}
            onChange={(value) => setAt(Number(value))}
            options={radii.map((metres, i) => ({
              value: String(i),
              label: t('find.within', { distance: within(metres) }),
            }))}
          />
        )}
        {result()}
      </div>
    </Sheet>
  );
}
