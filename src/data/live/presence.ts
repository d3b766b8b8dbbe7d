import { useSyncExternalStore } from 'react';

/** A device on which somebody looks at the plan: who it is, and the row that they have open in a form. */
export interface Present {
  readonly user_id: string;
  readonly row: string | null;
}

/** Who is there beside this device, and what this device has open. Kept apart from the channel, which few plans need. */
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

/** What tells the others of the row that is open; once at first. */
export function tellOfRow(tell: (row: string | null) => void): void {
  whenMoved = tell;
  tell(open);
}

/** The row that is open in a form of this device, until it is closed. */
export function openRow(row: string): () => void {
  open = row;
  whenMoved(open);
  return () => {
    if (open !== row) return;
    open = null;
    whenMoved(open);
  };
}
