import { Waypoints } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { searchFor } from '@/domain/fold';
import type { ChecklistFacts } from '@/domain/tasks/checklist';
import type { Milestone, TimelineItem } from '@/domain/timeline/item';
import type { KnownDay } from '@/domain/timeline/known-days';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import type { ChangeRows } from '@/parts/rows/use-change-rows';
import { useItemTitle } from '@/parts/time/timeline-words';
import { NoMatch } from '@/ui/no-match';
import { SearchField } from '@/ui/search-field';
import { SummaryLine } from '@/ui/summary-line';
import type { TimelineState } from '../timeline-state';
import { useKnownWords } from './known-words';
import type { Mark } from './line-mark';
import { wholeLine } from './line-scale';
import { MilestoneLine } from './milestone-line';
import { MilestoneRows } from './milestone-rows';
import { SuggestedMilestones } from './suggested-milestones';

interface MilestonesViewProps {
  milestones: readonly Milestone[];
  known: readonly KnownDay[];
  facts: ChecklistFacts;
  state: TimelineState;
  onState: (change: Partial<TimelineState>) => void;
  onOpen: (id: string) => void;
  onChange: ChangeRows<TimelineItem>;
}

/** The milestones: a line drawn to scale, and every date as a row. */
export function MilestonesView(props: MilestonesViewProps) {
  const { milestones, known, facts, state, onState, onOpen, onChange } = props;
  const { t } = useTranslation('timeline');
  const { plan, today } = usePlanContext();
  const title = useItemTitle();
  const words = useKnownWords();
  const { event_date } = plan;
  // Deferred, so that the edited row renders before its mark on the line.
  const deferred = useDeferredValue(milestones);
  const marks = useMemo(
    (): Mark[] => [
      ...deferred.map((one) => ({
        id: one.id,
        date: one.starts_on,
        title: title(one),
        kind: 'milestone' as const,
        done: one.completed_at !== null,
        late: one.completed_at === null && one.starts_on < today,
        category: null,
      })),
      ...known.map((one) => ({
        id: one.id,
        date: one.date,
        title: words(one).title,
        kind: one.kind,
        done: one.done,
        late: !one.done && one.date < today,
        category: (one.kind === 'tasks' ? one.category : one.categories[0]) ?? null,
      })),
      {
        id: 'event',
        date: event_date,
        title: t('line.event'),
        kind: 'event',
        done: false,
        late: false,
        category: null,
      },
    ],
    [deferred, known, today, event_date, title, words, t],
  );
  const whole = useMemo(
    () => wholeLine([today, event_date, ...marks.map(({ date }) => date)]),
    [marks, today, event_date],
  );
  const fits = useMemo(() => searchFor(state.q), [state.q]);
  const shown = useMemo(
    () => milestones.filter((one) => fits([title(one), one.responsible, one.place, one.notes])),
    [milestones, fits, title],
  );
  // Memoised separately, so that editing a milestone doesn't format hundreds of other dates again.
  const shownKnown = useMemo(
    () =>
      known.filter((one) => {
        const { title, notes } = words(one);
        return fits([title, notes]);
      }),
    [known, fits, words],
  );
  const count = shown.length + shownKnown.length;
  const act = useRef({ onOpen, onState });
  useEffect(() => {
    act.current = { onOpen, onState };
  });
  const pick = useCallback(
    (id: string) => {
      if (deferred.some((one) => one.id === id)) act.current.onOpen(id);
      else document.getElementById(`day-${id}`)?.scrollIntoView({ block: 'center' });
    },
    [deferred],
  );
  const view = useCallback(
    ({ zoom, at }: { zoom: number; at: string }) => act.current.onState({ zoom, at: zoom === 0 ? null : at }),
    [],
  );
  return (
    <>
      <SummaryLine
        line={
          <>
            <Waypoints className="size-4.5 shrink-0 text-accent-strong" />
            <span className="min-w-0 flex-1">
              {`${formatDate(whole.from, 'short')} – ${formatDate(whole.to, 'short')}`}
            </span>
          </>
        }
      >
        <MilestoneLine
          marks={marks}
          whole={whole}
          zoom={state.zoom}
          at={state.at ?? today}
          onView={view}
          onPick={pick}
        />
      </SummaryLine>
      {milestones.length === 0 && (
        <SuggestedMilestones facts={facts} onChange={onChange} onOwn={() => onOpen('')} />
      )}
      {milestones.length + known.length > 0 && (
        <section aria-labelledby="milestone-rows" className="flex flex-col gap-4">
          <h2 id="milestone-rows" className="sr-only">
            {t('rows.milestones', { count })}
          </h2>
          <div className="print:hidden">
            <SearchField
              label={t('rows.search')}
              labelHidden
              hint={t('rows.search')}
              clearLabel={t('rows.clear')}
              value={state.q}
              onChange={(q) => onState({ q })}
            />
          </div>
          <p role="status" className="sr-only">
            {t('rows.milestones', { count })}
          </p>
          {count === 0 ? (
            <NoMatch text={t('rows.none')} reset={t('rows.showAll')} onReset={() => onState({ q: '' })} />
          ) : (
            <MilestoneRows milestones={shown} known={shownKnown} onOpen={onOpen} onChange={onChange} />
          )}
        </section>
      )}
    </>
  );
}
