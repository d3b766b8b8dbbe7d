import type { Confidence } from '../../sources.data';
import type { TableShape } from '../chart';

/** Width per guest along a table's edge, in metres: the usual one, and that of Spanish protocol. */
export const SEAT_WIDTHS = { standard: 0.6, protocol: 0.75 } as const;
export type SeatWidth = keyof typeof SEAT_WIDTHS;

export interface TableSize {
  readonly key: string;
  readonly shape: TableShape;
  /** In metres. */
  readonly width: number;
  readonly height: number;
  /** Number of seats with 60 cm and with 75 cm per person. */
  readonly seats: { readonly [W in SeatWidth]: number };
  readonly confidence: Confidence;
}

/**
 * Sources: Patassini, Banquet seating (2012),
 * https://specialeventguru.blogspot.com/2012/03/banquet-seating.html ; NJS Design, seating capacity,
 * https://www.njsdesign.on.ca/seating-capacity/ ; HireAll, table and linen guide,
 * https://www.hireall.ie/blog/table-seating-and-linen-guide-/ ; 75 cm: protocolo.org. Read in 2026. Other
 * figures are calculated from the length of the edge, and are marked D.
 */
export const TABLE_SIZES: readonly TableSize[] = [
  {
    key: 'round-120',
    shape: 'round',
    width: 1.2,
    height: 1.2,
    seats: { standard: 6, protocol: 5 },
    confidence: 'C',
  },
  {
    key: 'round-150',
    shape: 'round',
    width: 1.5,
    height: 1.5,
    seats: { standard: 8, protocol: 6 },
    confidence: 'C',
  },
  {
    key: 'round-168',
    shape: 'round',
    width: 1.68,
    height: 1.68,
    seats: { standard: 9, protocol: 7 },
    confidence: 'C',
  },
  {
    key: 'round-180',
    shape: 'round',
    width: 1.8,
    height: 1.8,
    seats: { standard: 10, protocol: 7 },
    confidence: 'C',
  },
  {
    key: 'rectangle-183',
    shape: 'rectangle',
    width: 1.83,
    height: 0.76,
    seats: { standard: 6, protocol: 4 },
    confidence: 'C',
  },
  {
    key: 'rectangle-244',
    shape: 'rectangle',
    width: 2.44,
    height: 0.76,
    seats: { standard: 8, protocol: 6 },
    confidence: 'C',
  },
  {
    key: 'imperial-3',
    shape: 'imperial',
    width: 5.49,
    height: 1,
    seats: { standard: 20, protocol: 16 },
    confidence: 'C',
  },
  {
    key: 'imperial-5',
    shape: 'imperial',
    width: 9.15,
    height: 1,
    seats: { standard: 32, protocol: 26 },
    confidence: 'C',
  },
  {
    key: 'square-120',
    shape: 'square',
    width: 1.2,
    height: 1.2,
    seats: { standard: 8, protocol: 4 },
    confidence: 'D',
  },
  {
    key: 'oval-240',
    shape: 'oval',
    width: 2.4,
    height: 1.2,
    seats: { standard: 9, protocol: 7 },
    confidence: 'D',
  },
  {
    key: 'half-round-180',
    shape: 'half-round',
    width: 1.8,
    height: 0.9,
    seats: { standard: 4, protocol: 3 },
    confidence: 'D',
  },
  {
    key: 'head-360',
    shape: 'head',
    width: 3.6,
    height: 0.76,
    seats: { standard: 6, protocol: 4 },
    confidence: 'C',
  },
];

/**
 * Distances in metres (C). `edges`: between the edges of tables, for two chairs of 45 cm and an aisle of 60
 * cm. `wheelchairWay`: an aisle for wheelchairs. `centres`: between the centres of round tables.
 */
export const SPACING = { edges: 1.5, wheelchairWay: 0.9, centres: 3.65 } as const;
