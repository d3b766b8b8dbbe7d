import type { NameBook } from '@/domain/assist/names';
import { fullName } from '@/domain/guests/guest';
import { isTableShape, type SeatingChart } from '@/domain/seating/chart';
import { checkPlan } from '@/domain/seating/check';
import { type Contradiction, contradictionOf } from '@/domain/seating/contradiction';
import { expectedPeople } from '@/domain/seating/expected';
import { arrange, chairsAndLaps, type Person, seatingProblemOf, withCouple } from '@/domain/seating/model';
import type { SeatingPlan, SeatingProblem } from '@/domain/seating/problem';
import { solving } from '@/domain/seating/solve/solve';
import { formatList, formatNumber } from '@/lib/format';
import { translate as t } from '@/lib/translation';
import type { CardLine } from './entry';
import { cardPlace } from './places';
import { type Ran, refused, type ToolContext } from './tool-context';

/** Maximum number of rooms in one answer. The seating page shows the others. */
const MOST_ROOMS = 3;
/** Maximum people in a room that is arranged here. More would take too long. */
const MOST_PEOPLE = 300;
/** Time limit for one room in milliseconds. The work is done in slices, so that the page stays responsive. */
const MOST_MS = 700;
const SLICE_MS = 30;
const MOST_NAMES = 5;

const pause = () => new Promise((resolve) => setTimeout(resolve));

async function solve(problem: SeatingProblem, from: SeatingPlan): Promise<SeatingPlan> {
  const now = () => performance.now();
  const run = solving(problem, { seed: 1, milliseconds: MOST_MS, now, ...(from.size > 0 && { from }) });
  let next = run.next();
  let rested = now();
  while (!next.done) {
    if (now() - rested > SLICE_MS) {
      await pause();
      rested = now();
    }
    next = run.next(false);
  }
  return next.value.plan;
}

/** A room before and after the engine has arranged it. `arranged` is null if the room has too many people. */
interface Room {
  readonly chart: SeatingChart;
  readonly seats: number;
  readonly seated: number;
  readonly arranged: {
    readonly tables: readonly {
      readonly name: string;
      readonly seats: number;
      readonly people: readonly Person[];
    }[];
    readonly free: number;
    readonly unseated: readonly Person[];
    readonly broken: readonly string[];
    readonly cannot: Extract<Contradiction, { why: 'rules' }> | null;
  } | null;
}

async function roomOf(chart: SeatingChart, { rows }: ToolContext): Promise<Room> {
  const households = new Map(rows.households.map((one) => [one.id, one]));
  const things = rows.tables.filter(({ chart_id }) => chart_id === chart.id);
  const here = rows.assignments.filter(({ chart_id }) => chart_id === chart.id);
  const { people: expected } = expectedPeople(rows.guests, households, rows.parts);
  const { chairs: people } = chairsAndLaps(expected, here);
  const arrangement = arrange(people, things, here);
  const problem = seatingProblemOf(
    chart,
    things,
    people,
    households,
    rows.rules,
    arrangement,
    rows.assignments,
  );
  const tables = things.filter(({ shape }) => isTableShape(shape));
  const seats = tables.reduce((sum, table) => sum + table.seats, 0) - (arrangement.couple ? 2 : 0);
  const now = { chart, seats, seated: arrangement.seatOf.size };
  if (people.length > MOST_PEOPLE) return { ...now, arranged: null };
  const plan = await solve(problem, arrangement.seatOf);
  const unseated = people.filter(({ id }) => !plan.has(id));
  const { rules, hard } = checkPlan(problem, withCouple({ seatOf: plan, couple: arrangement.couple }));
  const why = hard > 0 ? contradictionOf(problem) : null;
  return {
    ...now,
    arranged: {
      tables: tables.map(({ id, name, seats }) => ({
        name,
        seats,
        people: people.filter((person) => plan.get(person.id)?.table === id),
      })),
      free: seats - (people.length - unseated.length),
      unseated,
      broken: rules.flatMap((one) => (one.hard && one.missed > 0 && one.rule !== '' ? one.rule : [])),
      cannot: why?.why === 'rules' ? why : null,
    },
  };
}

