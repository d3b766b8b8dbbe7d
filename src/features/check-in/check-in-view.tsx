import { CloudOff, List, UserCheck, Users } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { useOnline } from '@/parts/live/use-online';
import { usePlanContext } from '@/parts/module/plan-context';
import { ReadOnlyNotice } from '@/parts/module/read-only-notice';
import { usePrinting } from '@/parts/print/use-printing';
import { Announce } from '@/ui/announce';
import { buttonClass } from '@/ui/button';
import { DataList } from '@/ui/data-list';
import { SearchField } from '@/ui/search-field';
import { Segments } from '@/ui/segments';
import { SelectField } from '@/ui/select';
import { Notice } from '@/ui/states';
import { useAddressState } from '@/ui/use-address-state';
import { CheckInHeader } from './check-in-header';
import {
  type CheckInGuest,
  checkInAddress,
  countArrivals,
  listCheckIn,
  SHOWS,
  toCome,
} from './check-in-list';
import { CheckInRow } from './check-in-row';
import { DoorSheet } from './door-sheet';
import { DoorTools } from './door-tools';
import { useCheckIn } from './use-check-in';
import { useDoor } from './use-door';
import { useEventDay } from './use-event-day';
import { useMarking } from './use-marking';
import { useScanning } from './use-scanning';
import { WalkIn } from './walk-in';

/** The camera and the code reader are loaded only when needed. */
const Scanner = lazy(() => import('./scanner'));

const ICONS = { expected: Users, arrived: UserCheck, all: List };

const idOf = ({ guest }: CheckInGuest): string => guest.id;

/**
 * Check-in page that needs only the keyboard: people type part of a name, press Enter, and continue with the
 * next guest.
 */
