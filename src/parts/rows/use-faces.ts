import { use, useContext, useEffect } from 'react';
import type { RowTable } from '@/data/sync/noun';
import type { Face, Faces } from './face';
import { FaceContext, type LoadFace } from './face-context';

type Loading = Map<RowTable, Promise<Face | null>>;

/** Faces that were requested. `use` needs the same promise in each render. */
const requested = new WeakMap<LoadFace, Loading>();

function loadOf(load: LoadFace, table: RowTable): Promise<Face | null> {
  const loading: Loading = requested.get(load) ?? new Map();
  const face =
    loading.get(table) ??
    load(table).then(
      (one) => one ?? null,
      () => null,
    );
  requested.set(load, loading.set(table, face));
  return face;
}

/**
 * Returns the faces of other modules' rows. The component suspends until they are loaded. Null if one of them
 * can't be loaded.
 */
export function useFaces(tables: readonly RowTable[]): Faces | null {
  const load = useContext(FaceContext);
  const loading = tables.map((table) => [table, loadOf(load, table)] as const);
  const faces = loading.map(([table, face]) => [table, use(face)] as const);
  const missing = faces.flatMap(([table, face]) => (face ? [] : [table])).join(' ');
  useEffect(
    () => () => {
      // A face that couldn't be loaded is requested again when the component is shown the next time. While it
      // is shown, another request would follow each failure at once.
      for (const table of missing.split(' ')) requested.get(load)?.delete(table as RowTable);
    },
    [load, missing],
  );
  return missing === '' ? (Object.fromEntries(faces) as Faces) : null;
}
