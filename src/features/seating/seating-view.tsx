import { LayoutGrid, List, Printer, Scale } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { SEATING_TABLES } from '@/data/seating';
import { seatedHousehold, seatsFor } from '@/domain/seating/moves';
import { freePlace, nextNumber } from '@/domain/seating/room/free-place';
import { sizesIn, tableOfSize } from '@/domain/seating/room/new-table';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { PageActions } from '@/parts/module/page-actions';
import { usePlanContext } from '@/parts/module/plan-context';
import { ReadOnlyNotice } from '@/parts/module/read-only-notice';
import { saveCsv } from '@/parts/rows/save-csv';
import { useChangeRows } from '@/parts/rows/use-change-rows';
import { Button } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { Segments } from '@/ui/segments';
import { SelectField } from '@/ui/select';
import { toast } from '@/ui/toast-store';
import { useAddressState } from '@/ui/use-address-state';
import { ChartSheet } from './room/chart-sheet';
import { CouplePanel } from './room/couple-panel';
import { EmptyRoom } from './room/empty-room';
import { RoomMenu } from './room/room-menu';
import { RoomPlan } from './room/room-plan';
import { ThingSheet } from './room/thing-sheet';
import { useRoomSteps } from './room/use-room-steps';
import { RuleSheet } from './rules/rule-sheet';
import { RulesView } from './rules/rules-view';
import { type AtAddress, seatingAddress, VIEWS } from './seating-address';
import { MoveSheet } from './seats/move-sheet';
import { SeatClashes } from './seats/seat-clashes';
import { TableList } from './seats/table-list';
import { UnseatedList } from './seats/unseated-list';
import { useSeatTable } from './seats/use-seat-table';
import { SolvePanel } from './solve/solve-panel';
import { type Seating, useSeating } from './use-seating';

const ICONS = { room: LayoutGrid, list: List, rules: Scale, papers: Printer } as const;
const NEW = 'new';

type Open = { readonly what: 'thing' | 'move' | 'rule' | 'chart'; readonly id: string } | null;

interface RoomProps extends AtAddress {
  seating: Seating;
  onAddRoom: () => void;
}

