import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useMemo } from 'react';
import { BUDGET_ITEMS } from '@/data/ledger';
import { planDocumentQuery } from '@/data/sync/plan-document';
import { useRows } from '@/data/sync/use-rows';
import { TIMELINE } from '@/data/timeline';
import { suggestedPart } from '@/domain/guests/suggested-part';
import { isRow } from '@/domain/timeline/item';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { useRowTitle } from '@/parts/rows/use-row-title';
import { momentOf } from '@/parts/time/part-moment';
import { Button } from '@/ui/button';
import type { ChangeBook } from '../make-guests';
import { faces } from '../rows';
import type { GuestBook } from '../use-guest-book';

const NOUNS = [TIMELINE, BUDGET_ITEMS];

interface PartHintProps {
  book: GuestBook;
  onChange: ChangeBook;
  /** Opens the form to enter the time by hand. */
  onWrite: () => void;
}

/** Warns that invitations name no time for a part of the event. Suggests the time from the run sheet. */
export function PartHint({ book, onChange, onWrite }: PartHintProps) {
  const { t } = useTranslation('guests');
  const { plan } = usePlanContext();
  const title = useRowTitle(faces.event_parts);
  const part = book.parts.find(({ starts_at }) => starts_at === null);
  // Loaded only if a part has no time, because the guest list doesn't need the run sheet or the budget.
  const { isLoading } = useQuery({ ...planDocumentQuery(plan.id, NOUNS), enabled: part !== undefined });
  const items = useRows(TIMELINE, plan.id);
  const money = useRows(BUDGET_ITEMS, plan.id);
  const suggested = useMemo(
    () => suggestedPart(items.filter(isRow), money, plan.event_date),
    [items, money, plan.event_date],
  );
  if (!part || isLoading) return null;
  // The run sheet suggests a time only for the first part. Only the couple knows when the other parts begin.
  const offered = part === book.parts[0] ? suggested : null;
  const moment = offered && momentOf({ ...part, ...offered }, currentLanguage());
  const place = part.place ?? offered?.place;
  return (
    <section aria-labelledby="part-hint" className="card p-4 sm:p-5">
      {/* On a phone, the line above already shows this text. */}
      <h2 id="part-hint" className="flex items-start gap-2 text-xl max-sm:sr-only">
        <CalendarClock className="mt-1 size-5 shrink-0 text-accent-strong" />
        <span className="min-w-0 wrap-anywhere">{t('partHint.title', { part: part.name })}</span>
      </h2>
      {moment ? (
        <>
          <p className="mt-1 text-ink-muted">{t('partHint.text')}</p>
          <p className="mt-2 font-medium first-letter:uppercase">
            {[moment, place].filter(Boolean).join(' · ')}
          </p>
        </>
      ) : (
        <p className="mt-1 text-ink-muted">{t('partHint.empty')}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {offered && (
          <Button
            size="small"
            onClick={() =>
              onChange(
                [
                  {
                    table: 'event_parts',
                    before: part,
                    after: { ...part, ...offered, place: place ?? null },
                  },
                ],
                t('said.saved', { name: title(part) }),
              )
            }
          >
            {t('partHint.take')}
          </Button>
        )}
        <Button look="secondary" size="small" onClick={onWrite}>
          {t('partHint.write')}
        </Button>
      </div>
    </section>
  );
}
