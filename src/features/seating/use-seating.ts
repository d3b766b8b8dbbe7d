import { useCallback, useMemo } from 'react';
import { EVENT_PARTS, GUESTS, HOUSEHOLDS } from '@/data/guests';
import { SEAT_ASSIGNMENTS, SEATING_CHARTS, SEATING_RULES, SEATING_TABLES } from '@/data/seating';
import { useRows } from '@/data/sync/use-rows';
import { fullName } from '@/domain/guests/guest';
import { isTableShape, type RoomItem, type SeatingChart, type StoredRule } from '@/domain/seating/chart';
import { type Check, checkPlan } from '@/domain/seating/check';
import { expectedPeople } from '@/domain/seating/expected';
import {
  type Arrangement,
  arrange,
  chairsAndLaps,
  type Person,
  seatingProblemOf,
  withCouple,
} from '@/domain/seating/model';
import { changesTo, type WantedSeats } from '@/domain/seating/moves';
import type { SeatingPlan, SeatingProblem } from '@/domain/seating/problem';
import { type Unmet, unmetOf } from '@/domain/seating/unmet';
import { compareNames } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { useChangeRows } from '@/parts/rows/use-change-rows';

/** One room, and all the people who are expected at the event. */
export interface Seating {
  readonly chart: SeatingChart;
  /** All rooms of the event, including this one. */
  readonly charts: readonly SeatingChart[];
  readonly things: readonly RoomItem[];
  readonly tables: readonly RoomItem[];
  /** People who need a chair. */
  readonly people: readonly Person[];
  /** Babies on an adult's lap. */
  readonly laps: readonly Person[];
  readonly arrangement: Arrangement;
  /** Everybody's seats, including the couple's. */
  readonly placed: SeatingPlan;
  readonly rules: readonly StoredRule[];
  readonly problem: SeatingProblem;
  readonly check: Check;
  readonly unmet: readonly Unmet[];
  readonly nameOf: (person: Person) => string;
  /** Returns a person's searchable words: name, household and tags. */
  readonly wordsOf: (person: Person) => readonly string[];
  readonly householdName: (id: string) => string;
  /** Returns true if a person hasn't replied. */
  readonly isOpen: (person: Person) => boolean;
  readonly personOf: (id: string) => Person | undefined;
  /** Returns any person on the guest list, whatever their reply. */
  readonly anyone: (id: string) => Person | undefined;
  readonly tableName: (id: string) => string;
  /** Stores people's seats through the outbox. `said` is the text of the message with undo. */
  readonly seat: (wanted: WantedSeats, said: string) => void;
}

/** Returns the expected people in alphabetical order, including people who haven't replied. */
function usePeople(plan_id: string) {
  const guests = useRows(GUESTS, plan_id);
  const households = useRows(HOUSEHOLDS, plan_id);
  const parts = useRows(EVENT_PARTS, plan_id);
  return useMemo(() => {
    const byId = new Map(households.map((one) => [one.id, one]));
    const named = guests.toSorted(
      (a, b) =>
        compareNames(a.last_name, b.last_name) || compareNames(a.name, b.name) || (a.id < b.id ? -1 : 1),
    );
    const { people, open } = expectedPeople(named, byId, parts);
    return { people, open, households: byId, guests: new Map(guests.map((guest) => [guest.id, guest])) };
  }, [guests, households, parts]);
}

/**
 * Returns the plan's people, and a room with its seats. This is the room with the given id, or else the first
 * room. The room is null before one is created.
 */
export function useSeating(room: string | null): { people: readonly Person[]; seating: Seating | null } {
  const { t } = useTranslation('seating');
  const { plan } = usePlanContext();
  const { people: expected, open, households, guests } = usePeople(plan.id);
  const charts = useRows(SEATING_CHARTS, plan.id);
  const chart = charts.find(({ id }) => id === room) ?? charts[0];
  const allThings = useRows(SEATING_TABLES, plan.id);
  const rows = useRows(SEAT_ASSIGNMENTS, plan.id);
  const rules = useRows(SEATING_RULES, plan.id);
  const change = useChangeRows(SEAT_ASSIGNMENTS, plan.id);
  const chartId = chart?.id;
  const things = useMemo(
    () => allThings.filter(({ chart_id }) => chart_id === chartId),
    [allThings, chartId],
  );
  const here = useMemo(() => rows.filter(({ chart_id }) => chart_id === chartId), [rows, chartId]);
  const { chairs: people, laps } = useMemo(() => chairsAndLaps(expected, here), [expected, here]);
  const arrangement = useMemo(() => arrange(people, things, here), [people, things, here]);
  const seat = useCallback(
    (wanted: WantedSeats, said: string) => {
      if (chartId)
        change(
          changesTo(arrangement, [...people, ...laps], wanted, chartId, () => crypto.randomUUID()),
          said,
        );
    },
    [arrangement, people, laps, chartId, change],
  );
  const checked = useMemo(() => {
    if (!chart) return null;
    const problem = seatingProblemOf(chart, things, people, households, rules, arrangement, rows);
    const placed = withCouple(arrangement);
    const check = checkPlan(problem, placed);
    return { problem, placed, check, unmet: unmetOf(problem, placed, check.misses) };
  }, [chart, things, people, households, rules, arrangement, rows]);
  return useMemo(() => {
    if (!chart || !checked) return { people, seating: null };
    const known = new Map([...people, ...laps].map((person) => [person.id, person]));
    const names = new Map(things.map(({ id, name }) => [id, name]));
    const nameOf = ({ guest, person }: Person) =>
      person === 0 ? fullName(guest) : t('list.plus', { name: fullName(guest), number: person });
    const seating: Seating = {
      chart,
      charts,
      things,
      tables: things.filter(({ shape }) => isTableShape(shape)),
      people,
      laps,
      arrangement,
      rules,
      ...checked,
      nameOf,
      wordsOf: (person) => [
        nameOf(person),
        households.get(person.guest.household_id ?? '')?.name ?? '',
        ...person.guest.tags,
      ],
      householdName: (id) => households.get(id)?.name ?? '',
      isOpen: ({ guest }) => open.has(guest.id),
      personOf: (id) => known.get(id),
      anyone: (id) => {
        const [guest_id = '', person = '0'] = id.split(' ');
        const guest = guests.get(guest_id);
        return guest && { id, guest, person: Number(person) };
      },
      tableName: (id) => names.get(id) ?? '',
      seat,
    };
    return { people, seating };
  }, [chart, charts, things, people, laps, open, arrangement, rules, checked, households, guests, seat, t]);
}
