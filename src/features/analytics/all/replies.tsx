import type { EventLine } from '@/domain/analytics/analytics';
import { formatNumber, formatPercent } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { cx } from '@/ui/class-names';
import { Disclosure } from '@/ui/disclosure';
import { FigureGrid } from '../tables/figure-grid';
import { countFigure, type FigureTable } from '../tables/figure-table';

const STATES = ['accepted', 'declined', 'waiting', 'silent'] as const;
const HUES: Record<(typeof STATES)[number], string> = {
  accepted: 'bg-positive',
  declined: 'bg-danger',
  waiting: 'bg-attention',
  silent: 'bg-ink-muted/50',
};

/** Replies to the invitations of all events. Renders nothing if no event has a guest list. */
export function RepliesSummary({ lines }: { lines: readonly EventLine[] }) {
  const { t } = useTranslation('analytics');
  const total = (key: (typeof STATES)[number] | 'invited') => lines.reduce((sum, line) => sum + line[key], 0);
  const invited = total('invited');
  if (invited === 0) return null;
  const table: FigureTable = {
    key: 'replies',
    title: t('replies.byEvent'),
    first: t('events.event'),
    head: STATES.map((state) => t(`replies.${state}`)),
    rows: lines
      .filter((line) => line.invited > 0)
      .map((line) => ({
        key: line.event.id,
        label: line.event.name,
        to: paths.analytics(line.event.id),
        cells: STATES.map((state) =>
          countFigure(
            line[state],
            `${paths.guestList(line.event.id)}?reply=${state === 'silent' ? 'open' : state}`,
          ),
        ),
      })),
  };
  return (
    <section aria-labelledby="analytics-replies" className="card flex flex-col gap-3 p-5 sm:p-6">
      <div>
        <h2 id="analytics-replies" className="text-xl">
          {t('replies.title')}
        </h2>
        <p className="mt-1 text-sm text-ink-muted">{t('replies.text')}</p>
      </div>
      <p>
        <span className="font-semibold">{t('replies.invited', { count: invited })}</span>{' '}
        <span>{`· ${t('replies.answeredShare', { share: formatPercent((invited - total('silent')) / invited, 0) })}`}</span>
      </p>
      <div aria-hidden="true" className="flex h-3 gap-px overflow-hidden rounded-full">
        {STATES.map((state) => (
          <span key={state} className={HUES[state]} style={{ width: `${(100 * total(state)) / invited}%` }} />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {STATES.filter((state) => total(state) > 0).map((state) => (
          <li key={state} className="flex items-center gap-2">
            <span aria-hidden="true" className={cx('size-2.5 rounded-full', HUES[state])} />
            <span>{t(`replies.${state}`)}</span>{' '}
            <span className="tabular font-semibold">{formatNumber(total(state))}</span>
          </li>
        ))}
      </ul>
      <Disclosure title={<span>{t('replies.byEvent')}</span>}>
        <FigureGrid table={table} isCaptionHidden />
      </Disclosure>
    </section>
  );
}
