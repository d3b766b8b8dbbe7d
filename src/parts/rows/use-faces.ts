import { use, useContext } from 'react';
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
      () => {
        // The next time the component is shown, the face is requested again.
        loading.delete(table);
        return null;
      },
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
  return faces.every(([, face]) => face) ? Object.fromEntries(faces) : null;
}
