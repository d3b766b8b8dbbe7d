/**
 * A message at the edge of the screen. Any code can show a toast. The first toast loads the component that
 * draws toasts.
 */
export interface Toast {
  id: number;
  title: string;
  text?: string | undefined;
  tone: 'success' | 'danger' | 'plain';
  action?: { label: string; run: () => void } | undefined;
  link?: { label: string; href: string } | undefined;
  /** Milliseconds that the toast stays on screen. */
  duration: number;
}

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

const LIMIT = 3;

export function toast(
  message: Omit<Toast, 'id' | 'tone' | 'duration'> & { tone?: Toast['tone']; duration?: number },
): number {
  last += 1;
  const lasting = message.action || message.link ? 10_000 : 6_000;
  const added: Toast = { tone: 'plain', duration: lasting, ...message, id: last };
  set([...toasts, added].slice(-LIMIT));
  return last;
}

export const dismissToast = (id: number): void => set(toasts.filter((shown) => shown.id !== id));

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: () => toasts,
};
