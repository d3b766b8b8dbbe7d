import { BellRing, BookUser, Columns3, List, MapPin, Scale } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { moneyCell } from '@/domain/csv';
import { sumCents } from '@/domain/money';
import type { Category } from '@/domain/plan/facts';
import { formatList, formatMoney, formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { RangeBar } from '@/parts/allocation/range-bar';
import { PageActions } from '@/parts/module/page-actions';
import { PageHeading } from '@/parts/module/page-heading';
import { usePlanContext } from '@/parts/module/plan-context';
import { columnsOf } from '@/parts/rows/file-columns';
import { tableOf } from '@/parts/rows/row-description';
import { saveCsv } from '@/parts/rows/save-csv';
import { Announce } from '@/ui/announce';
import { cx } from '@/ui/class-names';
import { MenuItem } from '@/ui/menu';
import type { Pieces } from '@/ui/pieces';
import { Segments } from '@/ui/segments';
import { SummaryLine } from '@/ui/summary-line';
import { faces } from './rows';
import { SettingFields } from './setting-fields';
import type { Comparison, Offered } from './use-comparison';
import { type VendorsState, VIEWS } from './vendors-state';

interface VendorsHeaderProps {
  category: Category;
  comparison: Comparison;
  state: VendorsState;
  onChange: (change: Partial<VendorsState>) => void;
  onAdd: (() => void) | undefined;
  onFind: (() => void) | undefined;
  chasing: number;
  children: Pieces;
}

const ICONS = { compare: Scale, board: Columns3, list: List };

/** Header with the best price, the plan's amount, and the event for which quotes are compared. */
export function VendorsHeader(props: VendorsHeaderProps) {
  const { category, comparison, state, onChange, onAdd, onFind, chasing, children } = props;
  const { t } = useTranslation('vendors');
  const { plan } = usePlanContext();
  const label = useCategoryLabel();
  const navigate = useNavigate();
  const money = (cents: number) => formatMoney(cents, plan.currency);
  const { compared, offers, amount, line, setting } = comparison;
  const best = compared.find(({ expired }) => !expired)?.cost?.total;
  const booked = offers.flatMap((offer) => (offer.agreed === null ? [] : { ...offer, agreed: offer.agreed }));
  const amountNow = booked.length > 0 ? sumCents(booked.map(({ agreed }) => agreed)) : best;
  const headline =
    amountNow === undefined
      ? ''
      : booked.length > 0
        ? t('bookedWith', {
            name: formatList(booked.map(({ quote }) => quote.vendor_name)),
            amount: money(amountNow),
          })
        : t('best', { amount: money(amountNow) });
  const comparedWords = [
    t('compared', { count: compared.length }),
    ...(amount === null ? [] : [t('planned', { amount: money(amount) })]),
  ].join(' · ');
  const settingWords = [
    t('setting.title', { count: setting.guests }),
    ...(setting.hours === null ? [] : [t('setting.hours', { hours: formatNumber(setting.hours, 1) })]),
  ].join(' · ');
  const { columns } = faces.vendor_quotes.useDescription(plan.id);
  const saveTable = () => {
    const total = {
      label: t('part.total'),
      csv: ({ cost }: Offered) => moneyCell(cost?.total, plan.currency),
    };
    const quoteColumns = columnsOf(columns, ({ quote, stage }: Offered) => ({ ...quote, stage }));
    saveCsv(plan.name, label(category), tableOf([...quoteColumns, total], offers));
  };
  return (
    <header className="grid grid-cols-1 items-end gap-3 sm:gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="col-span-full flex items-start justify-between gap-2">
        <div className="min-w-0">
          <PageHeading title={`${t('title')} · ${label(category)}`}>
            <span className={cx('wrap-anywhere', booked.length > 0 && 'max-sm:text-2xl')}>
              {headline || t('vendors', { count: offers.length })}
            </span>
          </PageHeading>
          {/* On a phone, this text is in the line below. */}
          <p className="mt-1 text-ink-muted max-sm:hidden">{comparedWords}</p>
        </div>
        <PageActions addLabel={t('add')} onAdd={onAdd} onCsv={saveTable}>
          {onFind && (
            <MenuItem icon={<MapPin className="size-4.5" />} onSelect={onFind}>
              {t('find.open')}
            </MenuItem>
          )}
          <MenuItem
            icon={<BookUser className="size-4.5" />}
            onSelect={() => void navigate(paths.addressBook(category, plan.id))}
          >
            {t('book.open')}
          </MenuItem>
        </PageActions>
      </div>
      <Announce text={headline} />
      <SummaryLine
        line={
          <>
            <span className="min-w-0 flex-1">{comparedWords}</span>
            {chasing > 0 && (
              <span className="inline-flex items-center gap-1 font-semibold text-accent-strong">
                <BellRing className="size-4" />
                <span aria-hidden="true">{formatNumber(chasing)}</span>
                <span className="sr-only">{t('chasing.title')}</span>
              </span>
            )}
          </>
        }
        className="sm:contents"
        contentClassName="flex flex-col gap-4 sm:contents"
      >
        {line && amountNow !== undefined && (
          <div className="col-span-full max-w-md">
            <RangeBar
              category={category}
              amount={amountNow}
              low={line.low}
              typical={line.typical}
              high={line.high}
              currency={plan.currency}
            />
            <p className="mt-1 text-sm text-ink-muted">
              {t('range', { low: money(line.low), high: money(line.high) })}
            </p>
          </div>
        )}
        <SettingFields title={settingWords} setting={setting} state={state} onChange={onChange} />
        <div className="col-span-full empty:hidden sm:order-1">{children}</div>
      </SummaryLine>
      <div className="print:hidden">
        <Segments
          label={t('view.label')}
          segments={VIEWS.map((value) => ({ value, label: t(`view.${value}`), icon: ICONS[value] }))}
          value={state.view}
          onChange={(view) => onChange({ view })}
        />
      </div>
    </header>
  );
}
