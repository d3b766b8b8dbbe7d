import { useSyncExternalStore } from 'react';

/** A device that has the plan open: the person, and the row that is open in a form. */
export interface Present {
  readonly user_id: string;
  readonly row: string | null;
}

/**
 * Other devices that are present, and this device's open row. This file is separate, because few plans need
 * the channel's code.
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

/** Registers the function that sends the open row to others, and calls it once. */
export function tellOfRow(tell: (row: string | null) => void): void {
  whenMoved = tell;
  tell(open);
}

/** Sets the row that is open in a form on this device. Returns a function that clears it. */
export function openRow(row: string): () => void {
  open = row;
  whenMoved(open);
  return () => {
    if (open !== row) return;
    open = null;
    whenMoved(open);
  };
}
