import { BellRing } from 'lucide-react';
import { Link } from 'react-router-dom';
import { addDays } from '@/domain/calendar';
import type { VendorQuote } from '@/domain/vendors/vendor';
import { formatDate, formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { usePlanContext } from '@/parts/module/plan-context';
import type { ChangeRows } from '@/parts/rows/use-change-rows';
import { useRowTitle } from '@/parts/rows/use-row-title';
import { Button } from '@/ui/button';
import { Disclosure } from '@/ui/disclosure';
import { faces } from '../rows';

interface ChaseNoticeProps {
  /** Quotes of all categories. */
  quotes: readonly VendorQuote[];
  onChange: ChangeRows<VendorQuote>;
}

const WEEK = 7;
/** Number of vendors shown at first. Each vendor that is dealt with makes room for the next. */
const FIRST = 3;

/** Returns the quotes whose follow-up date has come, the oldest date first. */
export const dueQuotes = (quotes: readonly VendorQuote[], today: string): VendorQuote[] =>
  quotes
    .filter(
      ({ stage, chase_on }) =>
        chase_on !== null && chase_on <= today && stage !== 'booked' && stage !== 'refused',
    )
    .sort((a, b) => (a.chase_on ?? '').localeCompare(b.chase_on ?? ''));

/**
 * Vendors of all categories who are due for a follow-up. Each follow-up can be postponed by a week or
 * cancelled.
 */
export function ChaseNotice({ quotes, onChange }: ChaseNoticeProps) {
  const { t } = useTranslation('vendors');
  const { plan, today, editable } = usePlanContext();
  const label = useCategoryLabel();
  const nameOf = useRowTitle(faces.vendor_quotes);
  const due = dueQuotes(quotes, today);
  if (due.length === 0) return null;
  const put = (quote: VendorQuote, chase_on: string | null, said: string) =>
    onChange([{ before: quote, after: { ...quote, chase_on } }], said);
  const title = (
    <h2 className="flex items-center gap-2 text-base">
      <BellRing className="size-5 shrink-0 text-accent-strong" />
      <span>{t('chasing.title')}</span>
      <span className="tabular font-normal text-ink-muted">{formatNumber(due.length)}</span>
    </h2>
  );
  return (
    <section aria-label={t('chasing.title')} className="print:hidden">
      <Disclosure look="card" className="border-accent" title={title}>
        <ul className="divide-y divide-line border-t border-line">
          {due.slice(0, FIRST).map((quote) => {
            const { id, category, chase_on } = quote;
            const name = nameOf(quote);
            return (
              <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                <span className="min-w-0 flex-1 basis-64">
                  <Link
                    to={paths.vendorComparison(category, plan.id)}
                    className="inline-flex min-h-8 items-center font-medium break-words underline-offset-4 hover:text-accent-strong hover:underline"
                  >
                    {name}
                  </Link>
                  <span className="block text-sm text-ink-muted">
                    {`${label(category)} · ${t('chase', { date: formatDate(chase_on ?? today, 'medium') })}`}
                  </span>
                </span>
                {editable && (
                  <>
                    <Button
                      look="secondary"
                      size="small"
                      aria-label={t('chasing.laterFor', { name })}
                      onClick={() => {
                        const day = addDays(today, WEEK);
                        put(quote, day, t('chasing.said', { name, date: formatDate(day, 'medium') }));
                      }}
                    >
                      {t('chasing.later')}
                    </Button>
                    <Button
                      look="quiet"
                      size="small"
                      aria-label={t('chasing.doneFor', { name })}
                      onClick={() => put(quote, null, t('chasing.saidDone', { name }))}
                    >
                      {t('chasing.done')}
                    </Button>
                  </>
                )}
              </li>
            );
          })}
        </ul>
      </Disclosure>
    </section>
  );
}
