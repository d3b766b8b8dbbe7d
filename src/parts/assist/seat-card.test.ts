import { beforeEach, expect, test } from 'vitest';
import type { RoomItem, SeatingChart, StoredRule } from '@/domain/seating/chart';
import { prepareTexts } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { assistPlan, contextOf } from '../../../tests/builders/assist-plan';
import { guestRow } from '../../../tests/builders/guests';
import { runTool } from './tools/run-tool';

beforeEach(() => prepareTexts('en', ['common', 'assist']));

const chart: SeatingChart = {
  version: 1,
  id: 'room',
  name: 'Salón de Marta',
  width: 12,
  height: 10,
  outline: null,
  floor: null,
  unit: 'm',
};
const table = (id: string, seats: number, x: number): RoomItem => ({
  version: 1,
  id,
  chart_id: 'room',
  name: id,
  shape: 'round',
  seats,
  x,
  y: 5,
  width: 1.5,
  height: 1.5,
  rotation: 0,
  couple: false,
  wheelchair_places: 0,
});
const rule = (kind: StoredRule['kind'], guests: string[]): StoredRule => ({
  version: 1,
  id: `${kind} ${guests.join()}`,
  kind,
  guests,
  tables: [],
  hard: true,
  weight: 1,
  confidential: false,
});

test('the seat tool reports tables, free seats and unseated guests without changing anything', async () => {
  const { rows } = assistPlan();
  const guests = ['Ana', 'Luis', 'Marta', 'Pedro', 'Sara'].map((name) =>
    guestRow({ name, last_name: 'Ruiz' }),
  );
  const tables = [table('Uno', 2, 3), table('Dos', 2, 8)];
  const { context, suggested } = contextOf({ ...rows, guests, households: [], charts: [chart], tables });
  const ran = await runTool({ id: 'a', name: 'seat', arguments: '{}' }, context);
  const [{ name, seats, seated, arranged }] = (ran.data as { rooms: [Record<string, never>] }).rooms;
  expect([name, seats, seated]).toEqual([expect.stringMatching(/^Salón de ⟨/), 4, 0]);
  const {
    tables: found,
    free,
    without_a_seat,
  } = arranged as unknown as {
    tables: { table: string; free: number; people: string[] }[];
    free: number;
    without_a_seat: string[];
  };
  expect([found.map(({ people }) => people.length), free, without_a_seat.length]).toEqual([[2, 2], 0, 1]);
  for (const guest of [...found.flatMap(({ people }) => people), ...without_a_seat])
    expect(guest).toMatch(/^⟨guest \d+⟩$/);
  expect(JSON.stringify(ran.data)).not.toMatch(/Ana|Luis|Ruiz/);
  expect(ran.shown).toMatchObject([
    { kind: 'card', card: { source: { to: paths.tableArrangement(context.plan.id) } } },
  ]);
  expect(suggested).toEqual([]);
});

test('the seat tool names contradictory rules and the guests concerned', async () => {
  const { rows } = assistPlan();
  const guests = ['Ana', 'Luis'].map((name) => guestRow({ name, last_name: 'Ruiz' }));
  const ids = guests.map(({ id }) => id);
  const rules = [rule('together', ids), rule('apart', ids)];
  const tables = [table('Uno', 2, 3), table('Dos', 2, 8)];
  const { context } = contextOf({ ...rows, guests, households: [], charts: [chart], tables, rules });
  const ran = await runTool({ id: 'a', name: 'seat', arguments: '{}' }, context);
  expect(ran.data).toMatchObject({
    rooms: [
      {
        arranged: {
          broken_rules: [{ confidential: false }],
          rules_that_cannot_all_hold: [{ kind: 'together' }, { kind: 'apart' }],
        },
      },
    ],
  });
  expect(JSON.stringify(ran.shown)).toContain('2, about Ana Ruiz and Luis Ruiz');
});

test('for a plan with 301 guests, the seat tool refers to the seating page', async () => {
  const { rows } = assistPlan();
  const guests = Array.from({ length: 301 }, (_, i) => guestRow({ name: `G${i}`, last_name: 'Ruiz' }));
  const tables = [table('Uno', 2, 3)];
  const { context } = contextOf({ ...rows, guests, households: [], charts: [chart], tables });
  const ran = await runTool({ id: 'a', name: 'seat', arguments: '{}' }, context);
  expect(ran.data).toMatchObject({ people: 301, rooms: [{ arranged: expect.stringContaining('the page') }] });
});
