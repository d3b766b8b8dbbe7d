import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type EntryLayers, layersOf } from './entry-layers';

interface Layer {
  readonly id: string;
  readonly close: () => void;
  readonly reopen: () => void;
  readonly push: (layers: EntryLayers) => void;
}

/** The open layers, topmost last. */
const open: Layer[] = [];
/**
 * Functions that reopen layers closed by Back. They are kept while Forward can still reach their history
 * entries.
 */
const closed = new Map<string, () => void>();

const entryNow = () => ({
  ...layersOf(window.history.state?.usr),
  index: Number(window.history.state?.idx ?? 0),
});
/** The last known state of the history entry. */
let known = typeof window === 'undefined' ? { level: 0, over: [], index: 0 } : entryNow();

/** Writes the open layers into the current history entry. The entry of a closed layer is reused. */
function settle(): void {
  const { level } = entryNow();
  const over = open.map(({ id }) => id);
  if (level > 0) {
    const { state } = window.history;
    // Doesn't use the router, because nothing visible changes.
    window.history.replaceState({ ...state, usr: { ...state.usr, layers: { level, over } } }, '');
  }
  for (const [i, layer] of open.entries()) {
    if (i < level) continue;
    // A new entry discards the entries that Forward would reach.
    closed.clear();
    layer.push({ level: i + 1, over: over.slice(0, i + 1) });
  }
  known = entryNow();
}

/**
 * Handles Back and Forward. Back closes the topmost layer, or leaves the page if no layer is open. Forward
 * reopens the layer.
 */
function follow(): void {
  const before = known;
  known = entryNow();
  const { level, index, over } = known;
  const isBack = index < before.index && level < before.level;
  // The layer of this entry is closed already, so go back further.
  if (isBack && level >= open.length) {
    window.history.go(open.length - 1 - level);
    return;
  }
  for (const [i, layer] of [...open.entries()].slice(level).reverse()) {
    closed.set(before.over[i] ?? layer.id, layer.reopen);
    layer.close();
  }
  const next = over[open.length];
  if (index > before.index && next !== undefined) closed.get(next)?.();
  // A layer that refused to close then gets a history entry again.
  setTimeout(settle);
}
if (typeof window !== 'undefined') window.addEventListener('popstate', follow);

/**
 * Gives a layer over the page its own history entry. `hasEntry` is false for layers that close on navigation.
 */
export function useHistoryEntry(
  isOpen: boolean,
  onOpenChange: (open: boolean) => void,
  hasEntry: boolean,
): void {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const latest = useRef({ onOpenChange, push: (_layers: EntryLayers): void => undefined });
  useEffect(() => {
    const push = (layers: EntryLayers) =>
      void navigate({ pathname, search, hash }, { state: { ...state, layers } });
    latest.current = { onOpenChange, push };
  });
  useEffect(() => {
    if (!isOpen || !hasEntry) return;
    const layer: Layer = {
      id: crypto.randomUUID(),
      close: () => latest.current.onOpenChange(false),
      reopen: () => latest.current.onOpenChange(true),
      push: (layers) => latest.current.push(layers),
    };
    open.push(layer);
    // Runs only once when several layers open and close together.
    queueMicrotask(settle);
    return () => {
      open.splice(open.indexOf(layer), 1);
      queueMicrotask(settle);
    };
  }, [isOpen, hasEntry]);
}
