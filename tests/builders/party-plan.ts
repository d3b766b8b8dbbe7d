import type { EventPart } from '@/domain/guests/guest';
import type { Question } from '@/domain/guests/question';
import type { RoomItem, SeatingChart, StoredRule } from '@/domain/seating/chart';
import { sizesIn, tableOfSize } from '@/domain/seating/room/new-table';
import { assistPlan } from './assist-plan';
import { partRow } from './guests';

export const roomOf = (name: string): SeatingChart => ({
  id: crypto.randomUUID(),
  version: 1,
  name,
  width: 12,
  height: 8,
  outline: null,
  floor: null,
  unit: 'm',
});

/** Adds a room, a table with one guest, a rule, two parts and a question to the plan. */
export function partyPlan() {
  const { rows } = assistPlan();
  const [eufrasia, tarsicio] = rows.guests;
  const chart = roomOf('Salón de Quirina');
  const [size] = sizesIn('m');
  if (!eufrasia || !tarsicio || !size) throw new Error('nobody there');
  const table: RoomItem = {
    ...tableOfSize(size, 'standard', chart.id, 'Mesa 1', { x: 3, y: 3 }),
    version: 1,
  };
  const rule: StoredRule = {
    id: crypto.randomUUID(),
    version: 1,
    kind: 'apart',
    guests: [eufrasia.id, tarsicio.id],
    tables: [],
    hard: true,
    weight: 5,
    least: null,
    confidential: false,
  };
  const question: Question = {
    id: crypto.randomUUID(),
    version: 1,
    position: 1,
    text: '¿Baila Tarsicio?',
    kind: 'yes-no',
    options: [],
    parts: null,
  };
  const parts: EventPart[] = ['Ceremonia con Tarsicio', 'Cena'].map((name, i) => ({
    ...partRow(crypto.randomUUID(), name),
    position: i + 1,
    version: 1,
  }));
  const seat = {
    id: crypto.randomUUID(),
    version: 1,
    chart_id: chart.id,
    table_id: table.id,
    guest_id: eufrasia.id,
    person: 0,
    seat: 4,
    locked: false,
  };
  const all = {
    ...rows,
    charts: [chart],
    tables: [table],
    assignments: [seat],
    rules: [rule],
    parts,
    questions: [question],
  };
  return { rows: all, chart, table, rule, question, parts, eufrasia, tarsicio };
}
