import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Plan } from '@/data/plans';
import type { Ranked } from '@/domain/desk/rank';
import { nearestDay } from '@/domain/plan/event-days';
import { addressState, choice } from '@/lib/list-state';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { useDaysText } from '@/parts/time/days-text';
import { Button, buttonClass } from '@/ui/button';
import { useAddressState } from '@/ui/use-address-state';
import { mendKey, needId, needPath, useNeedText } from './need-words';
import { SeverityTag } from './severity-tag';

/** Number of lines shown at first. */
const SHOWN = 7;
const MORE = 50;

/**
 * Stores in the address how many times “show more” was clicked, so that the Back button restores the list.
 */
const shownAddress = addressState<{ more: number }>({
  more: choice(
    Array.from({ length: 101 }, (_, times) => times),
    0,
  ),
});

function NeedRow({ plan, need, today }: Ranked<Plan> & { today: string }) {
  const { t } = useTranslation('desk');
  const text = useNeedText();
  const daysText = useDaysText();
  const id = useId();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-[1_1_16rem]">
        <div className="mb-1 flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            to={paths.eventPlan(plan.id)}
            className="inline-block min-w-0 py-0.5 font-semibold break-words hover:text-accent-strong hover:underline"
          >
            {plan.name}
          </Link>
          <SeverityTag severity={need.severity} />
          <span className="text-sm text-ink-muted">{daysText(nearestDay(plan, today), today)}</span>
        </div>
        <p id={`${id}-what`} className="text-sm break-words text-ink-muted">
          {text(need, plan)}
        </p>
      </div>
      <Link
        id={id}
        to={needPath(need, plan)}
        aria-labelledby={`${id} ${id}-what`}
        className={buttonClass('secondary', 'small')}
      >
        {t(`mend.${mendKey(need)}`)}
      </Link>
    </li>
  );
}

interface AttentionListProps {
  needs: readonly Ranked<Plan>[];
  today: string;
}

/** Lists what needs attention in all events, most urgent first, each with a link to resolve it. */
export function AttentionList({ needs, today }: AttentionListProps) {
  const { t } = useTranslation('overview');
  const [{ more }, update] = useAddressState(shownAddress);
  const shown = SHOWN + more * MORE;
  const rest = needs.length - shown;
  return (
    <section aria-labelledby="attention" className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="attention" className="text-xl">
          {t('attention')}
        </h2>
        <Link
          to={paths.calendar}
          className="inline-flex min-h-6 items-center text-sm font-semibold text-accent-strong hover:underline"
        >
          {t('month')}
        </Link>
      </div>
      {needs.length === 0 ? (
        <div className="flex items-start gap-3 rounded-card bg-positive-soft p-4 text-positive">
          <CircleCheck className="mt-0.5 size-5 shrink-0" />
          <p>
            <strong>{`${t('calm')}.`}</strong> <span>{t('calmText')}</span>
          </p>
        </div>
      ) : (
        <ul className="card divide-y divide-line">
          {needs.slice(0, shown).map((one) => (
            <NeedRow key={`${one.plan.id} ${needId(one.need)}`} {...one} today={today} />
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button look="quiet" className="self-start" onClick={() => update({ more: more + 1 })}>
          {t('showMore', { count: Math.min(rest, MORE) })}
        </Button>
      )}
    </section>
  );
}
