import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { layersOf } from './entry-layers';

/** Debounce of address updates, in milliseconds. Browsers limit how often the address can change. */
const PAUSE = 250;

/**
 * Codec between a page's state and its address. Create it outside of components, so that it stays the same
 * object.
 */
export interface AddressCodec<S extends object> {
  /** Parses the state. Unknown values become defaults, because anybody can write an address. */
  readonly read: (params: URLSearchParams) => S;
  /** Returns only values that differ from the defaults, so that an unfiltered page has a plain address. */
  readonly write: (state: S) => Record<string, string>;
}

/**
 * State of a page's view, search and filters. The page changes at once, the address a moment later. The Back
 * button restores an earlier state.
 */
export function useAddressState<S extends object>({
  read,
  write,
}: AddressCodec<S>): [state: S, change: (change: Partial<S>) => void] {
  const [params, setParams] = useSearchParams();
  const { level } = layersOf(useLocation().state);
  const shownLevel = useRef(level);
  const isBack = useNavigationType() === 'POP';
  const seen = useRef<string | null>(null);
  const [state, setState] = useState(() => read(params));
  const addressOf = (of: S) => new URLSearchParams(write(of)).toString();
  const written = useRef(addressOf(state));
  /**
   * Address changes by this hook that the router hasn't reported yet. On a busy page the router reports late,
   * perhaps after the next change.
   */
  const onTheWay = useRef(new Set<string>());
  const stored = addressOf(read(params));
  const wanted = addressOf(state);

  // The address was changed elsewhere, for example by Back.
  useEffect(() => {
    // True if Back has closed a layer over the page.
    const isUncovered = isBack && level < shownLevel.current;
    const isSame = stored === seen.current;
    shownLevel.current = level;
    seen.current = stored;
    if (stored === written.current) return onTheWay.current.clear();
    if (isSame || onTheWay.current.has(stored)) return;
    written.current = stored;
    // When Back closes a layer, the page under the layer keeps its state.
    if (!isUncovered) setState(read(new URLSearchParams(stored)));
  }, [stored, read, level, isBack]);

  useEffect(() => {
    if (wanted === written.current) return;
    const timer = setTimeout(() => {
      written.current = wanted;
      onTheWay.current.add(wanted);
      setParams(wanted, { replace: true, state: window.history.state?.usr });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [wanted, setParams]);

  return [state, useCallback((change: Partial<S>) => setState((current) => ({ ...current, ...change })), [])];
}
