import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readTaskState, type TaskListState, writeTaskState } from './task-list';

/** Milliseconds without a change after which the address follows; browsers limit how often it may. */
const PAUSE = 250;

const addressOf = (state: TaskListState): string => new URLSearchParams(writeTaskState(state)).toString();

/** View, search and filters: the page follows at once, the address a moment later, and Back is followed too. */
export function useTaskState(): [TaskListState, (change: Partial<TaskListState>) => void] {
  const [params, setParams] = useSearchParams();
  const [state, setState] = useState(() => readTaskState(params));
  const written = useRef(addressOf(state));
  const stored = addressOf(readTaskState(params));
  const wanted = addressOf(state);

  useEffect(() => {
    if (stored === written.current) return;
    written.current = stored;
    setState(readTaskState(new URLSearchParams(stored)));
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
    useCallback((change: Partial<TaskListState>) => setState((current) => ({ ...current, ...change })), []),
  ];
}
