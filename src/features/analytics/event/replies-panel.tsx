import type { ReplyCourse } from '@/domain/analytics/reply-course';
import { REACHES } from '@/domain/guests/reach';
import { formatDate, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { ChartFrame } from '@/parts/chart/chart-frame';
import { amountScale, HEIGHT, WIDTH } from '@/parts/chart/chart-scale';
import { Definitions } from '../tables/definitions';
import { FigureGrid } from '../tables/figure-grid';
import type { FigureTable } from '../tables/figure-table';
import { Legend } from './legend';
import type { EventFiguresNow } from './use-event-figures';

const BARS = {
  sent: { fill: 'fill-ink-muted/40', stroke: 'stroke-ink-muted/40' },
  opened: { fill: 'fill-attention', stroke: 'stroke-attention' },
  answered: { fill: 'fill-positive', stroke: 'stroke-positive' },
} as const;

/** Chart of the invitations sent each week and how many were opened and answered. */
function WeekChart({ weeks }: { weeks: ReplyCourse['weeks'] }) {
  const { t } = useTranslation('analytics');
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return null;
  const amounts = weeks.map(({ sent }) => sent);
  const y = amountScale(amounts);
  const width = WIDTH / weeks.length;
  const bar = Math.min(width * 0.27, 40);
  return (
    <div className="flex flex-col gap-2">
      <ChartFrame
        label={t('replies.picture', {
          count: weeks.length,
          from: formatDate(first.week, 'medium'),
          to: formatDate(last.week, 'medium'),
        })}
        y={y}
        amounts={amounts}
        format={(count) => (Number.isInteger(count) ? formatNumber(count) : '')}
        from={formatDate(first.week, 'medium')}
        to={first === last ? '' : formatDate(last.week, 'medium')}
      >
        {weeks.map((week, i) =>
          REACHES.map((reach, n) => (
            <rect
              key={`${week.week} ${reach}`}
              x={(i + 0.5) * width + (n - 1.5) * bar}
              y={y(week[reach])}
              width={bar * 0.9}
              height={HEIGHT - y(week[reach])}
              className={BARS[reach].fill}
            />
          )),
        )}
      </ChartFrame>
      <Legend
        lines={REACHES.map((key) => ({
          key,
          label: t(`replies.${key}`),
          line: { stroke: BARS[key].stroke, dash: '' },
        }))}
      />
    </div>
  );
}

interface RepliesPanelProps {
  replies: EventFiguresNow['replies'];
  tables: { readonly now: FigureTable; readonly channels: FigureTable; readonly weeks: FigureTable };
}

/** Invitations sent, opened and answered, with the expected number of guests and the venue's capacity. */
export function RepliesPanel({ replies, tables }: RepliesPanelProps) {
  const { t } = useTranslation('analytics');
  const { counts, course } = replies;
  return (
    <section aria-labelledby="analytics-course" className="card flex min-w-0 flex-col gap-4 p-5 sm:p-6">
      <h2 id="analytics-course" className="text-xl">
        {t('replies.title')}
      </h2>
      {counts.invited === 0 ? (
        <p className="text-ink-muted">{t('replies.none')}</p>
      ) : (
        <>
          <FigureGrid table={tables.now} isCaptionHidden />
          <Definitions
            terms={(['sent', 'opened', 'answered', 'coming', 'room'] as const).map((key) => ({
              term: t(`replies.${key}`),
              text: t(`define.replies.${key}`),
            }))}
          />
          {course.total.sent === 0 ? (
            <p className="text-ink-muted">{t('replies.noneSent')}</p>
          ) : (
            <>
              <WeekChart weeks={course.weeks} />
              <FigureGrid table={tables.channels} />
              <FigureGrid table={tables.weeks} />
            </>
          )}
        </>
      )}
    </section>
  );
}
