import { useTranslation } from '@/lib/translation';
import { SELLS_ONLINE } from '@/parts/upgrade/sells-online';
import { ComparisonTable } from './comparison-table';
import { Faq } from './faq';
import { PlanCards } from './plan-cards';
import { PriceControls } from './price-controls';
import { usePrices } from './use-prices';

/** A separate component, so that a change of period or currency doesn't rerender the whole page. */
function Prices() {
  const { view, setPeriod, setCurrency } = usePrices();
  return (
    <>
      <PriceControls view={view} onPeriod={setPeriod} onCurrency={setCurrency} />
      <PlanCards view={view} />
    </>
  );
}

export default function PricingPage() {
  const { t } = useTranslation('pricing');
  return (
    <>
      <section className="page pt-12 pb-16 sm:pt-20 sm:pb-24">
        <h1 className="max-w-2xl text-4xl sm:text-6xl">{t('title')}</h1>
        <p className="measure mt-5 sm:mt-6 mb-8 text-lg text-ink-muted">{t('lead')}</p>
        <Prices />
        <p className="measure mt-6 text-sm text-ink-muted">
          {t(SELLS_ONLINE ? 'smallPrintSold' : 'smallPrint')}
        </p>
      </section>
      <section className="border-t border-line">
        <div className="page py-16 sm:py-24">
          <h2 className="mb-8 text-3xl sm:text-4xl">{t('table.title')}</h2>
          <ComparisonTable />
          <p className="measure mt-6 text-sm text-ink-muted">{t('table.note')}</p>
        </div>
      </section>
      <div className="border-t border-line bg-surface">
        <div className="page py-16 sm:py-24">
          <Faq />
        </div>
      </div>
    </>
  );
}
