import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ListState, readListState, writeListState } from './ledger-list';

/** Milliseconds without a change after which the address follows; browsers limit how often it may. */
const PAUSE = 250;

const addressOf = (state: ListState): string => new URLSearchParams(writeListState(state)).toString();

/** View, search and filters: the page follows at once, the address a moment later, and Back is followed too. */
export function useListState(): [ListState, (change: Partial<ListState>) => void] {
  const [params, setParams] = useSearchParams();
  const [state, setState] = useState(() => readListState(params));
  const written = useRef(addressOf(state));
  const stored = addressOf(readListState(params));
  const wanted = addressOf(state);

  useEffect(() => {
    if (stored === written.current) return;
    written.current = stored;
    setState(readListState(new URLSearchParams(stored)));
  }, [stored]);

  useEffect(() => {
    if (wanted === written.current) return;
    const timer = setTimeout(() => {
      written.current = wanted;
      setParams(wanted, { replace: true });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [wanted, setParams]);

  return [
    state,
    useCallback((change: Partial<ListState>) => setState((current) => ({ ...current, ...change })), []),
  ];
}
