import { MessageCircleQuestion, Pencil, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { MAX_OWN_LINES } from '@/domain/vendors/own-lines';
import type { VendorQuote } from '@/domain/vendors/vendor';
import { formatList, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { FileCount, useFileCounts } from '@/parts/files/file-count';
import { usePlanContext } from '@/parts/module/plan-context';
import { UnsavedMark } from '@/parts/rows/unsaved-mark';
import type { ChangeRows } from '@/parts/rows/use-change-rows';
import { Button, IconButton } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { type CompareRow, compareRows, ownRows } from '../compare-rows';
import { QuoteMarks } from '../quote-marks';
import { type Comparison, MOST_QUOTES_COMPARED } from '../use-comparison';
import { isHidden, type VendorsState } from '../vendors-state';
import { Doubts } from './doubts';
import { LinePicker } from './line-picker';
import { OwnLineDialog } from './own-line-dialog';

interface CompareTableProps {
  comparison: Comparison;
  state: VendorsState;
  onChange: (change: Partial<VendorsState>) => void;
  onOpen: (id: string) => void;
  onAsk: (id: string) => void;
  onBook: (id: string) => void;
  onQuotes: ChangeRows<VendorQuote>;
}

/**
 * Minimum width of a column on tablets and larger screens. The table scrolls sideways if the columns don't
 * fit.
 */
const COLUMN_REM = 8.5;
const LABELS_REM = 9;
/** On a phone, two quotes fit the screen, and scrolling shows the other quotes. */
const CELL =
  'w-[calc((100vw-2rem)/2)] min-w-[calc((100vw-2rem)/2)] py-2 pr-3 align-top break-words sm:w-auto sm:min-w-0';

/**
 * Compares all details of up to six quotes side by side, converted to the same terms. A phone shows two
 * quotes at once.
 */
export function CompareTable(props: CompareTableProps) {
  const { comparison, state, onChange, onOpen, onAsk, onBook, onQuotes } = props;
  const { plan, editable } = usePlanContext();
  const { t } = useTranslation(['vendors', 'common']);
  const offers =
    comparison.compared.length > 0 ? comparison.compared : comparison.offers.slice(0, MOST_QUOTES_COMPARED);
  const files = useFileCounts();
  const [first] = offers;
  const rows = useMemo(
    () => (first ? compareRows(t, first.quote.category, plan.currency) : []),
    [t, first, plan.currency],
  );
  const [telling, silent] = useMemo(() => {
    const says = ({ text }: CompareRow) => offers.some((offer) => text(offer) !== null);
    return [rows.filter(says), rows.filter((row) => row.group !== 'cost' && !says(row))];
  }, [rows, offers]);
  const quotes = useMemo(() => comparison.offers.map(({ quote }) => quote), [comparison.offers]);
  const own = useMemo(() => ownRows(quotes), [quotes]);
  /** Name of the added row that is being edited; '' for a new row. */
  const [line, setLine] = useState<string | null>(null);
  const shown = [...telling.filter(({ key, strong }) => strong || !isHidden(state.hide, key)), ...own];
  const edit = (name: string | undefined) =>
    editable &&
    name !== undefined && (
      <IconButton
        className="-my-2 shrink-0 print:hidden"
        label={t('own.edit', { name })}
        onClick={() => setLine(name)}
      >
        <Pencil className="size-4" />
      </IconButton>
    );
  return (
    <section aria-labelledby="side-by-side" className="flex flex-col gap-3">
      <h2 id="side-by-side" className="text-xl">
        {t('table.title')}
      </h2>
      <p className="text-sm text-ink-muted">
        {t('table.terms', {
          guests: formatNumber(comparison.setting.guests),
          hours: comparison.setting.hours === null ? '–' : formatNumber(comparison.setting.hours, 1),
        })}
      </p>
      <LinePicker
        lines={telling.filter(({ strong }) => !strong)}
        hide={state.hide}
        onHide={(hide) => onChange({ hide })}
      />
      <div className="-mx-4 overflow-x-auto px-4 max-sm:snap-x max-sm:scroll-px-4 sm:mx-0 sm:px-0 print:overflow-visible">
        <table
          style={{ minWidth: `${offers.length * COLUMN_REM + LABELS_REM}rem` }}
          className="w-full table-fixed border-collapse text-left max-sm:w-max max-sm:min-w-0! print:min-w-0!"
        >
          <thead>
            <tr className="border-b border-line-strong">
              <th
                scope="col"
                className="bg-paper max-sm:hidden print:bg-transparent sm:sticky sm:left-0 sm:w-36 lg:w-44"
              >
                <span className="sr-only">{t('table.about')}</span>
              </th>
              {offers.map(({ quote, ...offer }) => (
                <th key={quote.id} scope="col" className={cx(CELL, 'snap-start')}>
                  <button
                    type="button"
                    onClick={() => onOpen(quote.id)}
                    className="min-h-8 text-left font-semibold break-words hover:text-accent-strong"
                  >
                    {quote.vendor_name}
                  </button>
                  <span className="block text-sm font-normal text-ink-muted">
                    <span>{t(`stage.${offer.stage}`)}</span> <FileCount count={files.get(quote.id)} />{' '}
                    <UnsavedMark id={quote.id} />
                  </span>
                  <QuoteMarks offer={{ quote, ...offer }} />
                </th>
              ))}
            </tr>
          </thead>
          {shown.map(({ key, label, text, strong, group, own: name }) => (
            <tbody key={key} className="border-b border-line print:break-inside-avoid">
              <tr className="sm:hidden">
                <th
                  scope="rowgroup"
                  colSpan={offers.length}
                  className="pt-2 text-sm font-normal text-ink-muted"
                >
                  <span className="sticky left-0 inline-flex items-center">
                    <span className="inline-block first-letter:uppercase">{label}</span>
                    {edit(name)}
                  </span>
                </th>
              </tr>
              <tr>
                <th
                  scope="row"
                  className="bg-paper py-2 pr-3 align-top print:bg-transparent text-sm font-normal text-ink-muted first-letter:uppercase max-sm:hidden sm:sticky sm:left-0"
                >
                  {name === undefined ? (
                    label
                  ) : (
                    <span className="flex items-start justify-between">
                      <span className="min-w-0 break-words first-letter:uppercase">{label}</span>
                      {edit(name)}
                    </span>
                  )}
                </th>
                {offers.map((offer) => {
                  const said = text(offer);
                  return (
                    <td
                      key={offer.quote.id}
                      className={cx(CELL, 'max-sm:pt-0.5', strong && 'tabular text-lg font-semibold')}
                    >
                      {said === null ? (
                        <span className="text-ink-muted">{group === 'cost' ? '–' : t('unsaid')}</span>
                      ) : (
                        <span>{said}</span>
                      )}
                      {strong && <Doubts cost={offer.cost} />}
                    </td>
                  );
                })}
              </tr>
            </tbody>
          ))}
          {editable && (
            <tbody className="print:hidden">
              <tr>
                <td className="max-sm:hidden" />
                {offers.map(({ quote, stage, open, cost }) => (
                  <td key={quote.id} className={CELL}>
                    <div className="flex flex-col items-start gap-2">
                      {cost && stage !== 'booked' && (
                        <Button
                          look="secondary"
                          size="small"
                          aria-label={t('booking.title', { name: quote.vendor_name })}
                          onClick={() => onBook(quote.id)}
                        >
                          {t('booking.book')}
                        </Button>
                      )}
                      {open.length > 0 && (
                        <Button
                          look="secondary"
                          size="small"
                          className="max-sm:px-3"
                          icon={<MessageCircleQuestion className="size-4 shrink-0 max-sm:hidden" />}
                          onClick={() => onAsk(quote.id)}
                        >
                          {t('ask.open', { count: open.length })}
                        </Button>
                      )}
                    </div>
                  </td>
                ))}
              </tr>
            </tbody>
          )}
        </table>
      </div>
      {editable &&
        (own.length < MAX_OWN_LINES ? (
          <Button
            look="secondary"
            size="small"
            className="self-start print:hidden"
            icon={<Plus className="size-4" />}
            onClick={() => setLine('')}
          >
            {t('own.add')}
          </Button>
        ) : (
          <p className="text-sm text-ink-muted print:hidden">
            {t('own.full', { max: formatNumber(MAX_OWN_LINES) })}
          </p>
        ))}
      {line !== null && (
        <OwnLineDialog
          name={line || null}
          quotes={quotes}
          shown={offers.map(({ quote }) => quote)}
          onChange={onQuotes}
          onClose={() => setLine(null)}
        />
      )}
      {silent.length > 0 && (
        <p className="text-sm text-ink-muted">
          {t('table.silent', { what: formatList(silent.map(({ label }) => label)) })}
        </p>
      )}
    </section>
  );
}
