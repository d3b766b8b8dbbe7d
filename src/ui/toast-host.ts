/** The open dialogs, the topmost last. */
let hosts: readonly Element[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Element[]): void {
  hosts = next;
  for (const listener of listeners) listener();
}

/**
 * Shows toasts inside a dialog while the dialog is open, because the dialog traps the focus. Returns a
 * function that stops using the dialog.
 */
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
