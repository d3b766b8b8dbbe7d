import type { RuleKind } from './problem';

/**
 * Units of length. Lengths are stored in metres, rounded to the centimetre. Screens show them in the room's
 * unit.
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
export const FEATURE_SHAPES = ['dance-floor', 'stage', 'music', 'bar', 'door', 'pillar'] as const;
export type FeatureShape = (typeof FEATURE_SHAPES)[number];
export type Shape = TableShape | FeatureShape;
export const SHAPES: readonly Shape[] = [...TABLE_SHAPES, ...FEATURE_SHAPES];

export const isTableShape = (shape: Shape): shape is TableShape => TABLE_SHAPES.some((one) => one === shape);

/** Returns a short label for places where a full name doesn't fit: "12" for "Table 12". */
export const shortName = (name: string): string => /\d+$/.exec(name)?.[0] ?? name;

interface Stored {
  readonly id: string;
  readonly version: number;
}

/** Corners of the room in metres, in order around the room. */
export type RoomOutline = readonly (readonly [x: number, y: number])[];

/**
 * A picture of the venue, drawn as the background of a room. `x` and `y` are metres from the room's upper
 * left corner to the upper left corner of the rotated picture.
 */
export interface FloorPlan {
  readonly file: string;
  /** Width of the whole picture, in metres. */
  readonly width: number;
  readonly x: number;
  readonly y: number;
  /** Clockwise rotation in quarter turns. */
  readonly turn: number;
  readonly shown: boolean;
}

/** A room. Lengths are in metres. */
export interface SeatingChart extends Stored {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Walls of the room; null for a rectangle of `width` and `height`. */
  readonly outline: RoomOutline | null;
  readonly floor: FloorPlan | null;
  readonly unit: LengthUnit;
  /** Where the couple sits in this room; null if the user hasn't said yet. */
  readonly couple_place?: CouplePlace | null;
}

/**
 * Where the couple sits: at the head table, at a table of their own, among the guests, or as normal entries
 * of the guest list.
 */
export const COUPLE_PLACES = ['head', 'sweetheart', 'among', 'listed'] as const;
export type CouplePlace = (typeof COUPLE_PLACES)[number];

/** A table or other item in a room. `x` and `y` are its centre in metres, and `rotation` is in degrees. */
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
  /** True if two seats of the table are for the couple. */
  readonly couple?: boolean;
}

/** The seat of a person. `person` is 0 for the named guest, and 1 or more for the unnamed companions. */
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
  /** Minimum number of people; only for `at-least`. */
  readonly least?: number | null;
  /** True if only the author can see the rule's author and reason. */
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
