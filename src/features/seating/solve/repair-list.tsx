import { useMemo } from 'react';
import { SEAT_ASSIGNMENTS, SEATING_PRINTS } from '@/data/seating';
import type { Suggestion } from '@/data/suggestion';
import { useRows } from '@/data/sync/use-rows';
import { changesTo } from '@/domain/seating/moves';
import { offersOf } from '@/domain/seating/offers';
import { printedPeople } from '@/domain/seating/papers';
import { formatList } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { SuggestionsPanel } from '@/parts/suggestions/suggestions-panel';
import { Button } from '@/ui/button';
import { faces } from '../rows';
import type { Seating } from '../use-seating';
import type { Solver } from './use-solver';
import { useUnmetWords } from './use-unmet-words';

interface RepairListProps {
  seating: Seating;
  solver: Solver;
  /** Number of guests without a seat, if nothing but these seats needs repair; otherwise 0. */
  unseated: number;
}

const FIRST = 12;

/** Moves that would repair the seating after a change, each with its cost. */
export function RepairList({ seating, solver, unseated }: RepairListProps) {
  const { t } = useTranslation('seating');
  const { plan } = usePlanContext();
  const { arrangement, chart, problem, people, personOf, nameOf, placed } = seating;
  const prints = useRows(SEATING_PRINTS, plan.id).filter(({ chart_id }) => chart_id === chart.id);
  const wordsOf = useUnmetWords(seating);
  const { moves, mending, isPartial } = solver;
  const title = unseated > 0 ? t('repair.seat', { count: unseated }) : t('repair.title');
  const offers = useMemo(() => offersOf(problem, placed, moves ?? []), [problem, placed, moves]);
  if (mending) return <p role="status">{t('repair.working')}</p>;
  if (moves?.length === 0) return <p>{t('repair.none')}</p>;
  // Moves that were accepted or made by hand are no longer offered. If no offers remain, the button starts a
  // new search.
  if (moves === null || offers.length === 0)
    return (
      <Button look="secondary" onClick={() => solver.repair(problem, placed, printedPeople(prints))}>
        {title}
      </Button>
    );
  const { table } = SEAT_ASSIGNMENTS;
  return (
    <SuggestionsPanel
      title={title}
      text={() => t('repair.text')}
      faces={faces}
      first={FIRST}
      suggestions={offers.map(
        ({ moves: those, lost }): Suggestion => ({
          key: those.map(({ guest, to }) => `${guest} ${to.table} ${to.seat}`).join(),
          title: formatList(those.flatMap(({ guest }) => personOf(guest) ?? []).map(nameOf)),
          reason: lost.length > 0 ? t('repair.lost', { what: formatList(lost.map(wordsOf)) }) : '',
          changes: changesTo(
            arrangement,
            people,
            new Map(those.map(({ guest, to }) => [guest, to])),
            chart.id,
            () => crypto.randomUUID(),
          ).map((change) => ({ table, ...change })),
        }),
      )}
      said={{
        accepted: (some) =>
          t('said.repaired', { count: some.reduce((sum, { changes }) => sum + changes.length, 0) }),
      }}
    >
      {isPartial && <p className="mt-2 text-sm text-ink-muted">{t('repair.rest')}</p>}
    </SuggestionsPanel>
  );
}
