import type { RuleKind } from './problem';

/** Lengths are stored in metres, to the centimetre, and shown and typed in the room's own unit. */
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
/** What has no seats. */
export const FEATURE_SHAPES = ['dance-floor', 'stage', 'music', 'bar', 'door', 'pillar'] as const;
export type FeatureShape = (typeof FEATURE_SHAPES)[number];
export type Shape = TableShape | FeatureShape;
export const SHAPES: readonly Shape[] = [...TABLE_SHAPES, ...FEATURE_SHAPES];

export const isTableShape = (shape: Shape): shape is TableShape => TABLE_SHAPES.some((one) => one === shape);

/** Short label where a name would be too small to read: "12" of "Table 12". */
export const shortName = (name: string): string => /\d+$/.exec(name)?.[0] ?? name;

interface Stored {
  readonly id: string;
  readonly version: number;
}

/** Corners in metres, one after the other. */
export type RoomOutline = readonly (readonly [x: number, y: number])[];

/**
 * Floor plan: a picture of the venue under a room, after rotation. Metres, from the room's upper left corner
 * to the picture's.
 */
export interface FloorPlan {
  /** The attachment. */
  readonly file: string;
  /** Width of the complete picture in metres. */
  readonly width: number;
  readonly x: number;
  readonly y: number;
  /** Quarter turns, clockwise. */
  readonly turn: number;
  readonly shown: boolean;
}

/** A room, in metres. */
export interface SeatingChart extends Stored {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Null is the rectangle of its width and height. */
  readonly outline: RoomOutline | null;
  /** The picture under it. */
  readonly floor: FloorPlan | null;
  /** Unit in which lengths are shown and typed. */
  readonly unit: LengthUnit;
  /** The couple's place, as answered in this room; null if not asked. */
  readonly couple_place?: CouplePlace | null;
}

/** At a head table, at their own table, among guests; or as ordinary guests of the list. */
export const COUPLE_PLACES = ['head', 'sweetheart', 'among', 'listed'] as const;
export type CouplePlace = (typeof COUPLE_PLACES)[number];

/** An item in a room: centre, size and rotation in degrees. */
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
  /** Two of its seats are the couple's. */
  readonly couple?: boolean;
}

/** Who sits where: `person` counts those of a guest's party, 0 is the guest. */
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
  /** Of `at-least`: how many people. */
  readonly least?: number | null;
  /** Author and reason are visible to the author only. */
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

/** What is put on paper of a room. */
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
