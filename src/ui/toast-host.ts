/** The dialogs that are open, the topmost last. */
let hosts: readonly Element[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Element[]): void {
  hosts = next;
  for (const listener of listeners) listener();
}

/** A dialog keeps the focus within itself: while it is open, toasts are shown in it. Answers what ends that. */
export function hostToasts(dialog: Element): () => void {
  set([...hosts, dialog]);
  return () => set(hosts.filter((host) => host !== dialog));
}

export const toastHost = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: () => hosts.at(-1),
};