const nameOf = ({ guest, person }: Person): string =>
  person === 0 ? fullName(guest) : `${fullName(guest)} +${formatNumber(person)}`;
const hidden = (book: NameBook, { guest, person }: Person): string => {
  const name = book.placeholder('guest', fullName(guest));
  return person === 0 ? name : `${name} +${person}`;
};

/** Lists the first few names, and the number of further names. */
function namesText(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  const first = names.slice(0, MOST_NAMES);
  return formatList(more > 0 ? [...first, t('assist:note.more', { count: more })] : first);
}

function linesOf({ chart, seats, seated, arranged }: Room, context: ToolContext): CardLine[] {
  const number = (label: string, value: number): CardLine => ({ label, value: formatNumber(value) });
  const guests = new Map(context.rows.guests.map((one) => [one.id, one]));
  const concerned = [...new Set(arranged?.cannot?.guests.map((id) => id.split(' ')[0] ?? ''))].flatMap(
    (id) => {
      const guest = guests.get(id);
      return guest ? fullName(guest) : [];
    },
  );
  return [
    {
      label: chart.name,
      value: t('assist:line.seated', { seated: formatNumber(seated), seats: formatNumber(seats) }),
    },
    ...(arranged
      ? [
          number(t('assist:line.freeSeats'), arranged.free),
          {
            label: t('assist:line.without'),
            value: arranged.unseated.length > 0 ? namesText(arranged.unseated.map(nameOf)) : formatNumber(0),
          },
          number(t('assist:line.broken'), arranged.broken.length),
          ...(arranged.cannot
            ? [
                {
                  label: t('assist:line.cannot'),
                  value: t('assist:line.about', {
                    count: arranged.cannot.rules.length,
                    who: namesText(concerned),
                  }),
                },
              ]
            : []),
        ]
      : []),
  ];
}

function dataOf({ chart, seats, seated, arranged }: Room, { book, rows }: ToolContext) {
  const rule = (id: string) => {
    const found = rows.rules.find((one) => one.id === id);
    return found && { id, kind: found.kind, confidential: found.confidential };
  };
  return {
    name: book.hide(chart.name),
    seats,
    seated,
    ...(arranged
      ? {
          arranged: {
            tables: arranged.tables.map(({ name, seats, people }) => ({
              table: book.hide(name),
              free: seats - people.length,
              people: people.map((person) => hidden(book, person)),
            })),
            free: arranged.free,
            without_a_seat: arranged.unseated.map((person) => hidden(book, person)),
            broken_rules: arranged.broken.map(rule),
            rules_that_cannot_all_hold: arranged.cannot?.rules.map(({ id }) => rule(id)) ?? [],
          },
        }
      : { arranged: 'too many people to arrange here: the page does it' }),
  };
}

/** Previews the suggestion of the seating engine. Only a press on the seating page seats the guests. */
export async function seatCard(context: ToolContext): Promise<Ran> {
  const { plan, rows } = context;
  if (rows.charts.length === 0) return refused('there is no room with tables yet');
  const rooms: Room[] = [];
  for (const chart of rows.charts.slice(0, MOST_ROOMS)) rooms.push(await roomOf(chart, context));
  const households = new Map(rows.households.map((one) => [one.id, one]));
  const { people } = expectedPeople(rows.guests, households, rows.parts);
  return {
    data: { people: people.length, rooms: rooms.map((room) => dataOf(room, context)) },
    shown: [
      {
        kind: 'card',
        card: {
          title: t('assist:card.seat'),
          lines: [
            { label: t('assist:line.people'), value: formatNumber(people.length) },
            ...rooms.flatMap((room) => linesOf(room, context)),
          ],
          note: t('assist:note.seat'),
          source: cardPlace('tables', plan.id),
        },
      },
    ],
  };
}
