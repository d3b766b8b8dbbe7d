import type { VendorQuote } from '@/domain/vendors/vendor';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import type { ChangeRows } from '@/parts/rows/use-change-rows';
import { Checkbox } from '@/ui/checkbox';
import { Disclosure } from '@/ui/disclosure';
import { NoMatch } from '@/ui/no-match';
import { type Comparison, MOST_QUOTES_COMPARED } from '../use-comparison';
import { isLeftOut, toggled, type VendorsState } from '../vendors-state';
import { CompareTable } from './compare-table';
import { CostChart } from './cost-chart';
import { RankingList } from './ranking-list';
import { WeightsPanel } from './weights-panel';

interface CompareViewProps {
  comparison: Comparison;
  state: VendorsState;
  onChange: (change: Partial<VendorsState>) => void;
  onOpen: (id: string) => void;
  onAsk: (id: string) => void;
  onBook: (id: string) => void;
  onQuotes: ChangeRows<VendorQuote>;
}

/** Dropdown list of the compared quotes, if there are more than a few. */
function Picked({
  comparison,
  state,
  onChange,
}: Pick<CompareViewProps, 'comparison' | 'state' | 'onChange'>) {
  const { t } = useTranslation('vendors');
  const priced = comparison.offers.filter(({ stage, cost }) => cost && stage !== 'refused');
  const full = comparison.compared.length >= MOST_QUOTES_COMPARED;
  if (priced.length < 3) return null;
  return (
    <Disclosure
      title={t('pick.title', {
        count: comparison.compared.length,
        of: formatNumber(priced.length),
      })}
      className="print:hidden"
      summaryClassName="font-semibold"
    >
      <fieldset className="flex flex-wrap gap-x-5">
        <legend className="sr-only">{t('pick.legend')}</legend>
        {priced.map(({ quote }) => {
          const shown = comparison.compared.some((one) => one.quote.id === quote.id);
          return (
            <Checkbox
              key={quote.id}
              className="max-w-full min-w-0"
              label={quote.vendor_name}
              checked={shown}
              disabled={!shown && full && !isLeftOut(state.without, quote.id)}
              onChange={() => onChange({ without: toggled(state.without, quote.id) })}
            />
          );
        })}
      </fieldset>
    </Disclosure>
  );
}

export function CompareView(props: CompareViewProps) {
  const { comparison, state, onChange, onOpen } = props;
  const { t } = useTranslation('vendors');
  if (comparison.compared.length === 0)
    return state.without ? (
      <NoMatch text={t('pick.none')} reset={t('pick.reset')} onReset={() => onChange({ without: null })} />
    ) : (
      <>
        <p className="text-ink-muted">{t('noPrice')}</p>
        <CompareTable {...props} />
      </>
    );
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <section aria-labelledby="ranking" className="flex min-w-0 flex-col gap-3">
          <h2 id="ranking" className="text-xl">
            {t('ranking.title')}
          </h2>
          <RankingList comparison={comparison} onOpen={onOpen} />
          <div className="flex flex-col gap-1">
            <WeightsPanel comparison={comparison} state={state} onChange={onChange} />
            <Picked comparison={comparison} state={state} onChange={onChange} />
          </div>
        </section>
        <CostChart comparison={comparison} />
      </div>
      <CompareTable {...props} />
    </>
  );
}
