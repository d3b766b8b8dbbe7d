import { Link } from 'react-router-dom';
import { balanced, CRITERIA } from '@/domain/vendors/ranking';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { Disclosure } from '@/ui/disclosure';
import type { Comparison } from '../use-comparison';
import { readWeights, type VendorsState, weightsText } from '../vendors-state';

interface WeightsPanelProps {
  comparison: Comparison;
  state: VendorsState;
  onChange: (change: Partial<VendorsState>) => void;
}

/** Weights of the criteria. They are derived from the order of categories and can be adjusted. */
export function WeightsPanel({ comparison, state, onChange }: WeightsPanelProps) {
  const { t } = useTranslation('vendors');
  const { weights, rank } = comparison;
  const shares = balanced(weights);
  return (
    <Disclosure
      title={t('weights.title')}
      open={state.weights !== null}
      className="print:hidden"
      summaryClassName="font-semibold"
    >
      <p className="text-sm text-ink-muted">
        <span>
          {rank
            ? t('weights.ranked', { place: formatNumber(rank.place), of: formatNumber(rank.of) })
            : t('weights.unranked')}
        </span>{' '}
        <Link to={`${paths.methods}#vendors`} className="text-accent-strong underline">
          {t('weights.how')}
        </Link>
      </p>
      <div className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {CRITERIA.map((key) => (
          <label
            key={key}
            className="grid min-h-11 grid-cols-[6.5rem_minmax(0,1fr)_2.5rem] items-center gap-2 text-sm"
          >
            <span className="first-letter:uppercase">{t(`criterion.${key}`)}</span>
            <input
              type="range"
              min={0}
              max={100}
              step={5}
              className="h-6 w-full"
              value={Math.round(weights[key])}
              onChange={(event) =>
                onChange({
                  weights: weightsText({
                    ...(readWeights(state.weights) ?? weights),
                    [key]: Number(event.target.value),
                  }),
                })
              }
            />
            <span className="tabular text-right text-ink-muted">{formatNumber(shares[key])}</span>
          </label>
        ))}
      </div>
      {state.weights !== null && (
        <Button look="quiet" size="small" onClick={() => onChange({ weights: null })}>
          {t('weights.reset')}
        </Button>
      )}
    </Disclosure>
  );
}
