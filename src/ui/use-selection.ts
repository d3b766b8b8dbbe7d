import { useCallback, useMemo, useState } from 'react';

export interface Selection {
  active: boolean;
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  set: (ids: Iterable<string>) => void;
  start: () => void;
  stop: () => void;
}

const NONE: ReadonlySet<string> = new Set();

export function useSelection(): Selection {
  const [active, setActive] = useState(false);
  const [ids, setIds] = useState(NONE);
  const toggle = useCallback(
    (id: string) =>
      setIds((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    [],
  );
  const start = useCallback(() => setActive(true), []);
  const stop = useCallback(() => {
    setActive(false);
    setIds(NONE);
  }, []);
  return useMemo(
    () => ({
      active,
      ids,
      toggle,
      set: (all: Iterable<string>) => setIds(new Set(all)),
      start,
      stop,
    }),
    [active, ids, toggle, start, stop],
  );
}

/** The selected rows, divided into those that an action affects and those that it leaves out. */
export interface Chosen<R> {
  /** Selected rows that match the search and filters. */
  readonly rows: readonly R[];
  /** Selected rows that the search or filters hide. Actions leave them out. */
  readonly hidden: readonly R[];
}

export function chosenOf<R extends { readonly id: string }>(
  { ids }: Pick<Selection, 'ids'>,
  rows: readonly R[],
  shown: readonly R[],
): Chosen<R> {
  const seen = new Set(shown.map(({ id }) => id));
  const selected = rows.filter(({ id }) => ids.has(id));
  return {
    rows: selected.filter(({ id }) => seen.has(id)),
    hidden: selected.filter(({ id }) => !seen.has(id)),
  };
}
