import {
  COUPLE_PLACES,
  LENGTH_UNITS,
  PAPERS,
  type RoomItem,
  type RoomOutline,
  type SeatAssignment,
  type SeatingChart,
  type SeatingWish,
  SHAPES,
  type StoredRule,
} from '@/domain/seating/chart';
import type { PrintedSeat, SeatingPrint } from '@/domain/seating/papers';
import { RULE_KINDS } from '@/domain/seating/problem';
import { oneOf } from '@/lib/list-state';
import { defineNoun, type Row, type StoredRows } from './sync/noun';

const byId = (a: Row, b: Row): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Sorts by name with numbers in numeric order: table 2 before table 10, a room before its copies. */
const byName = <T extends Row & { readonly name: string }>(a: T, b: T): number =>
  a.name.localeCompare(b.name, undefined, { numeric: true }) || byId(a, b);

export const SEATING_CHARTS = defineNoun({
  table: 'seating_charts',
  select: 'seating_charts(*)',
  toRow: (row: StoredRows['seating_charts']): SeatingChart => ({
    id: row.id,
    version: row.version,
    name: row.name,
    width: row.width,
    height: row.height,
    outline: row.outline as RoomOutline | null,
    unit: oneOf(LENGTH_UNITS, row.length_unit) ?? 'm',
    couple_place: oneOf(COUPLE_PLACES, row.couple_place ?? '') ?? null,
    floor: row.floor_file
      ? {
          file: row.floor_file,
          width: row.floor_width,
          x: row.floor_x,
          y: row.floor_y,
          turn: row.floor_turn,
          shown: row.floor_shown,
        }
      : null,
  }),
  toJson: ({ id: _, version, outline, floor, unit, ...columns }: SeatingChart) => ({
    ...columns,
    length_unit: unit,
    outline: outline?.map((corner) => [...corner]) ?? null,
    floor_file: floor?.file ?? null,
    // If there is no picture, the picture's position has no meaning.
    ...(floor && {
      floor_width: floor.width,
      floor_x: floor.x,
      floor_y: floor.y,
      floor_turn: floor.turn,
      floor_shown: floor.shown,
    }),
  }),
  compare: byName<SeatingChart>,
});

/** Items of the rooms. They are loaded with the plan, as guests are. */
export const SEATING_TABLES = defineNoun({
  table: 'seating_tables',
  select: 'seating_tables',
  toRow: (row: StoredRows['seating_tables']): RoomItem => ({
    id: row.id,
    version: row.version,
    chart_id: row.chart_id,
    name: row.name,
    shape: oneOf(SHAPES, row.shape) ?? 'pillar',
    seats: row.seats,
    wheelchair_places: row.wheelchair_places,
    width: row.width,
    height: row.height,
    x: row.x,
    y: row.y,
    rotation: row.rotation,
    couple: row.couple,
  }),
  toJson: ({ id: _, version, ...columns }: RoomItem) => columns,
  compare: byName<RoomItem>,
});

/** Seat assignments, read as a computed field of the plan. */
export const SEAT_ASSIGNMENTS = defineNoun({
  table: 'seat_assignments',
  select: 'seat_assignments',
  toRow: (row: StoredRows['seat_assignments']): SeatAssignment => ({
    id: row.id,
    version: row.version,
    chart_id: row.chart_id,
    table_id: row.table_id,
    guest_id: row.guest_id,
    person: row.person,
    seat: row.seat,
    locked: row.locked,
  }),
  toJson: ({ id: _, version, ...columns }: SeatAssignment) => columns,
  compare: (a: SeatAssignment, b: SeatAssignment) => byId(a, b),
  inMasses: true,
});

export const SEATING_RULES = defineNoun({
  table: 'seating_rules',
  select: 'seating_rules(*)',
  toRow: (row: StoredRows['seating_rules']): StoredRule => ({
    id: row.id,
    version: row.version,
    kind: oneOf(RULE_KINDS, row.kind) ?? 'together',
    guests: row.guests,
    tables: row.tables,
    hard: row.hard,
    weight: row.weight,
    least: row.least,
    confidential: row.confidential,
  }),
  toJson: ({ id: _, version, guests, tables, ...columns }: StoredRule) => ({
    ...columns,
    guests: [...guests],
    tables: [...tables],
  }),
  compare: (a: StoredRule, b: StoredRule) => byId(a, b),
});

/** Confidential reasons of seating wishes. The service returns only the ones that the reader wrote. */
export const SEATING_WISHES = defineNoun({
  table: 'seating_wishes',
  select: 'seating_wishes(*)',
  toRow: ({ id, version, rule_id, reason }: StoredRows['seating_wishes']): SeatingWish => ({
    id,
    version,
    rule_id,
    reason,
  }),
  toJson: ({ id: _, version, ...columns }: SeatingWish) => columns,
  compare: (a: SeatingWish, b: SeatingWish) => byId(a, b),
});

/**
 * Printed versions of a room, read as a computed field of the plan. Each has the name of the person who
 * printed it.
 */
export const SEATING_PRINTS = defineNoun({
  table: 'seating_prints',
  select: 'seating_prints',
  toRow: (row: StoredRows['seating_prints'] & { printed_by_name?: string | null }): SeatingPrint => ({
    id: row.id,
    version: row.version,
    chart_id: row.chart_id,
    number: row.number,
    papers: PAPERS.filter((paper) => row.papers.includes(paper)),
    seats: row.seats as PrintedSeat[],
    printed_at: row.printed_at,
    printed_by_name: row.printed_by_name ?? null,
  }),
  toJson: ({ id: _, version, printed_by_name, papers, seats, ...columns }: SeatingPrint) => ({
    ...columns,
    papers: [...papers],
    seats: seats.map((seat) => [...seat]),
  }),
  compare: (a: SeatingPrint, b: SeatingPrint) => a.number - b.number || byId(a, b),
});
