import type { Guest, Household } from '@/domain/guests/guest';
import type { RoomItem, SeatingChart, StoredRule } from '@/domain/seating/chart';
import { arrange, peopleOf, seatingProblemOf } from '@/domain/seating/model';
import { solve } from '@/domain/seating/solve/solve';
import type { DemoGuests, SampleChange } from './guests';

export interface DemoSeating {
  readonly seating_charts: SampleChange[];
  readonly seating_tables: SampleChange[];
  readonly seat_assignments: SampleChange[];
  readonly seating_rules: SampleChange[];
}

const HALL: Omit<SeatingChart, 'id'> = {
  version: 0,
  name: '',
  width: 26,
  height: 20,
  outline: null,
  floor: null,
  unit: 'm',
};

/** Names of the items in the hall, and of the people in the seating rules. */
const WORDS = {
  es: {
    chart: 'Cena',
    table: 'Mesa',
    floor: 'Pista de baile',
    music: 'Música',
    bar: 'Barra',
    door: 'Puerta',
    couple: 'Mesa de la pareja',
    apart: ['Daniel Rojas Marín', 'Irene Pascual Nieto'],
    near: ['Manuel Romero Vega', 'Antonio Castillo Ruiz'],
  },
  en: {
    chart: 'Dinner',
    table: 'Table',
    floor: 'Dance floor',
    music: 'Music',
    bar: 'Bar',
    door: 'Door',
    couple: 'Sweetheart table',
    apart: ['Daniel Rowe', 'Claudia Orton'],
    near: ['Michael Harper', 'Anthony Whitfield'],
  },
};

const thing = (row: Partial<RoomItem> & Pick<RoomItem, 'chart_id'>): RoomItem => ({
  id: crypto.randomUUID(),
  version: 0,
  name: '',
  shape: 'round',
  seats: 0,
  wheelchair_places: 0,
  width: 1.8,
  height: 1.8,
  x: 0,
  y: 0,
  rotation: 0,
  ...row,
});

/** Returns twenty tables of ten seats and the couple's table, around a dance floor. */
function hall(chart_id: string, words: (typeof WORDS)['es']): RoomItem[] {
  const places = [2.6, 7.2, 11.8, 16.4].flatMap((y, row) =>
    [3, 7, 11, 15, 19, 23].flatMap((x, column) =>
      (row === 1 || row === 2) && (column === 2 || column === 3) ? [] : [{ x, y }],
    ),
  );
  return [
    ...places.map(({ x, y }, i) =>
      thing({
        chart_id,
        name: `${words.table} ${i + 1}`,
        seats: 10,
        wheelchair_places: i === 2 ? 1 : 0,
        x,
        y,
      }),
    ),
    thing({
      chart_id,
      name: words.couple,
      shape: 'head',
      seats: 2,
      width: 1.5,
      height: 0.76,
      x: 13,
      y: 13.6,
      couple: true,
    }),
    thing({ chart_id, name: words.floor, shape: 'dance-floor', width: 6, height: 5, x: 13, y: 10 }),
    thing({ chart_id, name: words.music, shape: 'music', width: 3, height: 1.5, x: 13, y: 6 }),
    thing({ chart_id, name: words.bar, shape: 'bar', width: 4, height: 0.8, x: 13, y: 19.3 }),
    thing({
      chart_id,
      name: words.door,
      shape: 'door',
      width: 1.6,
      height: 0.3,
      x: 25.85,
      y: 10,
      rotation: 90,
    }),
  ];
}

const rule = (row: Partial<StoredRule> & Pick<StoredRule, 'kind'>): StoredRule => ({
  id: crypto.randomUUID(),
  version: 0,
  guests: [],
  tables: [],
  hard: false,
  weight: 3,
  confidential: false,
  ...row,
});

const stored = ({ id, version: _, ...row }: RoomItem | StoredRule): SampleChange => ({
  id,
  version: 0,
  row,
});

/**
 * Returns the seating of the large wedding. Guests who accepted have seats; guests without a reply have none
 * yet.
 */
export function demoSeating({ guests, households }: DemoGuests, language: 'en' | 'es'): DemoSeating {
  const words = WORDS[language];
  const chart: SeatingChart = { ...HALL, id: crypto.randomUUID(), name: words.chart };
  const rowsOf = <T>(changes: readonly SampleChange[], usual: Partial<T>): T[] =>
    changes.map(({ id, row }) => ({ ...usual, id, version: 0, ...row }) as T);
  const list = rowsOf<Guest>(guests, {
    party_size: 1,
    tags: [],
    diets: [],
    allergens: [],
    age_group: 'adult',
  });
  const homes = new Map(rowsOf<Household>(households, {}).map((home) => [home.id, home]));
  const coming = peopleOf(list, ({ replies, party_size }) =>
    Object.values(replies ?? {}).some(({ status }) => status === 'accepted') ? party_size : 0,
  );
  const named = (names: readonly string[]) =>
    list.filter(({ name, last_name }) => names.includes(`${name} ${last_name}`)).map(({ id }) => id);
  const things = hall(chart.id, words);
  const rules = [
    rule({ kind: 'together', weight: 5 }),
    rule({ kind: 'children-near-parents', hard: true, weight: 5 }),
    rule({
      kind: 'apart',
      hard: true,
      weight: 5,
      guests: named(words.apart),
    }),
    rule({ kind: 'near', guests: named(words.near) }),
    rule({
      kind: 'away-from-music',
      guests: list.filter((one) => one.age_group === 'senior').map(({ id }) => id),
    }),
    rule({ kind: 'acquaintance', weight: 5 }),
    rule({ kind: 'common-language' }),
  ];
  const problem = seatingProblemOf(chart, things, coming, homes, rules, arrange(coming, things, []));
  const { plan } = solve(problem, { seed: 1, steps: 12_000 });
  return {
    seating_charts: [
      {
        id: chart.id,
        version: 0,
        row: {
          name: chart.name,
          width: chart.width,
          height: chart.height,
          outline: null,
          couple_place: 'sweetheart',
        },
      },
    ],
    seating_tables: things.map(stored),
    seating_rules: rules.map(stored),
    seat_assignments: coming.flatMap(({ id, guest, person }) => {
      const place = plan.get(id);
      return place
        ? [
            {
              id: crypto.randomUUID(),
              version: 0,
              row: {
                chart_id: chart.id,
                table_id: place.table,
                guest_id: guest.id,
                person,
                seat: place.seat,
              },
            },
          ]
        : [];
    }),
  };
}