function Room({ seating, at, onGo, onAddRoom }: RoomProps) {
  const { t } = useTranslation(['seating', 'common']);
  const { plan, editable, writes } = usePlanContext();
  const navigate = useNavigate();
  const change = useChangeRows(SEATING_TABLES, plan.id);
  const { view } = at;
  /** Guests selected for seating. Choosing a table moves all of them. */
  const [choice, setChoice] = useState<readonly { id: string; place: string }[]>([]);
  const [open, setOpen] = useState<Open>(null);
  const { arrangement, people, laps, tables, things, chart, charts } = seating;
  const seats = tables.reduce((sum, table) => sum + table.seats, 0);
  const seatTable = useSeatTable(seating);
  const steps = useRoomSteps();
  const placeOf = (id: string) => {
    const seat = arrangement.seatOf.get(id);
    return seat ? `${seat.table} ${seat.seat}` : '';
  };
  const holds = choice.length > 0;
  // Escape clears the selection, wherever the focus is.
  useEffect(() => {
    if (!holds) return undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('[role=dialog], [role=menu]')) setChoice([]);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [holds]);
  const setChosen = (ids: readonly string[]) => setChoice(ids.map((id) => ({ id, place: placeOf(id) })));
  // A selected guest whose place has changed meanwhile, for example by the solver, is no longer selected.
  const chosen = choice.filter(({ id, place }) => placeOf(id) === place).map(({ id }) => id);

  const seatAt = (id: string, table: string, seat: number | null) => {
    const coming = (chosen.includes(id) ? chosen : [id]).flatMap((one) => seating.personOf(one) ?? []);
    const [person] = coming;
    if (!person || !arrangement.at.has(table)) return;
    const wanted = seatsFor(arrangement, coming, table, seat);
    setChosen([]);
    const words = { name: seating.nameOf(person), table: seating.tableName(table) };
    const several = { count: coming.length, table: words.table };
    if (wanted)
      seating.seat(wanted, coming.length > 1 ? t('said.seatedSeveral', several) : t('said.seated', words));
    else toast({ title: t('move.full', words) });
  };
  const addTable = () => {
    const like = tables.at(-1);
    const sizes = sizesIn(chart.unit);
    const size = sizes.find(({ shape, width }) => shape === like?.shape && width === like.width) ?? sizes[1];
    if (!size) return;
    const name = t('tableName', { number: nextNumber(tables) });
    const table = tableOfSize(size, 'standard', chart.id, name, freePlace(chart, things, size));
    change(
      [{ before: null, after: like ? { ...table, seats: like.seats } : table }],
      t('said.added', { name }),
    );
  };
  const openThing = useCallback((id: string) => setOpen({ what: 'thing', id }), []);
  const openMove = useCallback((id: string) => setOpen({ what: 'move', id }), []);
  const thing = open?.what === 'thing' ? things.find(({ id }) => id === open.id) : undefined;
  const [first = null] = chosen;
  const chosenPerson = first === null ? undefined : seating.personOf(first);
  const household = chosenPerson ? seatedHousehold(people, chosenPerson).map(({ id }) => id) : [];
  const choose = (id: string | null) => setChosen(id === null ? [] : [id]);
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);

  return (
    <div className="flex flex-col gap-3 sm:gap-5">
      <header className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h1 className="font-sans text-base font-normal tracking-normal text-ink-muted">{t('title')}</h1>
          <p className="font-serif text-3xl leading-tight font-medium text-accent-strong sm:text-4xl">
            {people.length > 0
              ? t('seated', {
                  seated: arrangement.seatOf.size,
                  people: people.length,
                })
              : t('room', { count: tables.length })}
          </p>
          <p className="mt-1 text-ink-muted">
            {[
              ...(people.length > 0 ? [t('room', { count: tables.length })] : []),
              t('seats', { count: seats }),
              ...(arrangement.couple ? [t('couple.seats')] : []),
              ...(laps.length > 0 ? [t('laps', { count: laps.length })] : []),
            ].join(' · ')}
          </p>
        </div>
        <PageActions
          addLabel={t('addTable')}
          onAdd={editable ? addTable : undefined}
          onCsv={() => saveCsv(plan.name, t('title'), seatTable())}
        >
          {writes && (
            <RoomMenu
              {...steps}
              seating={seating}
              onGo={onGo}
              onAddRoom={onAddRoom}
              onEdit={() => setOpen({ what: 'chart', id: chart.id })}
            />
          )}
        </PageActions>
      </header>
      {charts.length > 1 && (
        <SelectField
          label={t('chart.which')}
          value={chart.id}
          onChange={(room) => onGo({ room })}
          options={charts.map(({ id, name }) => ({ value: id, label: name }))}
          className="max-w-xs print:hidden"
        />
      )}
      {!editable && <ReadOnlyNotice>{t('readOnly')}</ReadOnlyNotice>}
      <CouplePanel seating={seating} />
      <SeatClashes seating={seating} />
      <div className="max-w-xl print:hidden">
        <Segments
          label={t('view.label')}
          value={view}
          onChange={(next) =>
            next === 'papers'
              ? void navigate(`${paths.seatingPapers(plan.id)}${at.room ? `?room=${at.room}` : ''}`)
              : onGo({ view: next })
          }
          segments={VIEWS.map((value) => ({ value, label: t(`view.${value}`), icon: ICONS[value] }))}
        />
      </div>
      <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          {view === 'room' && (
            <RoomPlan
              steps={steps}
              seating={seating}
              chosen={first}
              onChoose={choose}
              onSeat={seatAt}
              onOpen={openThing}
            />
          )}
          {view === 'list' && <TableList seating={seating} onMove={openMove} onOpen={openThing} />}
          {view === 'rules' && (
            <RulesView
              seating={seating}
              onOpen={(id) => setOpen({ what: 'rule', id })}
              onAdd={() => setOpen({ what: 'rule', id: NEW })}
            />
          )}
        </div>
        {/* On a phone, this column is below the drawn room, in reverse order. The list view hides it. */}
        <aside
          className={cx(
            'flex min-w-0 flex-col gap-6 print:hidden',
            view === 'room' ? 'max-lg:flex-col-reverse' : view === 'list' && 'max-lg:hidden',
          )}
        >
          <SolvePanel seating={seating} />
          {view === 'room' && (
            <UnseatedList
              seating={seating}
              chosen={chosen}
              onToggle={toggle}
              onPick={(id) => !chosen.includes(id) && choose(id)}
              onSeat={seatAt}
            />
          )}
        </aside>
      </div>
      {/* The bar lets presses and drops through to the table below, except on its buttons. */}
      {view === 'room' && chosenPerson && (
        <div
          role="status"
          data-over-plan=""
          className="pointer-events-none [&>button]:pointer-events-auto sticky bottom-[calc(var(--nav-bar)+1rem)] z-20 flex flex-wrap items-center gap-x-3 self-center rounded-3xl border border-accent bg-surface py-1 pr-1 pl-4 shadow-lg sm:flex-nowrap sm:justify-between"
        >
          <span className="min-w-0 basis-full pt-2 pr-3 break-words sm:basis-auto sm:pt-0">
            {chosen.length > 1
              ? t('plan.chosenSeveral', { count: chosen.length })
              : t('plan.chosen', { name: seating.nameOf(chosenPerson) })}
          </span>
          {chosen.length === 1 && household.length > 1 && (
            <Button look="quiet" size="small" onClick={() => setChosen(household)}>
              {t('plan.household')}
            </Button>
          )}
          {chosen.length === 1 && (
            <Button look="quiet" size="small" onClick={() => openMove(chosenPerson.id)}>
              {t('move.table')}
            </Button>
          )}
          <Button look="quiet" size="small" onClick={() => choose(null)}>
            {t('plan.cancel')}
          </Button>
        </div>
      )}
      {thing && writes && (
        <ThingSheet
          key={thing.id}
          seating={seating}
          thing={thing}
          onOpenChange={(isOpen) => setOpen(isOpen ? open : null)}
        />
      )}
      {open?.what === 'chart' && writes && (
        <ChartSheet seating={seating} onOpenChange={(isOpen) => setOpen(isOpen ? open : null)} />
      )}
      {open?.what === 'move' && (
        <MoveSheet
          key={open.id}
          seating={seating}
          id={open.id}
          onOpenChange={(isOpen) => setOpen(isOpen ? open : null)}
        />
      )}
      {open?.what === 'rule' && (
        <RuleSheet
          key={open.id}
          seating={seating}
          rule={seating.rules.find(({ id }) => id === open.id) ?? null}
          onOpenChange={(isOpen) => setOpen(isOpen ? open : null)}
        />
      )}
    </div>
  );
}

/** A plan's seating: the form for a first room, or the room with its guests. */
export function SeatingView() {
  const { plan } = usePlanContext();
  const { search } = useLocation();
  const [at, onGo] = useAddressState(seatingAddress);
  const [adding, setAdding] = useState(false);
  const { people, seating } = useSeating(at.room);
  const show = (chart: string) => {
    setAdding(false);
    onGo({ room: chart });
  };
  // Old links: the papers used to be a view of this page.
  if (at.view === 'papers') return <Navigate to={paths.seatingPapers(plan.id) + search} replace />;
  if (!seating || adding)
    return (
      <EmptyRoom
        people={people.length}
        unit={seating?.chart.unit}
        onMade={show}
        onCancel={seating ? () => setAdding(false) : undefined}
      />
    );
  return (
    <Room key={seating.chart.id} seating={seating} at={at} onGo={onGo} onAddRoom={() => setAdding(true)} />
  );
}
