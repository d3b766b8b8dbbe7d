import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '@/data/plans';
import { STAGES, type Stage, type VendorQuote } from '@/domain/vendors/vendor';
import { formatDate, formatMoney, formatNumber } from '@/lib/format';
import { IconButton } from '@/ui/button';
import type { Comparison, Offered } from './use-comparison';

interface BoardViewProps {
  plan: Plan;
  comparison: Comparison;
  editable: boolean;
  today: string;
  onOpen: (id: string) => void;
  onMove: (quote: VendorQuote, stage: Stage) => void;
}

function Card({ offer, ...props }: Omit<BoardViewProps, 'comparison'> & { offer: Offered }) {
  const { t } = useTranslation('vendors');
  const { plan, editable, today, onOpen, onMove } = props;
  const { quote, cost } = offer;
  const at = STAGES.indexOf(quote.stage);
  const late = quote.chase_on !== null && quote.chase_on <= today;
  const beside = (by: -1 | 1) => {
    const to = STAGES[at + by];
    if (!to) return null;
    const Icon = by < 0 ? ArrowLeft : ArrowRight;
    return (
      <IconButton
        label={t('board.move', { name: quote.vendor_name, stage: t(`stage.${to}`) })}
        onClick={() => onMove(quote, to)}
      >
        <Icon aria-hidden="true" className="size-4.5" />
      </IconButton>
    );
  };
  return (
    <li className="card flex flex-col p-3">
      <button
        type="button"
        onClick={() => onOpen(quote.id)}
        className="min-h-8 text-left leading-snug font-medium break-words hover:text-accent-strong"
      >
        {quote.vendor_name}
      </button>
      <p className="tabular text-sm text-ink-muted">
        {cost ? formatMoney(cost.total, plan.currency) : t('noPriceYet')}
      </p>
      {quote.chase_on && (
        <p className={late ? 'text-sm font-semibold text-danger' : 'text-sm text-ink-muted'}>
          {t('chase', { date: formatDate(quote.chase_on, 'short') })}
        </p>
      )}
      {editable && (
        <div className="-mx-1.5 -mb-1.5 flex justify-between">
          {beside(-1) ?? <span />}
          {beside(1)}
        </div>
      )}
    </li>
  );
}

/** How far things have come with each vendor, in columns; cards move with their buttons. */
export function BoardView({ comparison, ...props }: BoardViewProps) {
  const { t } = useTranslation('vendors');
  return (
    <div className="-mx-4 flex snap-x snap-mandatory gap-3 overflow-x-auto px-4 pb-2 lg:mx-0 lg:grid lg:grid-cols-6 lg:items-start lg:overflow-visible lg:px-0">
      {STAGES.map((stage) => {
        const own = comparison.offers.filter(({ quote }) => quote.stage === stage);
        return (
          <section
            key={stage}
            aria-labelledby={`stage-${stage}`}
            className="flex min-h-32 w-[70vw] shrink-0 snap-center flex-col gap-2 rounded-card border border-line bg-paper p-2 sm:w-56 lg:w-auto"
          >
            <h2 id={`stage-${stage}`} className="flex items-baseline gap-2 px-2 pt-1 text-lg">
              {t(`stage.${stage}`)}
              <span className="tabular font-sans text-sm font-normal text-ink-muted">
                {formatNumber(own.length)}
              </span>
            </h2>
            {own.length === 0 && <p className="px-2 text-sm text-ink-muted">{t('board.empty')}</p>}
            <ul className="flex flex-col gap-2">
              {own.map((offer) => (
                <Card key={offer.quote.id} offer={offer} {...props} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
