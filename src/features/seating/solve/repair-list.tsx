import { SEATING_PRINTS } from '@/data/seating';
import { useRows } from '@/data/sync/use-rows';
import { groupedMoves } from '@/domain/seating/moves';
import { printedPeople } from '@/domain/seating/papers';
import type { RepairMove } from '@/domain/seating/repair';
import { formatList } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button } from '@/ui/button';
import type { Seating } from '../use-seating';
import type { Solver } from './use-solver';

interface RepairListProps {
  seating: Seating;
  solver: Solver;
  /** How many have no seat, where nothing else is to mend; 0 otherwise. */
  unseated: number;
}

/** The few moves that mend what has changed, accepted one by one; those that take each other's seats go together. */
export function RepairList({ seating, solver, unseated }: RepairListProps) {
  const { t } = useTranslation('seating');
  const { plan } = usePlanContext();
  const { arrangement, chart, problem, personOf, nameOf, tableName } = seating;
  const prints = useRows(SEATING_PRINTS, plan.id).filter(({ chart_id }) => chart_id === chart.id);
  const { moves, mending } = solver;
  const title = unseated > 0 ? t('repair.seat', { count: unseated }) : t('repair.title');
  if (mending) return <p role="status">{t('repair.working')}</p>;
  if (moves === null)
    return (
      <Button
        look="secondary"
        onClick={() => solver.repair(problem, arrangement.seatOf, printedPeople(prints))}
      >
        {title}
      </Button>
    );
  // What has been accepted, or done by hand, is no move any more.
  const open = moves.filter(({ guest, to }) => {
    const now = arrangement.seatOf.get(guest);
    return personOf(guest) && (now?.table !== to.table || now.seat !== to.seat);
  });
  if (open.length === 0) return moves.length === 0 ? <p>{t('repair.none')}</p> : null;
  const accept = (those: readonly RepairMove[]) =>
    seating.seat(
      new Map(those.map(({ guest, to }) => [guest, to])),
      t('said.repaired', { count: those.length }),
    );
  const wordsOf = ({ guest, from, to }: RepairMove): string => {
    const person = personOf(guest);
    return t('repair.move', {
      name: person ? nameOf(person) : '',
      from: from ? tableName(from.table) : t('repair.nowhere'),
      to: tableName(to.table),
    });
  };
  return (
    <div className="flex flex-col gap-2">
      <h2 className="text-lg">{title}</h2>
      <p className="text-sm text-ink-muted">{t('repair.text')}</p>
      {open.length > 1 && <Button onClick={() => accept(open)}>{t('repair.acceptAll')}</Button>}
      <ul className="divide-y divide-line">
        {groupedMoves(open, arrangement).map((group) => {
          const words = formatList(group.map(wordsOf));
          return (
            <li key={words} className="flex items-center justify-between gap-3 py-1.5">
              <span className="min-w-0 break-words">{words}</span>
              <Button
                look="secondary"
                size="small"
                aria-label={t('repair.acceptOne', { move: words })}
                onClick={() => accept(group)}
              >
                {t('repair.accept')}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
