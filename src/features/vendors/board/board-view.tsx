import { DndContext, useDraggable, useDroppable } from '@dnd-kit/core';
import { CSS } from '@dnd-kit/utilities';
import { ArrowLeft, ArrowRight, GripVertical } from 'lucide-react';
import { useMemo } from 'react';
import { STAGES, type Stage, type VendorQuote } from '@/domain/vendors/vendor';
import { formatDate, formatMoney, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { FileCount, useFileCounts } from '@/parts/files/file-count';
import { usePlanContext } from '@/parts/module/plan-context';
import { UnsavedMark } from '@/parts/rows/unsaved-mark';
import { useDrag } from '@/parts/rows/use-drag';
import { IconButton } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { QuoteMarks } from '../quote-marks';
import type { Comparison, Offered } from '../use-comparison';

interface BoardViewProps {
  comparison: Comparison;
  onOpen: (id: string) => void;
  onMove: (quote: VendorQuote, stage: Stage) => void;
}

/** A vendor on the board, with a drag handle and buttons that move it to the next column. */
function Card({
  offer,
  files,
  ...props
}: Omit<BoardViewProps, 'comparison'> & { offer: Offered; files: number | undefined }) {
  const { t } = useTranslation('vendors');
  const { plan, today, editable } = usePlanContext();
  const { onOpen, onMove } = props;
  const { quote, cost, stage } = offer;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, isDragging } = useDraggable({
    id: quote.id,
    disabled: !editable,
  });
  const at = STAGES.indexOf(stage);
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
        <Icon className="size-4.5 max-sm:rotate-90" />
      </IconButton>
    );
  };
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform) }}
      className={cx('card flex flex-col p-3', isDragging && 'relative z-20 border-accent shadow-lg')}
    >
      <button
        type="button"
        onClick={() => onOpen(quote.id)}
        className="min-h-8 text-left leading-snug font-medium break-words hover:text-accent-strong"
      >
        {quote.vendor_name}
      </button>
      <p className="tabular text-sm text-ink-muted">
        <span>{cost ? formatMoney(cost.total, plan.currency) : t('noPriceYet')}</span>{' '}
        <FileCount count={files} />
      </p>
      <QuoteMarks offer={offer} />
      <UnsavedMark id={quote.id} />
      {quote.chase_on && (
        <p className={late ? 'text-sm font-semibold text-danger' : 'text-sm text-ink-muted'}>
          {t('chase', { date: formatDate(quote.chase_on, 'short') })}
        </p>
      )}
      {editable && (
        <div className="-mx-1.5 -mb-1.5 flex items-center">
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            aria-roledescription={undefined}
            {...listeners}
            aria-label={t('board.drag', { name: quote.vendor_name })}
            className="inline-flex size-11 shrink-0 cursor-grab touch-none items-center justify-center rounded-full text-ink-muted hover:bg-accent-soft hover:text-accent-strong active:cursor-grabbing lg:size-8"
          >
            <GripVertical className="size-4.5" />
          </button>
          <span className="flex-1" />
          {beside(-1)}
          {beside(1)}
        </div>
      )}
    </li>
  );
}

function Column({
  stage,
  files,
  ...props
}: BoardViewProps & { stage: Stage; files: ReadonlyMap<string, number> }) {
  const { t } = useTranslation('vendors');
  const { setNodeRef, isOver } = useDroppable({ id: stage });
  const { comparison, ...card } = props;
  const own = comparison.offers.filter((offer) => offer.stage === stage);
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={`stage-${stage}`}
      className={cx(
        'flex shrink-0 snap-center flex-col gap-2 rounded-card border p-2 transition-colors sm:min-h-32 sm:w-56 lg:w-auto',
        isOver ? 'border-accent bg-accent-soft' : 'border-line bg-paper',
      )}
    >
      <h2 id={`stage-${stage}`} className="flex items-baseline gap-2 px-2 pt-1 text-lg">
        <span>{t(`stage.${stage}`)}</span>
        <span className="tabular font-sans text-sm font-normal text-ink-muted">
          {formatNumber(own.length)}
        </span>
      </h2>
      {own.length === 0 && <p className="px-2 text-sm text-ink-muted max-sm:sr-only">{t('board.empty')}</p>}
      <ul className="flex flex-col gap-2">
        {own.map((offer) => (
          <Card key={offer.quote.id} offer={offer} files={files.get(offer.quote.id)} {...card} />
        ))}
      </ul>
    </section>
  );
}

const stageOf = (id: string): Stage | undefined => STAGES.find((stage) => stage === id);

/** Columns of vendors by stage. Cards are moved by dragging, by keyboard or by buttons. */
export function BoardView(props: BoardViewProps) {
  const { t } = useTranslation('vendors');
  const { comparison, onMove } = props;
  const files = useFileCounts();
  const quotes = useMemo(() => comparison.offers.map(({ quote }) => quote), [comparison.offers]);
  const stages = useMemo(
    () => new Map(comparison.offers.map(({ quote, stage }) => [quote.id, stage])),
    [comparison.offers],
  );
  const drag = useDrag({
    rows: quotes,
    name: ({ vendor_name }) => vendor_name,
    place: (id) => t(`stage.${stageOf(id) ?? 'idea'}`),
    instructions: t('drag.instructions'),
    said: (what, name, place) => t(`drag.${what}`, { name, place }),
    onDrop: (quote, place) => {
      const to = stageOf(place);
      if (to && to !== stages.get(quote.id)) onMove(quote, to);
    },
  });
  return (
    <DndContext {...drag}>
      <div className="flex gap-3 pb-2 max-sm:flex-col sm:-mx-4 sm:snap-x sm:snap-mandatory sm:overflow-x-auto sm:px-4 lg:mx-0 lg:grid lg:grid-cols-6 lg:items-start lg:overflow-visible lg:px-0">
        {STAGES.map((stage) => (
          <Column key={stage} stage={stage} files={files} {...props} />
        ))}
      </div>
    </DndContext>
  );
}
