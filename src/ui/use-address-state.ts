import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { layersOf } from './entry-layers';

/**
 * The address is updated after this long without a change, because browsers limit how often it may change.
 * Milliseconds.
 */
const PAUSE = 250;

/** Codec between a page's state and its address. It is created once beside the page, not in a component. */
export interface AddressCodec<S extends object> {
  /** Parses the state. Anybody may have written the address, so that unknown values become defaults. */
  readonly read: (params: URLSearchParams) => S;
  /** Writes only values other than the defaults, so that an unfiltered page has a plain address. */
  readonly write: (state: S) => Record<string, string>;
}

/**
 * State of view, search and filters. The page changes at once and the address a moment later; Back restores
 * an earlier state.
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
   * Own changes of the address that the router hasn't reported yet; a busy page is told late, perhaps after
   * the next change.
   */
  const onTheWay = useRef(new Set<string>());
  const stored = addressOf(read(params));
  const wanted = addressOf(state);

  // The address changed from outside, as by Back.
  useEffect(() => {
    // A press in a layer over the page navigates to another address.
    const isUncovered = isBack && level < shownLevel.current;
    const isSame = stored === seen.current;
    shownLevel.current = level;
    seen.current = stored;
    if (stored === written.current) return onTheWay.current.clear();
    if (isSame || onTheWay.current.has(stored)) return;
    written.current = stored;
    // The layer had its own history entry, in which the address changed.
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
