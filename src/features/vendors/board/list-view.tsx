import { MessageCircleQuestion } from 'lucide-react';
import { useMemo } from 'react';
import { STAGES, type Stage, type VendorQuote } from '@/domain/vendors/vendor';
import { formatDate, formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { FileCount, useFileCounts } from '@/parts/files/file-count';
import { usePlanContext } from '@/parts/module/plan-context';
import { IconButton } from '@/ui/button';
import { DataList } from '@/ui/data-list';
import { SelectField } from '@/ui/select';
import { QuoteMarks } from '../quote-marks';
import type { Comparison, Offered } from '../use-comparison';

interface ListViewProps {
  comparison: Comparison;
  onOpen: (id: string) => void;
  onAsk: (id: string) => void;
  onMove: (quote: VendorQuote, stage: Stage) => void;
}

const keyOf = ({ quote }: Offered): string => quote.id;

function Row({
  offer,
  files,
  onOpen,
  onAsk,
  onMove,
}: Omit<ListViewProps, 'comparison'> & { offer: Offered; files: number | undefined }) {
  const { t } = useTranslation('vendors');
  const { plan, today, editable } = usePlanContext();
  const { quote, cost, open, stage } = offer;
  const late = quote.chase_on !== null && quote.chase_on <= today;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] items-center gap-x-3 gap-y-1 py-2.5 sm:grid-cols-[minmax(0,1fr)_8rem_11rem_2.75rem]">
      <button
        type="button"
        onClick={() => onOpen(quote.id)}
        className="min-h-11 text-left hover:text-accent-strong"
      >
        <span className="font-semibold break-words">{quote.vendor_name}</span> <FileCount count={files} />
        <span className="block text-sm text-ink-muted">
          <span>{open.length === 0 ? t('nothingOpen') : t('openPoints', { count: open.length })}</span>
          {quote.chase_on && (
            <>
              {' '}
              <span>·</span>{' '}
              <span className={late ? 'font-semibold text-danger' : undefined}>
                {t('chase', { date: formatDate(quote.chase_on, 'short') })}
              </span>
            </>
          )}
        </span>
        <QuoteMarks offer={offer} />
      </button>
      <span className="tabular text-right font-semibold">
        {cost ? (
          formatMoney(cost.total, plan.currency)
        ) : (
          <span className="font-normal text-ink-muted">{t('noPriceYet')}</span>
        )}
      </span>
      {editable ? (
        <>
          <SelectField
            label={<span className="sr-only">{t('stageOf', { name: quote.vendor_name })}</span>}
            value={stage}
            onChange={(value) => {
              const to = STAGES.find((one) => one === value);
              if (to && to !== stage) onMove(quote, to);
            }}
            options={STAGES.map((one) => ({ value: one, label: t(`stage.${one}`) }))}
          />
          <IconButton
            className="max-sm:justify-self-end"
            label={t('ask.title', { name: quote.vendor_name })}
            onClick={() => onAsk(quote.id)}
          >
            <MessageCircleQuestion className="size-5" />
          </IconButton>
        </>
      ) : (
        <span className="text-sm text-ink-muted">{t(`stage.${stage}`)}</span>
      )}
    </div>
  );
}

export function ListView({ comparison, ...props }: ListViewProps) {
  const { t } = useTranslation('vendors');
  const counts = useFileCounts();
  const groups = useMemo(() => [{ id: 'all', rows: comparison.offers }], [comparison.offers]);
  return (
    <DataList groups={groups} keyOf={keyOf} rowHeight={68} label={t('title')}>
      {(offer) => <Row offer={offer} files={counts.get(offer.quote.id)} {...props} />}
    </DataList>
  );
}