export function CheckInView() {
  const { t } = useTranslation('arrivals');
  const { plan, editable: mayMark } = usePlanContext();
  const online = useOnline();
  const printing = usePrinting();
  const [state, setState] = useAddressState(checkInAddress);
  const [q, setQ] = useState('');
  const settled = useDeferredValue(q);
  const eventDay = useEventDay(state.day);
  const { days, day, marks } = eventDay;
  const { guests, parts, arrivals, opens } = useCheckIn(state.part, eventDay);
  const editable = mayMark && marks;
  const { typed: doorTyped, type: typeDoor, door } = useDoor();
  const marking = useMarking(state.part, arrivals, door);
  const [scanning, setScanning] = useState(false);
  const { said, scan } = useScanning(guests, marking, setQ);
  const counts = useMemo(() => countArrivals(guests), [guests]);
  const shown = useMemo(() => listCheckIn(guests, settled, state.show), [guests, settled, state.show]);
  const first = settled.trim() === '' ? undefined : shown[0];
  const expected = useMemo(() => {
    const of = new Map<string, CheckInGuest[]>();
    for (const one of guests) {
      if (!one.household || one.arrived || toCome(one) === 0) continue;
      const known = of.get(one.household.id);
      if (known) known.push(one);
      else of.set(one.household.id, [one]);
    }
    return of;
  }, [guests]);
  const form = useRef<HTMLFormElement>(null);
  // The search field gets the focus, because people open this page to type a name.
  useEffect(() => {
    if (window.matchMedia('(hover: hover)').matches) form.current?.querySelector('input')?.focus();
  }, []);
  const enter = () => {
    // Searches again with the current text, because the displayed list may lag behind it.
    const [top] = q.trim() === '' ? [] : listCheckIn(guests, q, state.show);
    if (!top) return;
    marking.mark(top);
    if (!top.arrived) setQ('');
  };
  return (
    <>
      {printing && <DoorSheet part={parts.find(({ id }) => id === state.part)?.name} guests={guests} />}
      <div className="flex flex-col gap-3 sm:gap-5 print:hidden">
        <CheckInHeader counts={counts} empty={guests.length === 0} opens={editable ? opens : null} />
        {!online && (
          <Notice tone="attention" icon={<CloudOff className="mt-0.5 size-5 shrink-0" />}>
            {t('offline')}
          </Notice>
        )}
        {editable && guests.length > 0 && (
          <DoorTools scanning={scanning} onScanning={setScanning} door={doorTyped} onDoor={typeDoor} />
        )}
        {editable && scanning && (
          <Suspense fallback={null}>
            <Scanner said={said} onCode={(text) => void scan(text)} />
          </Suspense>
        )}
        {!mayMark && <ReadOnlyNotice hasForms={false}>{t('readOnly')}</ReadOnlyNotice>}
        <search className="sticky top-(--top-bars) z-10 -mx-1 bg-paper px-1 py-2 short:static">
          <form
            ref={form}
            onSubmit={(event) => {
              event.preventDefault();
              if (editable) enter();
            }}
          >
            <SearchField
              label={t('search')}
              labelHidden
              hint={t('searchHint')}
              clearLabel={t('clear')}
              value={q}
              onChange={setQ}
            />
            <Announce text={editable && first ? t('first', { name: first.name }) : ''} />
          </form>
        </search>
        {settled.trim() === '' && (
          <div className="flex flex-wrap items-end justify-between gap-3">
            <Segments
              label={t('show.label')}
              segments={SHOWS.map((value) => ({ value, label: t(`show.${value}`), icon: ICONS[value] }))}
              value={state.show}
              onChange={(show) => setState({ show })}
            />
            {(days.length > 0 || parts.length > 1) && (
              <div className="flex items-start gap-3 max-sm:w-full">
                {days.length > 0 && (
                  <SelectField
                    label={<span className="max-sm:sr-only">{t('day')}</span>}
                    value={day?.on ?? 'all'}
                    options={[
                      ...(day ? [] : [{ value: 'all', label: t('allDays') }]),
                      ...days.map((on) => ({ value: on, label: formatDate(on, 'day') })),
                    ]}
                    {...(!marks && { hint: t('otherDay') })}
                    onChange={(value) => setState({ day: value })}
                    className="min-w-0 flex-1 sm:min-w-52"
                  />
                )}
                {parts.length > 1 && (
                  <SelectField
                    label={<span className="max-sm:sr-only">{t('part')}</span>}
                    value={state.part ?? 'all'}
                    options={[
                      { value: 'all', label: t('allParts') },
                      ...parts.map(({ id, name }) => ({ value: id, label: name })),
                    ]}
                    onChange={(value) => setState({ part: value === 'all' ? null : value })}
                    className="min-w-0 flex-1 sm:min-w-52"
                  />
                )}
              </div>
            )}
          </div>
        )}
        {shown.length === 0 ? (
          <div className="flex flex-col items-center gap-4 py-10 text-center text-ink-muted">
            <p>
              {t(
                settled.trim() !== ''
                  ? 'none.search'
                  : guests.length === 0
                    ? 'none.all'
                    : state.show === 'expected' && counts.expected === 0
                      ? 'none.nobody'
                      : `none.${state.show}`,
              )}
            </p>
            {guests.length === 0 && (
              <Link to={paths.guestList(plan.id)} className={buttonClass('secondary')}>
                {t('guests')}
              </Link>
            )}
          </div>
        ) : (
          <DataList groups={[{ id: 'guests', rows: shown }]} keyOf={idOf} rowHeight={62} label={t('list')}>
            {(one) => {
              const others = expected
                .get(one.household?.id ?? '')
                ?.filter(({ guest }) => guest.id !== one.guest.id);
              return (
                <CheckInRow
                  one={one}
                  first={one === first && editable}
                  group={one === first && others && others.length > 0 ? others : undefined}
                  marking={editable ? marking : null}
                />
              );
            }}
          </DataList>
        )}
        {editable && settled.trim() !== '' && (
          <WalkIn
            line={settled}
            guests={guests}
            parts={parts.filter(({ id }) => state.part === null || id === state.part)}
            marking={marking}
            onAdded={() => {
              setQ('');
              form.current?.querySelector('input')?.focus();
            }}
          />
        )}
      </div>
    </>
  );
}
