/** What the state of an entry of the history says of what is open over its page. */
export interface EntryLayers {
  /** How many entries it lies above the page's own. */
  readonly level: number;
  /** What is open in it: one id each, the topmost last. Fewer than its level, once some of it is closed. */
  readonly over: readonly string[];
}

const NONE: EntryLayers = { level: 0, over: [] };

export const layersOf = (state: unknown): EntryLayers =>
  typeof state === 'object' && state !== null && 'layers' in state ? (state.layers as EntryLayers) : NONE;
