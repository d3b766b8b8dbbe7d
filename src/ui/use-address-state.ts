import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { layersOf } from './entry-layers';

/** Milliseconds without a change after which the address follows; browsers limit how often it may. */
const PAUSE = 250;

/** Codec between a page's state and its address: created once beside the page, not in a component. */
export interface AddressCodec<S extends object> {
  /** Anybody may have written the address: what is unknown in it is the usual. */
  readonly read: (params: URLSearchParams) => S;
  /** Only what differs from the usual, so that the plain page keeps its plain address. */
  readonly write: (state: S) => Record<string, string>;
}

/** View, search and filters: the page follows at once, the address a moment later, and Back is followed too. */
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
   * Own changes of the address that haven't come back yet: a busy page receives them late, perhaps after the
   * next one.
   */
  const onTheWay = useRef(new Set<string>());
  const stored = addressOf(read(params));
  const wanted = addressOf(state);

  // The address changed by itself.
  useEffect(() => {
    // A press in a layer over the page navigates to another address.
    const isUncovered = isBack && level < shownLevel.current;
    const isSame = stored === seen.current;
    shownLevel.current = level;
    seen.current = stored;
    if (stored === written.current) return onTheWay.current.clear();
    if (isSame || onTheWay.current.has(stored)) return;
    written.current = stored;
    // The layer had a history entry, in which the address changed.
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
