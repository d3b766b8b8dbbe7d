/** The layers over a page, stored in a history entry's state. */
export interface EntryLayers {
  /** Number of entries above the page's own. */
  readonly level: number;
  /** Ids of its open layers, topmost last; fewer than `level` after some were closed. */
  readonly over: readonly string[];
}

const NONE: EntryLayers = { level: 0, over: [] };

export const layersOf = (state: unknown): EntryLayers =>
  typeof state === 'object' && state !== null && 'layers' in state ? (state.layers as EntryLayers) : NONE;
