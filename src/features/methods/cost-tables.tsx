import { lazy, Suspense, useState } from 'react';
import { WEDDING_COSTS } from '@/domain/allocation/costs.data';
import { countryName, formatMoney, formatNumber } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { Disclosure } from '@/ui/disclosure';
import { FigureTable } from './figure-table';
import { SourceNote } from './source-note';

/** Long lists, loaded only when somebody opens one. */
const OtherShares = lazy(() => import('./other-shares'));
const KindCosts = lazy(() => import('./kind-costs'));
const RegionTable = lazy(() => import('./region-table'));
const PriceLevelTable = lazy(() => import('./price-level-table'));
const SourceList = lazy(() => import('./source-list'));

const money = (units: number, currency: string) => formatMoney(units * 100, currency);

export function WeddingCosts() {
  const { t } = useTranslation('methods');
  const { compare } = new Intl.Collator(currentLanguage());
  const rows = Object.entries(WEDDING_COSTS)
    .map(([country, cost]) => ({ name: countryName(country), country, cost }))
    .sort((a, b) => compare(a.name, b.name));
  return (
    <FigureTable
      caption={t('usual.weddings')}
      head={[t('column.country'), t('column.perGuest'), t('column.guests')]}
      rows={rows.map(({ country, name, cost }) => ({
        key: country,
        name: (
          <>
            <span>{name}</span>{' '}
            <span className="block text-sm text-ink-muted">
              <SourceNote id={cost.source} />
              {cost.full_service && (
                <>
                  <span>;</span> <SourceNote id={cost.full_service.source} />
                </>
              )}
            </span>
          </>
        ),
        cells: [
          <span key="cost" className="xs:whitespace-nowrap">
            <span>{money(cost.per_guest, cost.currency)}</span>
            {cost.full_service && (
              <span className="block text-ink-muted">
                {t('usual.to', {
                  amount: money(cost.full_service.per_guest, cost.full_service.currency),
                })}
              </span>
            )}
          </span>,
          cost.guests === null ? '–' : formatNumber(cost.guests),
        ],
      }))}
    />
  );
}

const LISTS = {
  otherShares: OtherShares,
  regions: RegionTable,
  kindCosts: KindCosts,
  priceLevels: PriceLevelTable,
  sources: SourceList,
};

/** A long list that is collapsed at first, to keep the page short. */
export function LongList({ name }: { name: keyof typeof LISTS }) {
  const { t } = useTranslation(['methods', 'common']);
  const [opened, setOpened] = useState(false);
  const List = LISTS[name];
  return (
    <Disclosure
      title={t(`list.${name}`)}
      onToggle={(open) => open && setOpened(true)}
      className="border-y border-line"
      summaryClassName="min-h-14 flex-row-reverse justify-between gap-4 py-2 font-serif text-lg"
      contentClassName="pb-6"
    >
      <Suspense fallback={<p className="text-ink-muted">{t('common:loading')}</p>}>
        {opened && <List />}
      </Suspense>
    </Disclosure>
  );
}
