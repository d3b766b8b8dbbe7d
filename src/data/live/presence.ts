import { useSyncExternalStore } from 'react';

/** Presence of a device on a plan: the person, and the row open in a form. */
export interface Present {
  readonly user_id: string;
  readonly row: string | null;
}

/**
 * Other devices present, and this device's open row. Separate from the channel's code, which few plans need.
 */
let here: readonly Present[] = [];
let open: string | null = null;
const listeners = new Set<() => void>();
let whenMoved: (row: string | null) => void = () => undefined;

export function setHere(next: readonly Present[]): void {
  here = next;
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const read = (): readonly Present[] => here;
export const useHere = (): readonly Present[] => useSyncExternalStore(subscribe, read, read);

/** Registers the function that broadcasts the open row, and calls it once. */
export function tellOfRow(tell: (row: string | null) => void): void {
  whenMoved = tell;
  tell(open);
}

/** Sets the row open in a form of this device; returns a function that closes it. */
export function openRow(row: string): () => void {
  open = row;
  whenMoved(open);
  return () => {
    if (open !== row) return;
    open = null;
    whenMoved(open);
  };
}
