import type { RuleKind } from './problem';

/**
 * Units of length. Lengths are stored in metres, to the centimetre, and shown and typed in the room's unit.
 */
export const LENGTH_UNITS = ['m', 'ft'] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

export const TABLE_SHAPES = [
  'round',
  'oval',
  'square',
  'rectangle',
  'imperial',
  'half-round',
  'head',
] as const;
export type TableShape = (typeof TABLE_SHAPES)[number];
/** Items without seats. */
export const FEATURE_SHAPES = ['dance-floor', 'stage', 'music', 'bar', 'door', 'pillar'] as const;
export type FeatureShape = (typeof FEATURE_SHAPES)[number];
export type Shape = TableShape | FeatureShape;
export const SHAPES: readonly Shape[] = [...TABLE_SHAPES, ...FEATURE_SHAPES];

export const isTableShape = (shape: Shape): shape is TableShape => TABLE_SHAPES.some((one) => one === shape);

/** Returns a short label for places where a name would be unreadable: "12" for "Table 12". */
export const shortName = (name: string): string => /\d+$/.exec(name)?.[0] ?? name;

interface Stored {
  readonly id: string;
  readonly version: number;
}

/** Corners in metres, in order. */
export type RoomOutline = readonly (readonly [x: number, y: number])[];

/**
 * A floor plan: a picture of the venue under a room, after rotation. Metres, from the room's upper left
 * corner to the picture's.
 */
export interface FloorPlan {
  /** The attachment's id. */
  readonly file: string;
  /** Width of the complete picture in metres. */
  readonly width: number;
  readonly x: number;
  readonly y: number;
  /** Quarter turns, clockwise. */
  readonly turn: number;
  readonly shown: boolean;
}

/** A room; lengths in metres. */
export interface SeatingChart extends Stored {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The walls; null is the rectangle of its width and height. */
  readonly outline: RoomOutline | null;
  /** The picture below the room. */
  readonly floor: FloorPlan | null;
  /** Unit in which lengths are shown and typed. */
  readonly unit: LengthUnit;
  /** The couple's place in this room; null if not asked. */
  readonly couple_place?: CouplePlace | null;
}

/**
 * Places of the couple: at a head table, at their own table, among guests, or as ordinary guests of the list.
 */
export const COUPLE_PLACES = ['head', 'sweetheart', 'among', 'listed'] as const;
export type CouplePlace = (typeof COUPLE_PLACES)[number];

/** An item in a room: middle, size, and rotation in degrees. */
export interface RoomItem extends Stored {
  readonly chart_id: string;
  readonly name: string;
  readonly shape: Shape;
  readonly seats: number;
  readonly wheelchair_places: number;
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  /** True if two of the table's seats are the couple's. */
  readonly couple?: boolean;
}

/** A seat assignment; `person` counts a guest's party, and 0 is the guest. */
export interface SeatAssignment extends Stored {
  readonly chart_id: string;
  readonly table_id: string;
  readonly guest_id: string;
  readonly person: number;
  readonly seat: number;
  readonly locked: boolean;
}

export interface StoredRule extends Stored {
  readonly kind: RuleKind;
  readonly guests: readonly string[];
  readonly tables: readonly string[];
  readonly hard: boolean;
  readonly weight: number;
  /** The number of people, for `at-least`. */
  readonly least?: number | null;
  /** True if only the author sees author and reason. */
  readonly confidential: boolean;
}

export interface SeatingWish extends Stored {
  readonly rule_id: string;
  readonly reason: string | null;
}

export const CHART_NAME = 60;
export const TABLE_NAME = 40;
export const WISH_REASON = 500;
export const MOST_SEATS = 80;

/** Printed papers of a room. */
export const PAPERS = [
  'place-cards',
  'table-cards',
  'poster-tables',
  'poster-names',
  'kitchen',
  'door',
  'room',
] as const;
export type Paper = (typeof PAPERS)[number];
