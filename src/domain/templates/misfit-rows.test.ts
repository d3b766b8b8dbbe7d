import { expect, test } from 'vitest';
import { found, OLD, TODAY } from '../../../tests/builders/misfits';
import { addDays } from '../calendar';

const table = (n: number, some: object = {}) => ({
  id: `table-${n}`,
  version: 0,
  chart_id: 'room',
  name: `Mesa ${n}`,
  shape: 'round',
  seats: 10,
  width: 1.8,
  height: 1.8,
  x: 2,
  y: 2,
  rotation: 0,
  couple: false,
  ...some,
});
const ROOM = {
  tasks: [],
  timeline_items: [],
  seating_charts: [
    { id: 'room', version: 0, name: 'Cena', width: 40, height: 40, outline: null, floor: null },
  ],
  seating_tables: Array.from({ length: 10 }, (_, i) => table(i + 1)),
};

test('a suggestion adapts a template’s number of tables to the number of guests', () => {
  const more = found({}, { guest_count: 118 }, ROOM);
  expect(
    more.map(({ reason, before, after }) => [reason, before, (after as { name?: string }).name]),
  ).toEqual([
    ['size', null, 'Mesa 11'],
    ['size', null, 'Mesa 12'],
  ]);
  const fewer = found({}, { guest_count: 75 }, ROOM);
  expect(fewer.map(({ before, after }) => [(before as { name?: string }).name, after])).toEqual([
    ['Mesa 10', null],
    ['Mesa 9', null],
  ]);
  expect(found({ guest_count: 150 }, { guest_count: 200 }, ROOM)).toEqual([]);
});

test('a part that had room for everyone gets a larger capacity when the guest count rises', () => {
  const part = {
    id: 'p',
    version: 0,
    name: 'Cena',
    starts_at: null,
    reply_by: null,
    place: null,
    capacity: 100,
  };
  const parts = { tasks: [], timeline_items: [] };
  expect(found({}, { guest_count: 120 }, { ...parts, event_parts: [part] })).toMatchObject([
    { reason: 'size', after: { capacity: 120 } },
  ]);
  expect(found({}, { guest_count: 120 }, { ...parts, event_parts: [{ ...part, capacity: 60 }] })).toEqual([]);
  const soon = { event_date: addDays(TODAY, 20) };
  const asked = [{ ...part, capacity: null, reply_by: addDays(OLD, -40) }];
  expect(found({}, soon, { ...parts, event_parts: asked })).toMatchObject([
    { reason: 'late', before: { reply_by: TODAY }, after: { reply_by: addDays(TODAY, 10) } },
  ]);
});

test('an event in another town suggests removing the template’s places', () => {
  const part = {
    id: 'p',
    version: 0,
    name: 'Cena',
    starts_at: null,
    reply_by: null,
    place: 'Finca',
    capacity: null,
  };
  const some = { tasks: [], timeline_items: [], event_parts: [part] };
  expect(found({}, {}, some)).toEqual([]);
  expect(found({}, { city: 'Cádiz' }, some)).toMatchObject([
    { reason: 'town', before: { place: 'Finca' }, after: { place: null } },
  ]);
});

test('a quote in another currency is suggested without its amounts', () => {
  const quote = {
    id: 'q',
    version: 4,
    vendor_name: 'Foto Luz',
    stage: 'booked',
    price: 180_000,
    deposit: 10_000,
  };
  const some = { tasks: [], timeline_items: [], vendor_quotes: [quote] };
  expect(found({}, {}, some)).toEqual([]);
  expect(found({}, { currency: 'MXN' }, some)).toMatchObject([
    {
      reason: 'currency',
      table: 'vendor_quotes',
      before: null,
      after: { vendor_name: 'Foto Luz', stage: 'quoted', price: null, deposit: null, version: 0 },
    },
  ]);
});
