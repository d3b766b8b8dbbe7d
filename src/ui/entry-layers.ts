/** The layers over a page (dialogs, sheets), stored in the state of a history entry. */
export interface EntryLayers {
  /** Number of history entries above the page's entry. */
  readonly level: number;
  /** Ids of the open layers, topmost last. The list is shorter than `level` if some layers were closed. */
  readonly over: readonly string[];
}

const NONE: EntryLayers = { level: 0, over: [] };

export const layersOf = (state: unknown): EntryLayers =>
  typeof state === 'object' && state !== null && 'layers' in state ? (state.layers as EntryLayers) : NONE;
