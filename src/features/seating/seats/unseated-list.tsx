import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { searchFor } from '@/domain/fold';
import { isLookedFor } from '@/domain/seating/unseated';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { cx } from '@/ui/class-names';
import { CarriedName } from '../room/carried-name';
import type { Seating } from '../use-seating';
import { EVERYBODY, UnseatedFilters, type UnseatedState } from './unseated-filters';
import { useCarry } from './use-carry';

/** Maximum number of guests rendered at once; the search finds the others. */
const MOST = 100;

interface UnseatedListProps {
  seating: Seating;
  chosen: readonly string[];
  onToggle: (person: string) => void;
  /** Called when somebody starts dragging a guest to a table. Chooses this guest. */
  onPick: (person: string) => void;
  onSeat: (person: string, table: string, seat: number | null) => void;
}

/** List of guests without a seat. A person chooses guests here, and then a table in the plan. */
export function UnseatedList({ seating, chosen, onToggle, onPick, onSeat }: UnseatedListProps) {
  const { t } = useTranslation('seating');
  const { plan, editable } = usePlanContext();
  const [state, setState] = useState(EVERYBODY);
  const onChange = useCallback(
    (change: Partial<UnseatedState>) => setState((now) => ({ ...now, ...change })),
    [],
  );
  const { arrangement, nameOf, wordsOf, isOpen, people } = seating;
  const found = useMemo(() => {
    const fits = searchFor(state.q);
    return arrangement.unseated.filter(
      (person) => isLookedFor(person, isOpen(person), state) && fits(wordsOf(person)),
    );
  }, [arrangement, wordsOf, isOpen, state]);
  const count = arrangement.unseated.length;
  const { carried, list, handlers } = useCarry({ onPick, onDrop: onSeat });
  const carriedPerson = carried && seating.personOf(carried.id);
  if (people.length === 0)
    return (
      <p className="text-ink-muted">
        <span>{t('list.noGuests')}</span>{' '}
        <Link to={paths.guestList(plan.id)} className="font-semibold text-accent-strong underline">
          {t('list.guests')}
        </Link>
      </p>
    );
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">{count === 0 ? t('list.allSeated') : t('list.unseated', { count })}</h2>
      {count > 8 && (
        <UnseatedFilters seating={seating} state={state} onChange={onChange} found={found.length} />
      )}
      {count > 0 && found.length === 0 && <p className="text-ink-muted">{t('list.none')}</p>}
      <ul
        ref={list}
        {...handlers}
        className="flex max-h-[20dvh] flex-wrap gap-2 overflow-y-auto p-0.5 select-none lg:max-h-[50dvh]"
      >
        {found.slice(0, MOST).map((person) => (
          <li key={person.id}>
            <button
              type="button"
              disabled={!editable}
              data-carry={editable ? person.id : undefined}
              aria-pressed={chosen.includes(person.id)}
              onClick={() => onToggle(person.id)}
              className={cx(
                'min-h-11 rounded-full border px-4 py-1 text-left text-sm font-medium break-words sm:min-h-9',
                chosen.includes(person.id)
                  ? 'border-accent bg-accent text-on-accent'
                  : 'border-line-strong bg-surface hover:border-accent',
              )}
            >
              {nameOf(person)}
            </button>
          </li>
        ))}
      </ul>
      {carried && carriedPerson && (
        <CarriedName
          ref={carried.name}
          at={carried.at}
          name={chosen.length > 1 ? t('people', { count: chosen.length }) : nameOf(carriedPerson)}
        />
      )}
      {found.length > MOST && (
        <p className="text-sm text-ink-muted">{t('solve.more', { count: found.length - MOST })}</p>
      )}
    </section>
  );
}
