import { memo, useMemo, useState } from 'react';
import { editedPlan, PLANS } from '@/data/plans';
import { countGuests, countPeople } from '@/domain/guests/counts';
import { forecast, forecastGroups } from '@/domain/guests/forecast/forecast';
import { LEAST_FORECAST } from '@/domain/guests/invited';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { forecastFacts } from '@/parts/plan/plan-facts';
import { useChangeRows } from '@/parts/rows/use-change-rows';
import { Button } from '@/ui/button';
import { Disclosure } from '@/ui/disclosure';
import type { GuestBook } from '../use-guest-book';

/**
 * Shows how many guests are expected, what makes the number uncertain, and which changes of the plan this
 * number suggests.
 */
export const ForecastPanel = memo(function ForecastPanel({ book }: { book: GuestBook }) {
  const { t } = useTranslation('guests');
  const { plan, editable } = usePlanContext();
  const change = useChangeRows(PLANS, plan.id);
  const [left, setLeft] = useState(false);
  const [isComplete, setComplete] = useState(false);
  const result = useMemo(
    () =>
      forecast({
        groups: forecastGroups(book.guests, book.households, book.parts),
        ...forecastFacts(plan),
      }),
    [book, plan],
  );
  const { babies } = useMemo(() => countGuests(book.guests, book.households, book.parts, null), [book]);
  if (result.accepted + result.silent < LEAST_FORECAST) return null;
  const { expected, low, high, reasons } = result;
  const listed = countPeople(book.guests);
  /**
   * True while the list has fewer people than the plan expects and isn't marked as complete. The forecast
   * then covers only the listed people. No change of the plan's guest count is suggested.
   */
  const isFilling = listed < plan.guest_count && !isComplete;
  const differs = editable && !left && !isFilling && expected !== plan.guest_count;
  return (
    <Disclosure
      look="card"
      className="print:hidden"
      title={
        <h2 id="forecast" className="text-base sm:text-lg">
          {isFilling
            ? t('forecast.ofList', { count: expected, listed })
            : t('forecast.title', { count: expected })}
        </h2>
      }
    >
      <p>{t('forecast.range', { low, high })}</p>
      {babies > 0 && <p>{t('forecast.babies', { count: babies })}</p>}
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-sm text-ink-muted">
        {reasons.map(({ reason, people }) => (
          <li key={reason}>{t(`forecast.reason.${reason}`, { count: people })}</li>
        ))}
      </ul>
      <p className="measure mt-2 text-sm text-ink-muted">{t('forecast.source')}</p>
      {isFilling && editable && (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <p className="flex-1 basis-64">{t('forecast.filling', { count: plan.guest_count })}</p>
          <Button look="secondary" size="small" onClick={() => setComplete(true)}>
            {t('forecast.complete')}
          </Button>
        </div>
      )}
      {differs && (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <p className="flex-1 basis-64">{t('forecast.plan', { count: plan.guest_count })}</p>
          <Button
            look="secondary"
            size="small"
            onClick={() =>
              change(
                [{ before: plan, after: editedPlan(plan, { changes: { guest_count: expected } }) }],
                t('forecast.taken', { count: expected }),
              )
            }
          >
            {t('forecast.take', { count: expected })}
          </Button>
          <Button look="quiet" size="small" onClick={() => setLeft(true)}>
            {t('forecast.leave')}
          </Button>
        </div>
      )}
    </Disclosure>
  );
});
